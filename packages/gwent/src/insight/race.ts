import type { Stakes } from "./stakes.ts";
import { edgeChance, gemsOf, prospects, sureAfter } from "./stakes.ts";

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

/** By how many cards were guessed. */
const SPREADS = Float64Array.from({ length: 2 * MOST_PLAYS + 1 }, (_, i) => SPREAD * Math.sqrt(i));
const turns = [new Float64Array(MOST_PLAYS + 1), new Float64Array(MOST_PLAYS + 1)] as const;
const alones = [new Float64Array(MOST_PLAYS + 1), new Float64Array(MOST_PLAYS + 1)] as const;

/**
 * How likely we win the match, seen as a race: both sides play cards of their average strength or pass, each as is
 * best for it; the round ends when both have passed, and what is left in the hands makes the prospects. It is their
 * turn unless they have passed.
 *
 * Solved backwards over the numbers of cards played, in arrays that are kept and with all that is the same for each
 * number found before (bench: gwent-rollouts).
 */
export function race(lead: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const ours = mine.passed ? 0 : Math.min(MOST_PLAYS, mine.plays);
  const others = theirs.passed ? 0 : Math.min(MOST_PLAYS, theirs.plays);
  const { won, lost, mySpoils, theirSpoils } = stakes;
  const tie = stakes.tie * 0.5;
  const afterWon = won.theirs <= 0 ? 1 : sureAfter(won);
  const afterLost = lost.mine <= 0 ? 0 : sureAfter(lost);
  const gemsWon = gemsOf(won);
  const gemsLost = gemsOf(lost);
  let ourTurnNext = Number.POSITIVE_INFINITY;
  let onlyTheyNext = Number.POSITIVE_INFINITY;
  for (let i = ours; i >= 0; i--) {
    // By their cards played: their turn with both in the round, and we alone in it; those with one more card of ours.
    const turn = i % 2 === 0 ? turns[0] : turns[1];
    const turnAfter = i % 2 === 0 ? turns[1] : turns[0];
    const alone = i % 2 === 0 ? alones[0] : alones[1];
    const aloneAfter = i % 2 === 0 ? alones[1] : alones[0];
    const leadThen = lead + i * mine.each;
    const worthThen = mine.worth - i * mine.cost;
    ourTurnNext = Number.POSITIVE_INFINITY;
    onlyTheyNext = Number.POSITIVE_INFINITY;
    for (let j = others; i + j > 0 && j >= 0; j--) {
      // The round is over after so many cards of each; the more of them were guessed, the less sure is the lead.
      const settled = leadThen - j * theirs.each + tie;
      const edge = worthThen - (theirs.worth - j * theirs.cost);
      const odds = (2 * settled) / (SPREADS[i + j] ?? 1);
      const winning = 0.5 + (0.5 * odds) / Math.sqrt(1 + odds * odds);
      const ifWon = afterWon >= 0 ? afterWon : edgeChance(edge + mySpoils + gemsWon);
      const ifLost = afterLost >= 0 ? afterLost : edgeChance(edge - theirSpoils + gemsLost);
      const end = winning * ifWon + (1 - winning) * ifLost;
      const onlyThey = Math.min(end, onlyTheyNext);
      const onlyWe = i < ours ? Math.max(end, aloneAfter[j] ?? 0) : end;
      const ourTurn = i < ours ? Math.max(onlyThey, turnAfter[j] ?? 0) : onlyThey;
      alone[j] = onlyWe;
      turn[j] = Math.min(onlyWe, ourTurnNext);
      ourTurnNext = ourTurn;
      onlyTheyNext = onlyThey;
    }
  }
  const now = endedNow(lead, mine, theirs, stakes);
  const onlyWe = ours > 0 ? Math.max(now, alones[1][0] ?? 0) : now;
  if (mine.passed) return theirs.passed ? now : Math.min(now, onlyTheyNext);
  return theirs.passed ? onlyWe : Math.min(onlyWe, ourTurnNext);
}

/** The round is over at once, so that the lead is sure. */
function endedNow(lead: number, mine: Force, theirs: Force, stakes: Stakes): number {
  const settled = lead + stakes.tie * 0.5;
  const edge = mine.worth - theirs.worth;
  if (settled === 0) return prospects(stakes.drawn, edge);
  return settled > 0
    ? prospects(stakes.won, edge + stakes.mySpoils)
    : prospects(stakes.lost, edge - stakes.theirSpoils);
}
