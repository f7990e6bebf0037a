import { attackText, fightCardOf, monsterIn } from "@medallion/old-world/pages";
import { Mark } from "../../card/index.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./foe.module.css";

/** Cards of the life deck that the viewer has looked at, from the top. */
export function SeenCards({ bout: { fight } }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { level } = monsterIn(sight.view, fight.monster ?? "");
  return fight.lifeSeen
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, card }) => {
      const printed = fightCardOf(card);
      if (printed === undefined) return null;
      const [charge, bite] = [attackText(printed, "charge", level), attackText(printed, "bite", level)];
      return (
        <span key={card} className={styles.seen} data-ref={`fight:${card}`} data-zoom={`fight:${card}`}>
          <Mark name="look" />
          {text("oldWorld.fight.seen", {
            place: place + 1,
            charge: sight.scene.say(charge),
            bite: sight.scene.say(bite),
          })}
        </span>
      );
    });
}
