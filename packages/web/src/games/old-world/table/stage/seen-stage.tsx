import { deckCardNamed, monsterIn } from "@medallion/old-world/pages";
import { Piece } from "../../../../drawn/index.ts";
import { FightCardFace } from "../../card/index.ts";
import { type OldWorldSight, witcherIn } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { TableCard } from "../thing/table-card.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Stage } from "./stage.tsx";

const SHAPE = 200 / 280;

/**
 * Cards of the top of a deck that only the asked seat looks at: its own, the opponent's, or the monster's life. Where
 * they are put in order, each bears its number from the top.
 */
export function SeenStage() {
  const { sight, lights, text } = useTable();
  const placed = placedIn(sight);
  const numberOf = (id: string): number | undefined => {
    const place = placed.indexOf(id);
    if (place >= 0) return place + 1;
    return countsFromTop(sight) && lights.selected === spotOf.seen(id) ? placed.length + 1 : undefined;
  };
  return (
    <Stage label={text("oldWorld.seen")} title={<SeenTitle />}>
      <CardGrid
        cards={[...placed, ...seenIn(sight)]}
        keyOf={(id) => id}
        shape={SHAPE}
        card={(id) => (
          <>
            <SeenCard id={id} isPlaced={placed.includes(id)} />
            {numberOf(id) === undefined ? null : <small data-order="">{numberOf(id)}</small>}
          </>
        )}
      />
    </Stage>
  );
}

function SeenTitle() {
  const { sight, text } = useTable();
  const { ask } = sight;
  const isOrdered = ask?.kind === "orderSeen" || ask?.kind === "orderOwn";
  return (
    <>
      {text("oldWorld.seen")}
      <small>
        {text("oldWorld.seen.alone")}
        {isOrdered
          ? ` ${text("oldWorld.seen.order", { to: countsFromTop(sight) ? "top" : "bottom" })}`
          : null}
      </small>
    </>
  );
}

/** Under a deck nobody sees how far a card lies from its top. */
function countsFromTop({ ask }: OldWorldSight): boolean {
  return ask?.kind === "orderSeen" || (ask?.kind === "orderOwn" && ask.rest === "top");
}

/** The cards that have their place already, from the top. */
function placedIn(sight: OldWorldSight): readonly string[] {
  const { ask, view, player } = sight;
  if (ask === undefined || !countsFromTop(sight) || !("placed" in ask)) return [];
  const { fight } = view;
  const opponent = fight?.attacker === player ? fight.defender : fight?.attacker;
  const owner = ask.kind === "orderOwn" ? player : opponent;
  const seen = owner === undefined ? fight?.lifeSeen : witcherIn(sight, owner).deckSeen;
  return (seen ?? [])
    .filter(({ place }) => place < ask.placed)
    .toSorted((one, other) => one.place - other.place)
    .map(({ card }) => card);
}

function seenIn({ choices }: OldWorldSight): readonly string[] {
  return choices.flatMap((choice) =>
    choice.kind === "keepSeen" ||
    choice.kind === "putBack" ||
    choice.kind === "discardSeen" ||
    choice.kind === "putOnTop"
      ? [choice.card]
      : [],
  );
}

function SeenCard({ id, isPlaced }: { readonly id: string; readonly isPlaced: boolean }) {
  const { sight } = useTable();
  const { box, view, scene } = sight;
  const state = isPlaced ? "disabled" : undefined;
  const fightCard = box.fightCards[box.fightCardOf.get(id) ?? -1];
  if (fightCard === undefined)
    return <TableCard id={id} size="hand" likeness spot={spotOf.seen(id)} state={state} />;
  const level = view.fight?.monster === undefined ? undefined : monsterIn(view, view.fight.monster).level;
  return (
    <Piece
      label={scene.say(deckCardNamed(id))}
      zoom={`fight:${id}`}
      spot={spotOf.seen(id)}
      inHand={false}
      state={state}
    >
      <FightCardFace card={fightCard} level={level} />
    </Piece>
  );
}
