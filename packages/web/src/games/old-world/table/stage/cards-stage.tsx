import { COLOURS, cardIn, TERRAIN_SYMBOLS, type Zone } from "@medallion/old-world/pages";
import { useState } from "react";
import { Mark } from "../../card/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { witcherIn } from "../../sight/sight.ts";
import { useTable } from "../../sight/table-context.ts";
import { TableCard } from "../thing/table-card.tsx";
import { CardGrid } from "./card-grid.tsx";
import styles from "./stage.module.css";
import { Stage } from "./stage.tsx";

const SHAPE = 120 / 196;
const SORTS = ["colour", "terrain", "cost", "where"] as const;
type Sort = (typeof SORTS)[number];
/** Fewer are found at a glance. */
const MANY = 8;
const ZONES: readonly Zone[] = ["hand", "deck", "discard"];

interface Laid {
  readonly id: string;
  readonly from: Zone;
  /** How many there are alike. */
  readonly count: number;
}

/** Cards of hand, deck and discard pile side by side, in an order that one can choose. */
export function CardsStage() {
  const { sight, text } = useTable();
  const [sort, setSort] = useState<Sort>("colour");
  const cards = laidIn(sight).toSorted((one, other) => rankOf(sight, one, sort) - rankOf(sight, other, sort));
  const mixed = new Set(cards.map(({ from }) => from)).size > 1;
  return (
    <Stage label={text("oldWorld.cards")}>
      {cards.length > MANY ? (
        <div className={styles.sorts}>
          {SORTS.map((name) => (
            <button key={name} type="button" aria-pressed={sort === name} onClick={() => setSort(name)}>
              {text("oldWorld.sort", { sort: name })}
            </button>
          ))}
        </div>
      ) : null}
      <CardGrid
        cards={cards}
        keyOf={({ id }) => id}
        shape={SHAPE}
        card={({ id, from, count }) => (
          <>
            <TableCard id={id} size="slim" likeness />
            {mixed || count > 1 ? (
              <small>
                <span className="unseen">{text("oldWorld.lies", { from, count })}</span>
                {mixed ? <Mark name={from} /> : null}
                {count > 1 ? <span aria-hidden="true">×{count}</span> : null}
              </small>
            ) : null}
          </>
        )}
      />
    </Stage>
  );
}

/** The cards that can be chosen, each once for those that are printed alike in the same place. */
function laidIn(sight: OldWorldSight): readonly Laid[] {
  return sight.choices.flatMap((choice): Laid[] => {
    if (choice.kind === "remove" || choice.kind === "discard")
      return [{ id: choice.card, from: choice.from, count: alikeIn(sight, choice.card, choice.from) }];
    if (choice.kind === "takeBack")
      return [{ id: choice.card, from: "discard", count: alikeIn(sight, choice.card, "discard") }];
    return [];
  });
}

function alikeIn({ box, view, player, ...sight }: OldWorldSight, id: string, zone: Zone): number {
  const { hand, discard, deckSeen, hidden } = witcherIn({ box, view, player, ...sight }, player);
  const cards =
    zone === "hand" ? hand : zone === "discard" ? discard : [...hidden, ...deckSeen.map(({ card }) => card)];
  const print = (card: string) => box.alike[box.cardOf.get(card) ?? -1];
  return cards?.filter((card) => print(card) === print(id)).length ?? 1;
}

function rankOf({ view }: OldWorldSight, { id, from }: Laid, sort: Sort): number {
  const { colour, terrain, cost } = cardIn(view, id);
  const rank = {
    colour: COLOURS.indexOf(colour),
    terrain: TERRAIN_SYMBOLS.indexOf(terrain),
    cost,
    where: ZONES.indexOf(from),
  };
  return rank[sort] * 100 + rank.colour * 10 + rank.cost;
}
