import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import type { Card } from "../state.ts";
import { NONE } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import { type CardPrint, printsOf } from "./prints.ts";

/** What a combo gives in all (OW-11.12): base symbols and those of activated extensions. */
export interface Sums {
  damage: number;
  shield: number;
  refill: number;
  back: number;
  size: number;
  /** By colour: how many cards. */
  readonly colours: number[];
}

/** How a combo is judged, and what limits it. */
export interface Judge {
  readonly box: Box;
  /** Colours without effects, as bits (OW-12.21). */
  readonly dull: number;
  /** At most so many cards (OW-11.19), and so many without a link (OW-11.10). */
  readonly most: number;
  readonly free: number;
  worth(sums: Sums): number;
}

/** Combos looked at before a very large hand is given up. */
const PATIENCE = 3000;

/** Searches all combos of a hand from what is laid already. */
export class Combos {
  readonly #judge: Judge;
  readonly #hand: readonly Card[];
  readonly #prints: readonly CardPrint[];
  readonly #alike: readonly number[];
  readonly #sums: Sums = { damage: 0, shield: 0, refill: 0, back: 0, size: 0, colours: [0, 0, 0, 0, 0] };
  #used = 0;
  #left = PATIENCE;
  #best = Number.NEGATIVE_INFINITY;
  #bestSums: Sums | undefined;

  constructor(judge: Judge, hand: readonly Card[]) {
    this.#judge = judge;
    this.#hand = hand;
    this.#prints = printsOf(judge.box);
    this.#alike = judge.box.alike;
  }

  /** The best worth of any combo that begins with these cards; a hand without cards is worth a combo of none. */
  best(laid: readonly ComboCard[] = []): number {
    this.#begin(laid);
    const top = laid[laid.length - 1];
    if (top === undefined) {
      if (this.#hand.length === 0) this.#note();
      this.#first();
    } else {
      this.#note();
      this.#next(top.card, top.free, freeIn(laid));
    }
    return this.#best;
  }

  /** What the best combo found last gives. */
  get bestSums(): Sums | undefined {
    return this.#bestSums;
  }

  /** The worth of these cards and no more. */
  exactly(laid: readonly ComboCard[]): number {
    this.#begin(laid);
    return this.#judge.worth(this.#sums);
  }

  #begin(laid: readonly ComboCard[]): void {
    const sums = this.#sums;
    sums.damage = sums.shield = sums.refill = sums.back = sums.size = 0;
    sums.colours.fill(0);
    this.#used = 0;
    this.#left = PATIENCE;
    this.#best = Number.NEGATIVE_INFINITY;
    this.#bestSums = undefined;
    for (const { card, extension } of laid) {
      this.#add(card, 1);
      if (extension !== NONE) this.#addLink(card, extension, 1);
      this.#used |= 1 << this.#hand.indexOf(card);
    }
  }

  #note(): void {
    const worth = this.#judge.worth(this.#sums);
    if (worth <= this.#best) return;
    this.#best = worth;
    this.#bestSums = { ...this.#sums, colours: this.#sums.colours.slice() };
  }

  #add(card: Card, times: 1 | -1): void {
    const print = at(this.#prints, card);
    const sums = this.#sums;
    sums.size += times;
    sums.colours[print.colour] = at(sums.colours, print.colour) + times;
    if ((this.#judge.dull & (1 << print.colour)) !== 0) return;
    sums.damage += times * print.damage;
    sums.shield += times * print.shield;
    sums.refill += times * print.refill;
    sums.back += times * print.back;
  }

  #addLink(card: Card, link: number, times: 1 | -1): void {
    const { colour, links } = at(this.#prints, card);
    if ((this.#judge.dull & (1 << colour)) !== 0) return;
    const print = at(links, link);
    const sums = this.#sums;
    sums.damage += times * print.damage;
    sums.shield += times * print.shield;
    sums.refill += times * print.refill;
    sums.back += times * print.back;
  }

  #first(): void {
    for (let place = 0; place < this.#hand.length; place++)
      if (this.#isNew(place)) this.#lay(place, false, 0);
  }

  /** All cards that may follow the top one, by its links or without one. */
  #next(top: Card, isFree: boolean, free: number): void {
    const { most, free: freeMost } = this.#judge;
    if (this.#sums.size >= most || this.#left-- < 0) return;
    const { links } = at(this.#prints, top);
    for (let place = 0; place < this.#hand.length; place++) {
      if (!this.#isNew(place)) continue;
      if (!isFree) {
        const { colour } = at(this.#prints, at(this.#hand, place));
        for (let link = 0; link < links.length; link++) {
          if (at(links, link).colour !== colour) continue;
          this.#addLink(top, link, 1);
          this.#lay(place, false, free);
          this.#addLink(top, link, -1);
        }
      }
      if (free < freeMost) this.#lay(place, true, free + 1);
    }
  }

  #lay(place: number, isFree: boolean, free: number): void {
    const card = at(this.#hand, place);
    this.#used |= 1 << place;
    this.#add(card, 1);
    this.#note();
    this.#next(card, isFree, free);
    this.#add(card, -1);
    this.#used &= ~(1 << place);
  }

  /** Neither laid nor printed like a card before it that is not laid. */
  #isNew(place: number): boolean {
    if ((this.#used & (1 << place)) !== 0) return false;
    const print = this.#alike[at(this.#hand, place)];
    for (let before = 0; before < place; before++)
      if ((this.#used & (1 << before)) === 0 && this.#alike[at(this.#hand, before)] === print) return false;
    return true;
  }
}

function freeIn(laid: readonly ComboCard[]): number {
  let count = 0;
  for (const { free } of laid) if (free) count++;
  return count;
}
