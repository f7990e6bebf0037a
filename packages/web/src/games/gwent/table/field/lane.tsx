import type { CardView, RowView } from "@medallion/gwent";
import { ROWS } from "@medallion/gwent/cards";
import type { CSSProperties } from "react";
import { Place } from "../../../../drawn/pointing/place.tsx";
import { RowMark } from "../../card/index.ts";
import { sideOf } from "../../sight/sight.ts";
import { skyOf } from "../../sky.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./lane.module.css";
import { SkyMark } from "./sky-mark.tsx";
import { Slot } from "./slot.tsx";

/** One row of one side: its total, its slot, its cards; lit as a whole if a card can go there. */
export function Lane({ side, row }: { readonly side: number; readonly row: RowView }) {
  const { sight, text } = useTable();
  const name = sight.scene.say({ key: `row.${row.row}` });
  const sky = row.weather ? skyOf(sight.view, row.row) : undefined;
  const number = ROWS.indexOf(row.row);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div className={styles.lane} data-sky={sky} role="group" aria-label={name} data-rove="">
      <button
        type="button"
        className={styles.total}
        data-zone={`row-total:${side}:${row.row}`}
        data-why={JSON.stringify({ kind: "row", side, row: number })}
        data-nav=""
      >
        <span className="unseen">{text("gwent.row.total", { row: name, total: row.total })}</span>
        <b data-number="" aria-hidden="true">
          {row.total}
        </b>
        <span className={styles.mark}>
          <RowMark row={row.row} />
        </span>
      </button>
      {sky === undefined ? null : <SkyMark sky={sky} />}
      <Slot side={side} row={row} />
      <div
        className={styles.cards}
        data-zone={`row:${side}:${row.row}`}
        data-count={row.cards.length}
        style={{ "--cards": row.cards.length } as CSSProperties}
      >
        {row.cards.map((card) => (
          <span key={card.card} className={styles.place}>
            <Unit side={side} row={number} card={card} />
          </span>
        ))}
      </div>
      <Place spot={spotOf.row(side, row.row)} label={name} />
    </div>
  );
}

function Unit({ side, row, card }: { side: number; row: number; card: CardView }) {
  const { sight } = useTable();
  const shared = sideOf(sight, side).members.length > 1;
  return (
    <TableCard
      id={card.id}
      card={card.card}
      size="strip"
      strength={card.strength}
      spot={spotOf.card(card.card)}
      why={{ kind: "strength", card: card.card, id: card.id, side, row }}
      {...(shared ? { by: card.by } : {})}
    />
  );
}
