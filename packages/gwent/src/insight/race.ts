import type { Stakes } from "./stakes.ts";
import { prospects } from "./stakes.ts";

/** What a side can still bring into this round and what it has beyond it. */
export interface Force {
  /** Plays left this round; none for a side that has passed. */
  plays: number;
  /** Points a play brings, and worth in hand it costs. */
  each: number;
  cost: number;
  /** All worth in hand, in points, what is kept for later included. */
  worth: number;
  passed: boolean;
}

/** The spread of a card's points around what is expected of it. */
const SPREAD = 2.3;
/** More plays than these are as good as these. */
const MOST_PLAYS = 14;

const SQUARE_ROOTS = Float64Array.from({ length: 2 * MOST_PLAYS + 1 }, (_, i) => Math.sqrt(i));
const turns = [new Float64Array(MOST_PLAYS + 1), new Float64Array(MOST_PLAYS + 1)] as const;
const alones = [new Float64Array(MOST_PLAYS + 1), new Float64Array(MOST_PLAYS + 1)] as const;

/**
 * How likely we win the match, seen as a race: both sides play cards of their average strength or pass, each as is
 * best for it; the round ends when both have passed, and what is left in the hands makes the prospects. It is their
 * turn unless they have passed.
 *
 * Solved backwards over the numbers of cards played, in arrays that are kept (bench: gwent-adept-games).
 */
export function race(lead: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const ours = mine.passed ? 0 : Math.min(MOST_PLAYS, mine.plays);
  const others = theirs.passed ? 0 : Math.min(MOST_PLAYS, theirs.plays);
  for (let i = ours; i >= 0; i--) {
    // By their cards played: their turn with both in the round, and we alone in it; those with one more card of ours.
    const turn = i % 2 === 0 ? turns[0] : turns[1];
    const turnAfter = i % 2 === 0 ? turns[1] : turns[0];
    const alone = i % 2 === 0 ? alones[0] : alones[1];
    const aloneAfter = i % 2 === 0 ? alones[1] : alones[0];
    let ourTurnNext = Number.POSITIVE_INFINITY;
    let onlyTheyNext = Number.POSITIVE_INFINITY;
    for (let j = others; j >= 0; j--) {
      const end = ended(lead, i, j, mine, theirs, stakes);
      const onlyThey = Math.min(end, onlyTheyNext);
      const onlyWe = i < ours ? Math.max(end, aloneAfter[j] ?? 0) : end;
      const ourTurn = i < ours ? Math.max(onlyThey, turnAfter[j] ?? 0) : onlyThey;
      const theirTurn = Math.min(onlyWe, ourTurnNext);
      if (i === 0 && j === 0) {
        if (mine.passed) return theirs.passed ? end : onlyThey;
        return theirs.passed ? onlyWe : theirTurn;
      }
      alone[j] = onlyWe;
      turn[j] = theirTurn;
      ourTurnNext = ourTurn;
      onlyTheyNext = onlyThey;
    }
  }
  return 0;
}

/** The round is over after so many cards of each; the more of them were guessed, the less sure is the lead. */
function ended(lead: number, i: number, j: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const settled = lead + i * mine.each - j * theirs.each + stakes.tie * 0.5;
  const edge = mine.worth - i * mine.cost - (theirs.worth - j * theirs.cost);
  if (i + j === 0) {
    if (settled === 0) return prospects(stakes.drawn, edge);
    return settled > 0
      ? prospects(stakes.won, edge + stakes.mySpoils)
      : prospects(stakes.lost, edge - stakes.theirSpoils);
  }
  const odds = (2 * settled) / (SPREAD * (SQUARE_ROOTS[i + j] ?? 1));
  const won = 0.5 + (0.5 * odds) / Math.sqrt(1 + odds * odds);
  const after = stakes.won.theirs <= 0 ? 1 : prospects(stakes.won, edge + stakes.mySpoils);
  const lost = stakes.lost.mine <= 0 ? 0 : prospects(stakes.lost, edge - stakes.theirSpoils);
  return won * after + (1 - won) * lost;
}
