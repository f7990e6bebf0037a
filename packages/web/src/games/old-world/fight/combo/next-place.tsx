import { cardIn, colourName } from "@medallion/old-world/pages";
import { Place } from "../../../../drawn/index.ts";
import { ClaspMark } from "../../card/index.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./combo.module.css";

/** Where the next card of a combo goes: which colours can follow, and whether one may come without a link. */
export function NextPlace({ last }: { readonly last: string | undefined }) {
  const { sight, lights, text } = useTable();
  const colours = last === undefined ? [] : cardIn(sight.view, last).extensions.map(({ colour }) => colour);
  const canLay = sight.choices.some(({ kind }) => kind === "lay");
  const isFree = sight.choices.some((choice) => choice.kind === "lay" && choice.free === true);
  if (last !== undefined && !canLay) return null;
  return (
    <li className={styles.next} data-lit={lights.targets.has("combo") ? "" : undefined}>
      <span className={styles.colours}>
        {colours.map((colour) => (
          <ClaspMark key={colour} colour={colour} label={sight.scene.say(colourName(colour))} />
        ))}
      </span>
      <span className={styles.nextWords}>
        {text("oldWorld.fight.next", {
          first: last === undefined ? "yes" : "no",
          free: isFree ? "yes" : "no",
        })}
      </span>
      <Place<OldWorldSpot> spot="combo" label={text("oldWorld.fight.combo")} />
      {lights.targets.has("free") ? (
        <span className={styles.free}>
          <Place<OldWorldSpot> spot="free" label={text("oldWorld.fight.free")} />
          {text("oldWorld.fight.free")}
        </span>
      ) : null}
    </li>
  );
}
