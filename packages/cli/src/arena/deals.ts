import { at } from "@medallion/kernel";
import type { Final } from "../sim/game.ts";
import { dealOf, type Plan } from "../sim/plan.ts";
import { addGame, emptySums, type Sums } from "../sim/study/sums.ts";
import { type Camps, campCount } from "./lineups.ts";

/** What one bot came to in a lineup, deal by deal: the games of one deal are not independent of each other. */
export interface BotScore {
  readonly bot: string;
  /** Victories, shared ones in part, over the seats it had. */
  readonly share: Sums;
  /** The same over what they would be if all seats were equal. */
  readonly relative: Sums;
  /** The points of its seats. */
  readonly points: Sums;
  /** The deals in which it came out above, as good as, and below its opponents. */
  readonly deals: { won: number; even: number; lost: number };
}

/** All games of one deal. */
export type Deal = readonly Final[];

/** The deals that were played to their end. */
export function dealsOf(plan: Plan, finals: readonly Final[]): readonly Deal[] {
  const deals = Map.groupBy(finals, ({ number }) => dealOf(plan, number).deal);
  return [...deals.values()].filter((games) => games.length === plan.bots.length);
}

export function scoresOf(plan: Plan, deals: readonly Deal[], camps: Camps): readonly BotScore[] {
  return [...new Set(plan.bots)].map((bot) => {
    const score: BotScore = {
      bot,
      share: emptySums(),
      relative: emptySums(),
      points: emptySums(),
      deals: { won: 0, even: 0, lost: 0 },
    };
    for (const deal of deals) addDeal(score, deal, camps);
    return score;
  });
}

function addDeal({ bot, share, relative, points, deals }: BotScore, deal: Deal, camps: Camps): void {
  let [won, fair, held, scored] = [0, 0, 0, 0];
  for (const { seats } of deal) {
    const shares = sharesIn(seats, camps);
    const mean = shares.reduce((sum, each) => sum + each, 0) / seats.length;
    for (const [seat, { bot: holder, points: own = 0 }] of seats.entries()) {
      if (holder !== bot) continue;
      won += at(shares, seat);
      fair += mean;
      held += 1;
      scored += own;
    }
  }
  addGame(share, won, held);
  addGame(relative, won, fair);
  addGame(points, scored, held);
  // Sums of fractions need not come out alike.
  const difference = won - fair;
  if (Math.abs(difference) < 1e-9) deals.even += 1;
  else if (difference > 0) deals.won += 1;
  else deals.lost += 1;
}

/** What each seat has of the victory: all of it, a part of a shared one, nothing. */
function sharesIn(seats: Final["seats"], camps: Camps): readonly number[] {
  const drawn = seats.filter(({ result }) => result === "draw").length;
  const mates = camps.length / campCount(camps);
  return seats.map(({ result }) => (result === "win" ? 1 : result === "draw" ? mates / drawn : 0));
}
