import type { RoninSubject } from "@medallion/ronin";
import { cardIn } from "@medallion/ronin/pages";
import { CardFace, EmblemMark, XpMark } from "../../card/index.ts";
import { topicOf } from "../../motion/plan/topics.ts";
import { cardLabel, playerName } from "../../sight/names.ts";
import { playerIn, type Rubbing } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable, useToldTable } from "../table-context.ts";
import styles from "./rack.module.css";

/** A row of the supply: its pair, or who took it and what lay there. Rows are counted from 1. */
export function Rack({ row }: { readonly row: number }) {
  const { sight, lights, text } = useTable();
  const { view, rubbings } = sight;
  const cards = view.rows[row - 1] ?? [];
  const spot = spotOf.row(row);
  const lit = lights.sources.has(spot);
  const rubbing = cards.length === 0 ? rubbings.get(row) : undefined;
  // While a film still tells of the turn before, what was taken in it stays in sight.
  const told = useToldTable(topicOf.rows).sight;
  const earlier = told.view.turn === view.turn ? undefined : told.rubbings.get(row);
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
        {earlier === undefined ? null : (
          <span className={styles.earlier} aria-hidden="true">
            <Rubbed rubbing={earlier} />
          </span>
        )}
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
  const name = playerName(sight, by);
  return (
    <>
      <Rubbed rubbing={{ by, cards }} />
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
      />
    </>
  );
}

/** The pair as it lay there, and the emblem of who took it. */
function Rubbed({ rubbing: { by, cards } }: { readonly rubbing: Rubbing }) {
  const { sight } = useTable();
  const { character } = playerIn(sight, by);
  return (
    <>
      {cards.map((id) => (
        <span key={id} className={styles.rubbing}>
          <CardFace row={cardIn(sight.view, id)} size="strip" active={sight.view.active} state="rubbing" />
        </span>
      ))}
      <span className={styles.emblem}>
        {character === undefined ? null : <EmblemMark character={character} />}
      </span>
    </>
  );
}
