import { Place } from "../../../../drawn/pointing/place.tsx";
import { CardBack, CardFace } from "../../card/index.ts";
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
  const { sight, text } = useToldTable("counts");
  const { deckCount, faction } = playerOf(sight, player);
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
      <b>{deckCount}</b>
    </button>
  );
}

function DiscardPile({ side }: { side: number }) {
  const { sight, text } = useTable();
  const { sight: counted } = useToldTable("counts");
  const newest = sideOf(sight, side).pile.at(-1);
  const { pile } = sideOf(counted, side);
  const label = text("gwent.pile", { names: sideName(sight, side), count: pile.length });
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
        <b>{pile.length}</b>
      </button>
      <Place spot={spotOf.pile(side)} label={label} />
    </div>
  );
}
