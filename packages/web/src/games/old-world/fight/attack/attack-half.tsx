import type { AttackView } from "@medallion/old-world";
import {
  attackName,
  attackText,
  type FightCard,
  type Half,
  type MonsterLevel,
} from "@medallion/old-world/pages";
import { Digit } from "../../../../drawn/index.ts";
import { Mark } from "../../card/index.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import styles from "./attack.module.css";

interface AttackHalfProps {
  readonly half: Half;
  /** The revealed card. */
  readonly card: FightCard | undefined;
  readonly level: MonsterLevel;
  readonly attack: AttackView | undefined;
  /** The viewer names the attack. */
  readonly decides: boolean;
}

/** Charge or bite: a button without a number for who decides, then what the card says, the chosen one lit. */
export function AttackHalf({ half, card, level, attack, decides }: AttackHalfProps) {
  const { sight } = useTable();
  const { say } = sight.scene;
  const inner = (
    <>
      <Mark name={half} />
      {card === undefined ? (
        <b>{say(attackName(half))}</b>
      ) : (
        <span>{say(attackText(card, half, level))}</span>
      )}
    </>
  );
  const isChosen = attack?.half === half;
  if (!decides)
    return (
      <span className={styles.half} data-half={half} data-chosen={isChosen ? "" : undefined}>
        {inner}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.half}
      data-half={half}
      data-decides=""
      data-spot={spotOf.half(half)}
      data-nav=""
    >
      {inner}
      <Digit spot={spotOf.half(half)} />
    </button>
  );
}
