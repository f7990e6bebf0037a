import { at, randomOf } from "@medallion/kernel";
import type { Deal } from "./deals.ts";
import type { Camps } from "./lineups.ts";

/** How strong a bot is beside the others: 400 more are ten times their chances against each other. */
export interface Rating {
  readonly bot: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** What pairs of bots took from each other in one deal. */
type Takings = readonly { readonly winner: number; readonly loser: number; readonly amount: number }[];

const MEAN = 1500;
const SAMPLES = 400;
const ROUNDS = 200;
/** So little of a strength changes nothing that is shown. */
const PRECISION = 1e-6;

/**
 * Ratings after Bradley and Terry: each game counts for every two opponents in it, who is placed better has won. Every
 * two who met are given one drawn game more, so that nobody is infinitely better. The 95 % intervals come from drawing
 * the deals again and again, since a deal's games are not independent.
 */
export function ratingsOf(
  bots: readonly string[],
  deals: readonly Deal[],
  camps: Camps,
  seed: string,
): readonly Rating[] {
  const takings = deals.map((deal) => takingsOf(deal, bots, camps));
  const found = fitted(takings, bots.length);
  const random = randomOf(`${seed}/ratings`);
  const samples = Array.from({ length: SAMPLES }, () =>
    fitted(
      takings.map(() => at(takings, random.below(takings.length))),
      bots.length,
    ),
  );
  return bots
    .map((bot, place) => {
      const sorted = samples.map((each) => at(each, place)).sort((one, other) => one - other);
      const quantile = (part: number): number => at(sorted, Math.round((SAMPLES - 1) * part));
      return { bot, rating: at(found, place), low: quantile(0.025), high: quantile(0.975) };
    })
    .sort((one, other) => other.rating - one.rating);
}

function takingsOf(deal: Deal, bots: readonly string[], camps: Camps): Takings {
  return deal.flatMap(({ seats }) =>
    seats.flatMap((one, seat) =>
      seats.flatMap((other, place) => {
        if (one.bot === other.bot || camps[seat] === camps[place] || one.place > other.place) return [];
        const amount = one.place < other.place ? 1 : 0.5;
        return [{ winner: bots.indexOf(one.bot), loser: bots.indexOf(other.bot), amount }];
      }),
    ),
  );
}

/** By the iteration of Zermelo: each strength becomes what was won over what its games were worth. */
function fitted(takings: readonly Takings[], count: number): readonly number[] {
  const won = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (const deal of takings)
    for (const { winner, loser, amount } of deal) {
      const row = at(won, winner);
      row[loser] = at(row, loser) + amount;
    }
  const wins = (one: number, other: number): number => at(at(won, one), other);
  const met = (one: number, other: number): number => wins(one, other) + wins(other, one);
  const opponents = won.map((_, one) => won.flatMap((_row, other) => (met(one, other) > 0 ? [other] : [])));
  let strength = new Array<number>(count).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, one) => {
      const others = at(opponents, one);
      if (others.length === 0) return own;
      const taken = others.reduce((sum, other) => sum + wins(one, other) + 0.5, 0);
      const worth = others.reduce(
        (sum, other) => sum + (met(one, other) + 1) / (own + at(strength, other)),
        0,
      );
      return taken / worth;
    });
    const middle = Math.exp(next.reduce((sum, each) => sum + Math.log(each), 0) / count);
    const before = strength;
    strength = next.map((each) => each / middle);
    if (strength.every((each, one) => Math.abs(each / at(before, one) - 1) < PRECISION)) break;
  }
  return strength.map((each) => MEAN + 400 * Math.log10(each));
}
