import { at } from "@medallion/kernel";
import { HELD_BACK, QUEST } from "../knowledge/worth.ts";
import type { Outlook } from "./outlook.ts";
import { MOST, type Plays } from "./pairs.ts";
import type { Tally } from "./tally.ts";
import { tableWorth } from "./worth.ts";

/** A hand with the cards of one group: what stays of it when two cards are played, by sums worked out once. */
export interface Holding {
  size: number;
  readonly places: number[];
  /** By place in `Plays.cards`: its rank. */
  readonly ranks: number[];
  /** Sums of what the cards of lower ranks count, if none, one or two of those before them are played. */
  readonly sums: Readonly<Record<"whole" | "lessOne" | "lessTwo", Float64Array>>;
  /** Its cards with each of the two side-quest symbols, and what one of them counts. */
  left: number;
  right: number;
  share: number;
}

const holding: Holding = {
  size: 0,
  places: [],
  ranks: [],
  sums: {
    whole: new Float64Array(MOST),
    lessOne: new Float64Array(MOST),
    lessTwo: new Float64Array(MOST),
  },
  left: 0,
  right: 0,
  share: 0,
};

export function hold({ groups, later, quests, ranked }: Plays, outlook: Outlook, group: number): Holding {
  const { places, ranks, sums } = holding;
  const { whole, lessOne, lessTwo } = sums;
  places.length = 0;
  holding.left = 0;
  holding.right = 0;
  let rank = 0;
  for (const place of ranked) {
    const of = at(groups, place);
    if (of !== 0 && of !== group) continue;
    const worth = at(later, place);
    const marks = at(quests, place);
    whole[rank + 1] = (whole[rank] ?? 0) + (HELD_BACK[rank] ?? 0) * worth;
    lessOne[rank + 1] = (lessOne[rank] ?? 0) + (HELD_BACK[rank - 1] ?? 0) * worth;
    lessTwo[rank + 1] = (lessTwo[rank] ?? 0) + (HELD_BACK[rank - 2] ?? 0) * worth;
    holding.left += marks & 1;
    holding.right += marks >> 1;
    places.push(place);
    ranks[place] = rank++;
  }
  holding.size = rank;
  holding.share = QUEST[Math.min(outlook.turns, QUEST.length - 1)] ?? 0;
  return holding;
}

/** What a hand makes of a pair that it plays and of the cards that stay. */
export function playWorth({ pairs, quests }: Plays, held: Holding, first: number, second: number): number {
  const { ranks, sums, size, left, right, share } = held;
  const { whole, lessOne, lessTwo } = sums;
  const one = ranks[first] ?? 0;
  const other = ranks[second] ?? 0;
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  const marks = quests[first] ?? 0;
  const more = quests[second] ?? 0;
  const kept =
    (whole[low] ?? 0) +
    (lessOne[high] ?? 0) -
    (lessOne[low + 1] ?? 0) +
    (lessTwo[size] ?? 0) -
    (lessTwo[high + 1] ?? 0);
  const quest = Math.max(left - (marks & 1) - (more & 1), right - (marks >> 1) - (more >> 1));
  return (pairs[first * MOST + second] ?? 0) + kept + share * quest;
}

/** The best that the hand can do now with a group; what the table is worth if there are no two cards. */
export function bestPlay(tried: Plays, outlook: Outlook, group: number, base: Tally): number {
  const held = hold(tried, outlook, group);
  if (held.size < 2) return tableWorth(outlook, base);
  let best = Number.NEGATIVE_INFINITY;
  for (const first of held.places)
    for (const second of held.places) {
      if (second === first) continue;
      const worth = playWorth(tried, held, first, second);
      if (worth > best) best = worth;
    }
  return best;
}
