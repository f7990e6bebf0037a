import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Card } from "../state.ts";
import { Combos, type Judge, type Sums } from "./combos.ts";
import { perBox } from "./per-box.ts";
import { BACK, CARD, DAMAGE, DRAW, SHIELD } from "./worth.ts";

/** What a deck does on average in the first, second… own combat turn of a fight. */
export interface Power {
  readonly damage: readonly number[];
  readonly shield: readonly number[];
  /** Cards of life that the combo costs, without those that come back. */
  readonly spent: readonly number[];
}

const TURNS = 5;
const TRIALS = 6;
/** The hand that a fight is begun with where nothing else is known. */
export const USUAL_HAND = 3;
/** Cards of the deck that are lost between two own turns. */
const LOST_PER_TURN = 2;
/** Decks remembered; a game has a few hundred. */
const REMEMBERED = 4000;

const powersOf = perBox(() => new Map<string, Power>());

/** How strong these cards are in a fight, drawing so many a turn: found by playing them out a few times. */
export function powerOf(box: Box, cards: readonly Card[], draw: number): Power {
  const powers = powersOf(box);
  const sorted = cards.toSorted((one, other) => one - other);
  const key = `${draw} ${sorted.join(" ")}`;
  const found = powers.get(key);
  if (found !== undefined) return found;
  if (powers.size >= REMEMBERED) powers.clear();
  const power = tryOut(box, sorted, draw);
  powers.set(key, power);
  return power;
}

/** Always the same trials for the same cards, so that a bot's opinion does not waver. */
class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }
}

function tryOut(box: Box, cards: readonly Card[], draw: number): Power {
  const damage = Array<number>(TURNS).fill(0);
  const shield = Array<number>(TURNS).fill(0);
  const spent = Array<number>(TURNS).fill(0);
  const chance = new Chance(cards.length * 7919 + draw);
  for (let trial = 0; trial < TRIALS; trial++) {
    const deck = shuffled(cards, chance);
    const hand = deck.splice(-USUAL_HAND);
    for (let turn = 0; turn < TURNS && hand.length > 0; turn++) {
      const sums = bestCombo(box, hand, deck.length, draw);
      damage[turn] = at(damage, turn) + sums.damage / TRIALS;
      shield[turn] = at(shield, turn) + sums.shield / TRIALS;
      spent[turn] = at(spent, turn) + (sums.size - sums.back) / TRIALS;
      playOn(hand, deck, sums, draw, chance);
    }
  }
  return { damage, shield, spent };
}

function shuffled(cards: readonly Card[], chance: Chance): Card[] {
  const deck = cards.slice();
  for (let last = deck.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [deck[last], deck[other]] = [at(deck, other), at(deck, last)];
  }
  return deck;
}

/** Which cards were played hardly matters for the turns to come, so any leave the hand. */
function playOn(hand: Card[], deck: Card[], sums: Sums, draw: number, chance: Chance): void {
  const leaving = Math.max(0, sums.size - sums.back);
  for (let i = 0; i < leaving && hand.length > 0; i++) hand.splice(chance.below(hand.length), 1);
  deck.length = Math.max(0, deck.length - LOST_PER_TURN);
  const most = Math.min(Math.max(0, draw + sums.refill), COMPONENTS.constants.handLimit - hand.length);
  for (let i = 0; i < most; i++) {
    const card = deck.pop();
    if (card === undefined) return;
    hand.push(card);
  }
}

/** The combo that looks best where nothing is known of the opponent. */
export function bestCombo(box: Box, hand: readonly Card[], deck: number, draw: number): Sums {
  const combos = new Combos(plainJudge(box, deck, draw), hand);
  combos.best();
  return combos.bestSums ?? NOTHING;
}
const NOTHING: Sums = { damage: 0, shield: 0, refill: 0, back: 0, size: 0, colours: [0, 0, 0, 0, 0] };

function plainJudge(box: Box, deck: number, draw: number): Judge {
  return {
    box,
    dull: 0,
    most: Number.POSITIVE_INFINITY,
    free: 0,
    worth: ({ damage, shield, refill, back, size }) =>
      DAMAGE * damage +
      SHIELD * Math.min(2, shield) +
      DRAW * Math.min(deck, Math.max(0, draw + refill)) +
      BACK * back -
      CARD * size,
  };
}
