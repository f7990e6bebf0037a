import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import { pokerRank } from "../rules/poker-hand.ts";
import type { Poker } from "../state.ts";

const FACES = 6;
const DICE = COMPONENTS.constants.diceOfASet;
/** More throws than this are counted one in so many. */
const MOST_THROWS = 216;
/** By place of a die: what its face counts in the number of a throw. */
const PLACES: readonly number[] = Array.from({ length: DICE }, (_, place) => FACES ** place);

/** By throw: a number that is higher for a better hand, and its category; made when the first dice are thrown. */
interface Ranks {
  readonly order: Int32Array;
  readonly category: Int8Array;
}
let ranks: Ranks | undefined;

function ranksOfThrows(): Ranks {
  if (ranks !== undefined) return ranks;
  const order = new Int32Array(FACES ** DICE);
  const category = new Int8Array(FACES ** DICE);
  for (let number = 0; number < order.length; number++) {
    const dice = Array.from(
      { length: DICE },
      (_, place) => 1 + (Math.floor(number / at(PLACES, place)) % FACES),
    );
    const rank = pokerRank(dice);
    let sum: number = rank.category;
    const deciding = [...rank.forming, ...rank.unused];
    for (let place = 0; place < DICE; place++) sum = sum * (FACES + 1) + (deciding[place] ?? 0);
    order[number] = sum;
    category[number] = rank.category;
  }
  ranks = { order, category };
  return ranks;
}

function numberOf(dice: readonly number[]): number {
  let number = 0;
  for (let place = 0; place < dice.length; place++) number += (at(dice, place) - 1) * at(PLACES, place);
  return number;
}

/** Marks the dice whose reroll wins most often; the rest of the marks follow one by one. */
export function rateRerolls(poker: Poker, isOwn: boolean, choices: readonly OldWorldChoice[]): number[] {
  const dice = isOwn ? poker.dice : poker.theirs;
  const wanted = bestReroll(poker, dice, isOwn).filter((place) => !poker.marked.includes(place));
  const faces = wanted.map((place) => at(dice, place));
  return choices.map((choice) => (choice.kind === "reroll" ? (faces.includes(choice.face) ? 1 : -1) : 0));
}

/** Places of the dice to throw again. */
function bestReroll(poker: Poker, dice: readonly number[], isOwn: boolean): readonly number[] {
  let best: readonly number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const kept of keeps(dice)) {
    const thrown = [...dice.keys()].filter((place) => !kept.includes(place));
    if (poker.marked.some((place) => !thrown.includes(place))) continue;
    const worth = expected(poker, dice, thrown, isOwn);
    if (worth > highest) [best, highest] = [thrown, worth];
  }
  return best;
}

/** What is worth keeping: everything, all pairs and better, one group, most of a straight, the highest die. */
function keeps(dice: readonly number[]): readonly (readonly number[])[] {
  const places = [...dice.keys()];
  const groups = new Map<number, number[]>();
  for (const place of places) groups.set(at(dice, place), [...(groups.get(at(dice, place)) ?? []), place]);
  const large = [...groups.values()].filter((group) => group.length > 1);
  const sets: (readonly number[])[] = [places];
  if (large.length > 1) sets.push(large.flat());
  for (const group of large) sets.push(group);
  const singles = [...groups.values()].map((group) => at(group, 0));
  for (const lowest of [1, 2]) {
    const run = singles.filter((place) => at(dice, place) >= lowest && at(dice, place) < lowest + DICE);
    if (run.length === DICE - 1) sets.push(run);
  }
  sets.push([dice.indexOf(Math.max(...dice))]);
  return sets;
}

/** The mean worth of the dice after throwing those again. */
function expected(poker: Poker, dice: readonly number[], thrown: readonly number[], isOwn: boolean): number {
  const total = FACES ** thrown.length;
  const step = Math.ceil(total / MOST_THROWS);
  const kept =
    numberOf(dice) - thrown.reduce((sum, place) => sum + (at(dice, place) - 1) * at(PLACES, place), 0);
  const judge = judgeOf(poker, isOwn);
  const counts = thrown.map((place) => at(PLACES, place));
  let sum = 0;
  let tries = 0;
  for (let roll = step >> 1; roll < total; roll += step) {
    let number = kept;
    let rest = roll;
    for (const count of counts) {
      number += (rest % FACES) * count;
      rest = (rest / FACES) | 0;
    }
    sum += judge(number);
    tries++;
  }
  return sum / tries;
}

/** What a throw is worth, by its number. */
function judgeOf({ against, dice, theirs }: Poker, isOwn: boolean): (number: number) => number {
  const { order, category } = ranksOfThrows();
  // Alone the hand is paid by its rank (OW-16.7).
  if (against === "solo") {
    const rewards = COMPONENTS.pokerCategories.map(({ soloReward }) => soloReward);
    return (number) => rewards[category[number] ?? 0] ?? 0;
  }
  const other = order[numberOf(isOwn ? theirs : dice)] ?? 0;
  const rankOf = (number: number): number => order[number] ?? 0;
  // The active player may still throw again, so a better hand is worth more.
  if (!isOwn) return (number) => (category[number] ?? 0) + (rankOf(number) > other ? 2 : 0);
  return against === "fixed"
    ? (number) => Number(rankOf(number) > other)
    : (number) => Number(rankOf(number) >= other);
}
