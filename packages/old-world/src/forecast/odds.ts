import { at } from "@medallion/kernel";
import { COMPONENTS, HANDS, type PokerHand } from "../data/index.ts";
import { isAhead } from "../rules/poker.ts";
import { compareHands, pokerRank } from "../rules/poker-hand.ts";
import type { Poker } from "../state.ts";

const FACES = 6;

/** What throwing some dice again can bring, counted over every throw. */
export interface Odds {
  readonly throws: number;
  /** Throws after which the hand is better than now. */
  readonly better: number;
  /** Throws that win against the other dice as they lie; alone there is nothing to win against. */
  readonly wins: number;
  /** By `HANDS`: throws that give this hand. */
  readonly hands: readonly number[];
  /** Alone: the gold that a throw brings on average (OW-16.7). */
  readonly gold: number;
}

export type Dice = "own" | "theirs";

/** The odds of throwing the dice at these places again; of none, the dice as they lie. */
export function oddsOf(
  poker: Pick<Poker, "against" | "dice" | "theirs">,
  whose: Dice,
  places: readonly number[],
): Odds {
  const dice = whose === "own" ? poker.dice : poker.theirs;
  const hands = HANDS.map(() => 0);
  let [better, wins, gold] = [0, 0, 0];
  const throws = FACES ** places.length;
  const thrown = [...dice];
  for (let number = 0; number < throws; number++) {
    let rest = number;
    for (const place of places) {
      thrown[place] = 1 + (rest % FACES);
      rest = Math.floor(rest / FACES);
    }
    const { category } = pokerRank(thrown);
    hands[category] = at(hands, category) + 1;
    gold += at(COMPONENTS.pokerCategories, category).soloReward;
    if (compareHands(thrown, dice) > 0) better++;
    if (isWon(poker, whose, thrown)) wins++;
  }
  return { throws, better, wins, hands, gold: poker.against === "solo" ? gold / throws : 0 };
}

function isWon(
  poker: Pick<Poker, "against" | "dice" | "theirs">,
  whose: Dice,
  thrown: readonly number[],
): boolean {
  if (poker.against === "solo") return false;
  return whose === "own" ? isAhead(poker, thrown, poker.theirs) : !isAhead(poker, poker.dice, thrown);
}

/** The hand that dice make, and the places of those that it is made of. */
export function handOf(dice: readonly number[]): {
  readonly hand: PokerHand;
  readonly places: readonly number[];
} {
  const { category, unused } = pokerRank(dice);
  const places = [...dice.keys()].filter((place) => !unused.includes(at(dice, place)));
  return { hand: at(HANDS, category), places };
}
