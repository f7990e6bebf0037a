import discard from "virtual:game-icons/card-discard";
import pickup from "virtual:game-icons/card-pickup";
import { Glyph } from "../../../../look/glyph.tsx";
import { zoneOf } from "../../motion/plan/zones.ts";
import { playerName } from "../../sight/names.ts";
import { playerOf, sideOf } from "../../sight/sight.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./facts.module.css";

interface FactsProps {
  readonly player: number;
  /** With deck and discard pile, where those do not lie beside the mats. */
  readonly piles: boolean;
}

/** How many cards a player has where; opens what may be known of them. */
export function Facts({ player, piles }: FactsProps) {
  const { sight } = useTable();
  const { sight: told, text } = useToldTable("counts");
  const { handCount: hand, deckCount: deck, side } = playerOf(told, player);
  const name = playerName(sight, player);
  return (
    <button type="button" className={styles.facts} data-open={`cards:${player}`} data-nav="">
      <span className="unseen">
        {text("gwent.facts", { name, hand, deck, pile: sideOf(told, side).pile.length })}
      </span>
      <span className={styles.fact} data-zone={`hand:${player}`} aria-hidden="true">
        <HandMark />
        <HandCount player={player} />
      </span>
      {piles ? (
        <>
          <span className={`${styles.fact} ${styles.pile}`} data-zone={`deck:${player}`} aria-hidden="true">
            <Glyph path={pickup} />
            <CardCount of={zoneOf.deckCount(player)} count={playerOf(sight, player).deckCount} />
          </span>
          <span className={`${styles.fact} ${styles.pile}`} data-zone={`pile:${side}`} aria-hidden="true">
            <Glyph path={discard} />
            <CardCount of={zoneOf.pileCount(side)} count={sideOf(sight, side).pile.length} />
          </span>
        </>
      ) : null}
    </button>
  );
}

/** How many cards a player holds: the film counts with them. */
export function HandCount({ player }: { readonly player: number }) {
  const { sight } = useTable();
  return <CardCount of={zoneOf.handCount(player)} count={playerOf(sight, player).handCount} />;
}

function CardCount({ of, count }: { readonly of: string; readonly count: number }) {
  return (
    <span data-zone={of}>
      <span className={styles.number} data-number="">
        {count}
      </span>
    </span>
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
