import type { Random } from "@medallion/kernel";
import { Chess } from "chessops/chess";
import type { Move } from "chessops/types";

const PLIES = 200;

/** The peer: a game of chess by random legal moves, 200 plies or to its end, all legal moves listed at each ply. */
export function chessPlayout(random: Random): void {
  const position = Chess.default();
  for (let ply = 0; ply < PLIES && !position.isEnd(); ply++) {
    const moves: Move[] = [];
    for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
    const move = moves[random.below(moves.length)];
    if (move === undefined) return;
    position.play(move);
  }
}
