import { at } from "@medallion/kernel";
import { HANDS, type PokerHand } from "../data/index.ts";

/** The numbers that decide in their order: the category, then the dice that form it, then the unused ones. */
export interface PokerRank {
  readonly category: number;
  readonly forming: readonly number[];
  readonly unused: readonly number[];
}

const FACES = 6;

/** OW-6.4 to OW-6.9. */
export function pokerRank(dice: readonly number[]): PokerRank {
  // Faces from 6 down, those that are thrown more often first.
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die] = at(counts, die) + 1;
  const faces: number[] = [];
  for (let times = dice.length; times >= 1; times--)
    for (let face = FACES; face >= 1; face--) if (at(counts, face) === times) faces.push(face);
  const [first = 0, second = 0] = faces;
  const most = at(counts, first);
  const rank = (hand: PokerHand, groups: number): PokerRank => ({
    category: HANDS.indexOf(hand),
    forming: faces.slice(0, groups),
    unused: faces.slice(groups),
  });
  if (most === 5) return rank("fiveOfAKind", 1);
  if (most === 4) return rank("fourOfAKind", 1);
  if (most === 3) return at(counts, second) === 2 ? rank("fullHouse", 2) : rank("threeOfAKind", 1);
  if (most === 2) return at(counts, second) === 2 ? rank("twoPairs", 2) : rank("pair", 1);
  if (at(counts, FACES) === 0) return straight("straight1to5");
  if (at(counts, 1) === 0) return straight("straight2to6");
  return rank("nothing", 0);
}

/** Straights of one category are equal (OW-6.7). */
function straight(hand: PokerHand): PokerRank {
  return { category: HANDS.indexOf(hand), forming: [], unused: [] };
}

export function pokerHand(dice: readonly number[]): PokerHand {
  return at(HANDS, pokerRank(dice).category);
}

/** Above 0 if the first hand is better, 0 if both are equal (OW-6.6 to OW-6.9). */
export function compareHands(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [pokerRank(one), pokerRank(other)];
  if (first.category !== second.category) return first.category - second.category;
  const left = [...first.forming, ...first.unused];
  const right = [...second.forming, ...second.unused];
  for (const [place, face] of left.entries()) {
    const difference = face - at(right, place);
    if (difference !== 0) return difference;
  }
  return 0;
}
