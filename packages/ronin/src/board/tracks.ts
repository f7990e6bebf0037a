import { flow, type Ink, ink, inkWidth, spaces } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { seatName } from "../describe.ts";
import type { BoardView } from "../view.ts";
import { GUTTER } from "./cards.ts";
import { amount } from "./header.ts";
import { bonusMark } from "./marks.ts";
import { boardsInSight } from "./outline-boards.ts";
import type { Sight } from "./sight.ts";

/** The alliances: both partners, the track with its marker and bonuses, where it stands and what it is worth. */
export function trackLines(sight: Sight): readonly Ink[] {
  const boards = boardsInSight(sight.view);
  const names = boards.map((board) => namesInk(sight, board));
  const widest = Math.min(Math.max(0, ...names.map(inkWidth)), Math.floor(sight.width / 2));
  return boards.flatMap((board, i) => {
    const name = at(names, i);
    const gap = spaces(Math.max(1, widest + 2 - inkWidth(name)));
    return flow(
      [
        [...name, ...gap, ...trackInk(sight, board)],
        [...ink(`${board.marker}/${board.top}`, "strong")],
        amount(sight, "board.vp", board.vp),
        ink(board.side, "quiet"),
      ],
      { width: sight.width, lead: spaces(GUTTER) },
    );
  });
}

function namesInk({ view, say }: Sight, { seats }: BoardView): Ink {
  const [one, other] = seats.map((player) =>
    ink(
      say({ key: "board.name", values: { seat: seatName(player) } }),
      player === view.seat ? "own" : "strong",
    ),
  );
  return [...(one ?? []), ...ink(" ═ ", "quiet"), ...(other ?? [])];
}

/** One sign per space from 0 on; the marker covers what it stands on, and bonuses passed are gone. */
function trackInk(sight: Sight, { side, marker }: BoardView): Ink {
  const box = boxOf(sight.view);
  const { bonuses, top } = at(box.sides, box.sideOf.get(side) ?? -1);
  return Array.from({ length: top + 1 }, (_, space) => {
    const bonus = bonuses[space];
    if (space === marker) return { text: "◆", tone: "own" as const };
    if (space < marker) return { text: "─", tone: "quiet" as const };
    return bonus === undefined ? { text: "·", tone: "quiet" as const } : bonusMark(sight, bonus);
  });
}
