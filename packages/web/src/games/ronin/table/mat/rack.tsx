import type { RoninSubject } from "@medallion/ronin";
import { cardIn } from "@medallion/ronin/pages";
import { CardFace, EmblemMark, XpMark } from "../../card/index.ts";
import { cardLabel, playerName } from "../../sight/names.ts";
import { playerIn, type Rubbing } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";
import styles from "./rack.module.css";

/** A row of the supply: its pair, or who took it and what lay there. Rows are counted from 1. */
export function Rack({ row }: { readonly row: number }) {
  const { sight, lights, text } = useTable();
  const { view, rubbings } = sight;
  const cards = view.rows[row - 1] ?? [];
  const spot = spotOf.row(row);
  const lit = lights.sources.has(spot);
  const rubbing = cards.length === 0 ? rubbings.get(row) : undefined;
  const last = row === view.rows.length;
  return (
    <div
      className={styles.rack}
      data-lit={lit ? "" : undefined}
      data-held={lights.selected === spot || undefined}
    >
      <header>
        <span>{row}</span>
        {last ? <XpMark value="+1" label={sight.scene.say({ key: "outline.rowXp" })} /> : null}
      </header>
      <div className={styles.pair} data-zone={`row:${row}`} data-rove="">
        {cards.map((id) => (
          <TableCard
            key={id}
            id={id}
            size="strip"
            label={text("ronin.row.card", { row, card: cardLabel(sight, id) })}
            spot={lit ? spot : undefined}
          />
        ))}
        {rubbing === undefined ? null : <Taken row={row} rubbing={rubbing} />}
      </div>
    </div>
  );
}

/** What lay there until somebody took it: everybody knows it. An Automa tells why it took this one. */
function Taken({ row, rubbing: { by, cards } }: { readonly row: number; readonly rubbing: Rubbing }) {
  const { sight, text } = useTable();
  const { view } = sight;
  const decision = view.decisions.findLastIndex(({ player, chosen }) => player === by && chosen === row);
  const subject: RoninSubject | undefined =
    decision < 0
      ? undefined
      : { kind: "pick", decision, player: by, turn: view.decisions[decision]?.turn ?? 0 };
  const { character } = playerIn(sight, by);
  const name = playerName(sight, by);
  return (
    <>
      {cards.map((id) => (
        <span key={id} className={styles.rubbing}>
          <CardFace row={cardIn(view, id)} size="strip" active={view.active} state="rubbing" />
        </span>
      ))}
      <button
        type="button"
        className={styles.taker}
        data-why={subject === undefined ? undefined : JSON.stringify(subject)}
        data-open={subject === undefined ? `seat:${by}` : undefined}
        data-nav=""
        aria-label={text("ronin.row.taken", {
          row,
          name,
          cards: cards.map((id) => cardLabel(sight, id)).join(". "),
        })}
      >
        {character === undefined ? null : <EmblemMark character={character} />}
      </button>
    </>
  );
}
