import { chance } from "./chance.ts";
import type { Stakes } from "./stakes.ts";
import { prospects } from "./stakes.ts";

/** What a side can still bring into this round and what it has beyond it. */
export interface Force {
  /** Plays left this round; none for a side that has passed. */
  readonly plays: number;
  /** Points a play brings, and worth in hand it costs. */
  readonly each: number;
  readonly cost: number;
  /** All worth in hand, in points, what is kept for later included. */
  readonly worth: number;
  readonly passed: boolean;
}

/** The spread of a card's points around what is expected of it. */
const SPREAD = 2.5;

/**
 * How likely we win the match, seen as a race: both sides play cards of their average strength or pass, each as is
 * best for it; the round ends when both have passed, and what is left in the hands makes the prospects. It is their
 * turn unless they have passed.
 *
 * Solved backwards over the numbers of cards played; a hundred cells at most.
 */
export function race(lead: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const ours = mine.passed ? 0 : mine.plays;
  const others = theirs.passed ? 0 : theirs.plays;
  const width = others + 1;
  // By their cards played, with one more of ours: their turn with both in the round, and we alone in it.
  let theirTurnAfter = new Float64Array(width);
  let onlyWeAfter = new Float64Array(width);
  let first = 0;
  for (let i = ours; i >= 0; i--) {
    const theirTurn = new Float64Array(width);
    const onlyWe = new Float64Array(width);
    let ourTurnNext = Number.POSITIVE_INFINITY;
    let onlyTheyNext = Number.POSITIVE_INFINITY;
    for (let j = others; j >= 0; j--) {
      const end = ended(lead + i * mine.each - j * theirs.each, i, j, mine, theirs, stakes);
      const onlyThey = Math.min(end, onlyTheyNext);
      const alone = i < ours ? Math.max(end, onlyWeAfter[j] ?? 0) : end;
      const ourTurn = i < ours ? Math.max(onlyThey, theirTurnAfter[j] ?? 0) : onlyThey;
      const answered = Math.min(alone, ourTurnNext);
      onlyWe[j] = alone;
      theirTurn[j] = answered;
      ourTurnNext = ourTurn;
      onlyTheyNext = onlyThey;
      if (i === 0 && j === 0) first = pickFirst(mine, theirs, { end, onlyThey, alone, theirTurn: answered });
    }
    theirTurnAfter = theirTurn;
    onlyWeAfter = onlyWe;
  }
  return first;
}

function pickFirst(
  mine: Force,
  theirs: Force,
  cell: { end: number; onlyThey: number; alone: number; theirTurn: number },
): number {
  if (mine.passed) return theirs.passed ? cell.end : cell.onlyThey;
  return theirs.passed ? cell.alone : cell.theirTurn;
}

/** The round is over after so many cards of each; the more of them were guessed, the less sure is the lead. */
function ended(lead: number, i: number, j: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const edge = mine.worth - i * mine.cost - (theirs.worth - j * theirs.cost);
  const settled = lead + stakes.tie * 0.5;
  if (i + j === 0 && settled === 0) return prospects(stakes.drawn, edge);
  const won = i + j === 0 ? (settled > 0 ? 1 : 0) : chance((2 * settled) / (SPREAD * Math.sqrt(i + j)));
  const after = prospects(stakes.won, edge + stakes.mySpoils);
  const lost = prospects(stakes.lost, edge - stakes.theirSpoils);
  return won * after + (1 - won) * lost;
}
