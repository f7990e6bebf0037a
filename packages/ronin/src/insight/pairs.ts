import { at } from "@medallion/kernel";
import { questSymbols } from "../rules/final.ts";
import type { Card } from "../state.ts";
import { laterWorth } from "./card-worth.ts";
import { STANDARD } from "./faces.ts";
import type { Outlook } from "./outlook.ts";
import { copyTally, lay, newTally, resolve, type Tally } from "./tally.ts";
import { tableWorth } from "./worth.ts";

/**
 * Cards that are in hand (group 0) or could come there, those of one group together, with what every ordered pair of
 * them would make of the table. There is one such list, and it holds what was tried last: what the search asks for by
 * the thousand leaves nothing behind (bench: ronin-policy-games).
 */
export interface Plays {
  readonly cards: Card[];
  readonly groups: number[];
  /** `first * MOST + second`. */
  readonly pairs: Float64Array;
  /** By card: what it may still bring if it is held back, and 1 and 2 for the side-quest symbols that it shows. */
  readonly later: number[];
  readonly quests: number[];
  /** The places of the cards, those first that are worth most later. */
  readonly ranked: number[];
}

/** More cards than a hand and all rows ever have together. */
export const MOST = 128;
const plays: Plays = {
  cards: [],
  groups: [],
  pairs: new Float64Array(MOST * MOST),
  later: [],
  quests: [],
  ranked: [],
};
const afterFirst = newTally();
const afterSecond = newTally();

/**
 * Tries the pairs of a hand, and with the cards of each row if those are given: then only the best order of two cards
 * matters, and an effect that sees more the later it comes is not tried in the other one.
 */
export function tryPairs(outlook: Outlook, base: Tally, rows?: readonly Card[]): Plays {
  const { cards, groups, pairs } = plays;
  const { hand } = outlook.owner;
  cards.length = 0;
  groups.length = 0;
  for (const card of hand) cards.push(card);
  for (let i = 0; i < hand.length; i++) groups.push(0);
  if (rows !== undefined)
    for (let place = 0; place < rows.length; place++) {
      const card = rows[place] ?? -1;
      if (card < 0) continue;
      cards.push(card);
      groups.push((place >> 1) + 1);
    }
  noteCards(outlook, base);
  const { timing } = outlook.faces;
  for (let first = 0; first < cards.length; first++) {
    const one = at(cards, first);
    const group = at(groups, first);
    const isPlain = timing[one] !== STANDARD;
    const isLate = rows !== undefined && !isPlain && !isExact(outlook, one);
    copyTally(base, afterFirst);
    lay(outlook, afterFirst, one);
    if (!isPlain) resolve(outlook, afterFirst, one);
    for (let second = 0; second < cards.length; second++) {
      const other = at(cards, second);
      const met = at(groups, second);
      if (second === first || (group !== 0 && met !== 0 && group !== met)) continue;
      const isOther = timing[other] === STANDARD;
      // Without standard effects the order makes no difference.
      if (isPlain && !isOther && second < first) {
        pairs[first * MOST + second] = pairs[second * MOST + first] ?? 0;
        continue;
      }
      if (isLate && !isOther) {
        pairs[first * MOST + second] = Number.NEGATIVE_INFINITY;
        continue;
      }
      copyTally(afterFirst, afterSecond);
      lay(outlook, afterSecond, other);
      if (isOther) resolve(outlook, afterSecond, other);
      pairs[first * MOST + second] = tableWorth(outlook, afterSecond, one, other);
    }
  }
  return plays;
}

/** Whether a condition asks for exactly so many, so that another card may be one too many (C6, C7, C9). */
function isExact({ faces }: Outlook, card: Card): boolean {
  const condition = faces.condition[card];
  return condition === 6 || condition === 7 || condition === 9;
}

function noteCards(outlook: Outlook, base: Tally): void {
  const { cards, later, quests, ranked } = plays;
  const { box, state } = outlook;
  const [one = -1, other = -1] = questSymbols(state);
  later.length = 0;
  quests.length = 0;
  ranked.length = 0;
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place);
    const first = box.first[card];
    const second = box.second[card];
    const worth = laterWorth(outlook, base, card);
    quests.push((first === one || second === one ? 1 : 0) + (first === other || second === other ? 2 : 0));
    later.push(worth);
    let rank = ranked.length;
    for (; rank > 0 && at(later, at(ranked, rank - 1)) < worth; rank--) ranked[rank] = at(ranked, rank - 1);
    ranked[rank] = place;
  }
}
