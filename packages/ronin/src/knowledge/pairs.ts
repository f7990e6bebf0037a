import { at } from "@medallion/kernel";
import type { Card } from "../state.ts";
import { laterWorth, questMarks, questWorth } from "./hand.ts";
import type { Scene } from "./scene.ts";
import { lay, mark, putBack, tableWorth, tryStandard } from "./table.ts";
import { HELD_BACK } from "./worth.ts";

/** Cards that could be played now, with what every ordered pair of them would make of the table. */
export interface Plays {
  readonly scene: Scene;
  readonly cards: readonly Card[];
  /** `first * cards.length + second`. */
  readonly pairs: Float64Array;
  /** By card: what it may still bring if it is held back. */
  readonly later: readonly number[];
  readonly quests: readonly (readonly [number, number])[];
}

/**
 * Tries every ordered pair: the first card lies while all second ones are tried. Cards of group 0 are in hand; others
 * could come into it, but never together with those of another group.
 */
export function tryPairs(scene: Scene, cards: readonly Card[], groups?: readonly number[]): Plays {
  const size = cards.length;
  const pairs = new Float64Array(size * size).fill(Number.NEGATIVE_INFINITY);
  const place = scene.owner.timeline.length;
  const before = mark(scene);
  for (let first = 0; first < size; first++) {
    lay(scene, at(cards, first));
    const spentFirst = tryStandard(scene, place);
    const between = mark(scene);
    for (let second = 0; second < size; second++) {
      if (second === first || !canMeet(groups, first, second)) continue;
      lay(scene, at(cards, second));
      const spent = spentFirst + tryStandard(scene, place + 1);
      pairs[first * size + second] = tableWorth(scene, true) - spent;
      scene.owner.timeline.pop();
      putBack(scene, between);
    }
    scene.owner.timeline.pop();
    putBack(scene, before);
  }
  return {
    scene,
    cards,
    pairs,
    later: cards.map((card) => laterWorth(scene, card)),
    quests: cards.map((card) => questMarks(scene, card)),
  };
}

function canMeet(groups: readonly number[] | undefined, first: number, second: number): boolean {
  if (groups === undefined) return true;
  const [one, other] = [at(groups, first), at(groups, second)];
  return one === 0 || other === 0 || one === other;
}

/** A hand by the places of its cards in `Plays.cards`, those first that are worth most later. */
export function sortedHand({ later }: Plays, places: readonly number[]): readonly number[] {
  return places.toSorted((one, other) => at(later, other) - at(later, one));
}

/** What a sorted hand makes of a pair that it plays and of the cards that stay. */
export function playWorth(
  { scene, cards, pairs, later, quests }: Plays,
  hand: readonly number[],
  first: number,
  second: number,
): number {
  let held = 0;
  let rank = 0;
  let one = 0;
  let other = 0;
  for (const place of hand) {
    if (place === first || place === second) continue;
    const [ofOne, ofOther] = at(quests, place);
    if (rank < HELD_BACK.length) held += at(HELD_BACK, rank++) * at(later, place);
    one += ofOne;
    other += ofOther;
  }
  const table = pairs[first * cards.length + second] ?? Number.NEGATIVE_INFINITY;
  return table + held + questWorth(scene, one, other);
}

/** The best that a hand can do now; nothing if it has no two cards. */
export function bestPlay(plays: Plays, places: readonly number[]): number {
  const hand = sortedHand(plays, places);
  let best = Number.NEGATIVE_INFINITY;
  for (const first of hand)
    for (const second of hand)
      if (first !== second) best = Math.max(best, playWorth(plays, hand, first, second));
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
