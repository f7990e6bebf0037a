import { deckCardNamed, monsterIn } from "@medallion/old-world/pages";
import { Piece } from "../../../../drawn/index.ts";
import { FightCardFace } from "../../card/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { spotOf } from "../../sight/spot.ts";
import { useTable } from "../../sight/table-context.ts";
import { TableCard } from "../thing/table-card.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Stage } from "./stage.tsx";

const SHAPE = 200 / 280;

/** Cards of the top of a deck that only the asked seat looks at: its own, the opponent's, or the monster's life. */
export function SeenStage() {
  const { sight, text } = useTable();
  return (
    <Stage label={text("oldWorld.seen")} title={<SeenTitle />}>
      <CardGrid cards={seenIn(sight)} keyOf={(id) => id} shape={SHAPE} card={(id) => <SeenCard id={id} />} />
    </Stage>
  );
}

function SeenTitle() {
  const { text } = useTable();
  return (
    <>
      {text("oldWorld.seen")}
      <small>{text("oldWorld.seen.alone")}</small>
    </>
  );
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

function SeenCard({ id }: { readonly id: string }) {
  const { sight } = useTable();
  const { box, view, scene } = sight;
  const fightCard = box.fightCards[box.fightCardOf.get(id) ?? -1];
  if (fightCard === undefined) return <TableCard id={id} size="hand" likeness spot={spotOf.seen(id)} />;
  const level = view.fight?.monster === undefined ? undefined : monsterIn(view, view.fight.monster).level;
  return (
    <Piece label={scene.say(deckCardNamed(id))} zoom={`fight:${id}`} spot={spotOf.seen(id)} inHand={false}>
      <FightCardFace card={fightCard} level={level} />
    </Piece>
  );
}
