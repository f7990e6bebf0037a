import { at, type Message, type Section } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { bonusText, sideName } from "../data/words.ts";
import { seatName } from "../describe.ts";
import type { RoninSubject } from "../explain/index.ts";
import type { BoardView, View } from "../view.ts";
import { playersInSight } from "./sight.ts";

/** The alliances, the viewer's own first, each with all that still lies ahead on its track. */
export function boardSections(view: View): readonly Section[] {
  const boards = boardsInSight(view);
  if (boards.length === 0) return [];
  return [
    {
      title: { key: "outline.alliances" },
      items: [],
      sections: boards.map((board) => boardSection(view, board)),
    },
  ];
}

/** Clockwise from the viewer's left board; its right one comes second, so that the own ones stand together. */
export function boardsInSight(view: View): readonly BoardView[] {
  const boards = playersInSight(view).flatMap((player) => view.boards[player] ?? []);
  const own = ({ seats }: BoardView): number => (view.seat !== null && seats.includes(view.seat) ? 0 : 1);
  return boards.toSorted((one, other) => own(one) - own(other));
}

function boardSection(view: View, board: BoardView): Section {
  const [seat, partner] = board.seats;
  const { marker, top, vp } = board;
  const subject: RoninSubject = { kind: "track", board: seat, partner };
  return {
    title: { key: "outline.alliance", values: { seat: seatName(seat), partner: seatName(partner) } },
    items: [
      { text: sideName(board.side) },
      ...(view.order.length === 0
        ? [{ text: { key: "outline.track", values: { space: marker, top, vp } } }]
        : [{ text: { key: "outline.track", values: { space: marker, top, vp } }, subject }]),
      ...spacesAhead(view, board.side, marker).map((text) => ({ text })),
    ],
  };
}

/** Bonuses and values of a track beyond a space. */
export function spacesAhead(view: View, side: string, from: number): readonly Message[] {
  const box = boxOf(view);
  const { bonuses, vp } = at(box.sides, box.sideOf.get(side) ?? -1);
  return vp.flatMap((worth, space): readonly Message[] => {
    if (space <= from) return [];
    const bonus = bonuses[space];
    const better = worth > at(vp, space - 1);
    return [
      ...(bonus === undefined ? [] : [{ key: "outline.bonus", values: { space, bonus: bonusText(bonus) } }]),
      ...(better ? [{ key: "outline.spaceVp", values: { space, vp: worth } }] : []),
    ];
  });
}
