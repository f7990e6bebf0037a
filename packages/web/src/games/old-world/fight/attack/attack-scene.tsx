import { attackName, fightCardOf, type Half, monsterIn } from "@medallion/old-world/pages";
import { CardBack, FightCardFace } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import type { Bout } from "../bout.ts";
import styles from "./attack.module.css";
import { AttackHalf } from "./attack-half.tsx";
import { Blow } from "./blow.tsx";

const HALVES: readonly Half[] = ["charge", "bite"];

/** The monster's combat turn: who names charge or bite, the card, and what is being dealt. */
export function AttackScene({ bout }: { readonly bout: Bout }) {
  const { sight, text } = useTable();
  const { fight, deciders } = bout;
  const { attack } = fight;
  const card = attack?.card === undefined ? undefined : fightCardOf(attack.card);
  const { level } = monsterIn(sight.view, fight.monster ?? "");
  const decides = sight.asked === "attack" || sight.asked === "revealedAttack";
  const asked = sight.view.asks.find(({ kind }) => kind === "attack" || kind === "revealedAttack");
  const name = playerName(sight, asked?.seat ?? deciders[0] ?? fight.attacker);
  return (
    <div className={styles.scene}>
      <div className={styles.halves} data-revealed={card === undefined ? undefined : ""}>
        {HALVES.map((half) => (
          <AttackHalf key={half} half={half} card={card} level={level} attack={attack} decides={decides} />
        ))}
        <span className={styles.card} data-zone="monster:revealed">
          {card === undefined ? (
            <CardBack kind="fight" />
          ) : (
            <FightCardFace card={card} level={level} chosen={attack?.half} />
          )}
        </span>
      </div>
      <p className={styles.who}>
        {text("oldWorld.fight.attack", {
          state: decides
            ? "yours"
            : asked !== undefined
              ? "awaited"
              : attack?.half === undefined
                ? "coming"
                : "named",
          name,
          attack: attack?.half === undefined ? "" : sight.scene.say(attackName(attack.half)),
        })}
      </p>
      <Blow bout={bout} />
    </div>
  );
}
