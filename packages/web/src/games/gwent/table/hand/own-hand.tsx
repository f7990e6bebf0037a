import { Hand, NameBelow } from "../../../../drawn/hand/hand.tsx";
import type { HandFace, Room } from "../../../../drawn/hand/hand-layout.ts";
import { useSettings } from "../../../../settings/use-settings.ts";
import { CARD_SHAPES, CardBack, type CardSize } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { ownHand } from "../../sight/own-hand.ts";
import { cardName, playerOf } from "../../sight/sight.ts";
import { TableCard } from "../cards/table-card.tsx";
import { spotOf } from "../play/spot.ts";
import { useTable } from "../table-context.ts";

/** With its name on a plate, which can be read from some width on, or the bare shield. */
const FACES: readonly [HandFace<CardSize>, ...HandFace<CardSize>[]] = [
  faceFrom("hand", 60),
  faceFrom("tile", 56),
  faceFrom("strip", 0),
];

function faceFrom(face: CardSize, least: number): HandFace<CardSize> {
  const [width, height] = CARD_SHAPES[face];
  return { face, shape: width / height, least };
}

interface OwnHandProps {
  readonly room: Room | undefined;
  readonly lies: "open" | "sunk" | "away";
}

export function OwnHand({ room, lies }: OwnHandProps) {
  const { sight, text } = useTable();
  const { handOrder } = useSettings();
  const hand = ownHand(sight, handOrder);
  const { handCount, faction } = playerOf(sight, sight.player);
  return (
    <Hand
      zone={`hand:${sight.player}`}
      label={text("gwent.hand", { name: playerName(sight, sight.player), count: handCount })}
      room={room}
      lies={lies}
      faces={FACES}
      cards={hand?.map(({ card }) => card) ?? handCount}
      card={(place, face) => {
        const held = hand?.[place];
        return held === undefined ? null : <HandCard card={held.card} id={held.id} face={face} />;
      }}
      back={<CardBack faction={faction} />}
    />
  );
}

interface HandCardProps {
  readonly card: number;
  readonly id: string;
  readonly face: CardSize;
}

function HandCard({ card, id, face }: HandCardProps) {
  const { sight, lights } = useTable();
  const spot = spotOf.card(card);
  // Only while one is asked for cards of the hand do the others look as if they could not be played.
  const barred = HAND_QUESTIONS.has(sight.asked ?? "") && !lights.sources.has(spot);
  return (
    <>
      <TableCard
        id={id}
        card={card}
        size={face}
        inHand
        spot={spot}
        {...(barred ? { state: "disabled" as const } : {})}
      />
      {face === "strip" && lights.selected === spot ? <NameBelow>{cardName(sight, id)}</NameBelow> : null}
    </>
  );
}

const HAND_QUESTIONS: ReadonlySet<string> = new Set(["turn", "mulligan", "discard"]);
