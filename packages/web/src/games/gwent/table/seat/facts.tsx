import discard from "virtual:game-icons/card-discard";
import pickup from "virtual:game-icons/card-pickup";
import { Glyph } from "../../../../look/glyph.tsx";
import { playerName } from "../../sight/names.ts";
import { playerOf, sideOf } from "../../sight/sight.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./facts.module.css";

interface FactsProps {
  readonly player: number;
  /** With deck and discard pile, where those do not lie beside the mats. */
  readonly piles: boolean;
}

/** How many cards a player has where; opens what may be known of them. */
export function Facts({ player, piles }: FactsProps) {
  const { sight, text } = useToldTable("counts");
  const { handCount, deckCount, side } = playerOf(sight, player);
  const { pile } = sideOf(sight, side);
  const name = playerName(sight, player);
  return (
    <button type="button" className={styles.facts} data-open={`cards:${player}`} data-nav="">
      <span className="unseen">
        {text("gwent.facts", { name, hand: handCount, deck: deckCount, pile: pile.length })}
      </span>
      <span className={styles.fact} data-zone={`hand:${player}`} aria-hidden="true">
        <HandMark />
        {handCount}
      </span>
      {piles ? (
        <>
          <span className={`${styles.fact} ${styles.pile}`} data-zone={`deck:${player}`} aria-hidden="true">
            <Glyph path={pickup} />
            {deckCount}
          </span>
          <span className={`${styles.fact} ${styles.pile}`} data-zone={`pile:${side}`} aria-hidden="true">
            <Glyph path={discard} />
            {pile.length}
          </span>
        </>
      ) : null}
    </button>
  );
}

/** Cards held in a hand. */
export function HandMark() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d="M3.2 6.1l6-1.6 3.6 14.2-6 1.5ZM11.200 3.800h6.600v15h-3.200L11.200 5.400Z" />
    </svg>
  );
}
