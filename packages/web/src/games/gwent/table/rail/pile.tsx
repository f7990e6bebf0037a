import { Place } from "../../../../drawn/pointing/place.tsx";
import { CardBack, CardFace } from "../../card/index.ts";
import { zoneOf } from "../../motion/plan/zones.ts";
import { playerName, sideName } from "../../sight/names.ts";
import { cardName, playerOf, sideOf } from "../../sight/sight.ts";
import { faceOf } from "../cards/face-of.ts";
import { spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./pile.module.css";

/** The decks of a side and its discard pile. */
export function Piles({ side }: { readonly side: number }) {
  const { sight } = useTable();
  return (
    <div className={styles.piles} data-rove="">
      {sideOf(sight, side).members.map((player) => (
        <Deck key={player} player={player} />
      ))}
      <DiscardPile side={side} />
    </div>
  );
}

function Deck({ player }: { player: number }) {
  const { sight } = useTable();
  const { sight: told, text } = useToldTable("counts");
  const { deckCount, faction } = playerOf(told, player);
  const name = playerName(sight, player);
  return (
    <button
      type="button"
      className={styles.stack}
      data-zone={`deck:${player}`}
      data-open={`cards:${player}`}
      data-nav=""
      data-empty={deckCount === 0 || undefined}
      aria-label={text("gwent.deck", { name, count: deckCount })}
    >
      {deckCount === 0 ? null : <CardBack faction={faction} />}
      <Count of={zoneOf.deckCount(player)} count={playerOf(sight, player).deckCount} />
    </button>
  );
}

function DiscardPile({ side }: { side: number }) {
  const { sight, text } = useTable();
  const { sight: counted } = useToldTable("counts");
  const { pile } = sideOf(sight, side);
  const newest = pile.at(-1);
  const count = sideOf(counted, side).pile.length;
  const label = text("gwent.pile", { names: sideName(sight, side), count });
  return (
    <div className={styles.pile} data-zone={`pile:${side}`} data-empty={newest === undefined || undefined}>
      {newest === undefined ? null : (
        <span className={styles.top} data-ref={newest.card}>
          <CardFace
            {...faceOf(sight.view, newest.id)}
            name={cardName(sight, newest.id)}
            size="strip"
            state="disabled"
          />
        </span>
      )}
      <button
        type="button"
        className={styles.cover}
        data-open={`pile:${side}`}
        data-nav=""
        aria-label={label}
      >
        <Count of={zoneOf.pileCount(side)} count={pile.length} />
      </button>
      <Place spot={spotOf.pile(side)} label={label} />
    </div>
  );
}

/** The film counts it with the cards. */
function Count({ of, count }: { readonly of: string; readonly count: number }) {
  return (
    <b data-zone={of}>
      <span className={styles.number} data-number="">
        {count}
      </span>
    </b>
  );
}
