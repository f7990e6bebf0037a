import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { cardWorth } from "../knowledge/cards.ts";
import { type CardPrint, printsOf } from "../knowledge/prints.ts";
import type { Card, Player } from "../state.ts";

const COLOURS = 5;

/** The cards of a witcher by what goes with what, wherever they lie: which they are is no secret. */
export class Deck {
  readonly shares = Array<number>(COLOURS).fill(0);
  readonly wants = Array<number>(COLOURS).fill(0);
  count = 0;
  #box: Box | undefined;

  /** Reads the cards of this player; what was read before is forgotten. */
  read(box: Box, { deck, hand, discard }: Player): this {
    this.#box = box;
    this.count = deck.length + hand.length + discard.length;
    this.shares.fill(0);
    this.wants.fill(0);
    const prints = printsOf(box);
    const part = 1 / Math.max(1, this.count);
    this.#add(prints, deck, part);
    this.#add(prints, hand, part);
    this.#add(prints, discard, part);
    return this;
  }

  #add(prints: readonly CardPrint[], cards: readonly Card[], part: number): void {
    const { shares, wants } = this;
    for (const card of cards) {
      const { colour, links } = at(prints, card);
      shares[colour] = at(shares, colour) + part;
      for (const link of links) wants[link.colour] = at(wants, link.colour) + part;
    }
  }

  /** What a card is worth in this deck, in cards of life. */
  worth(card: Card): number {
    return this.#box === undefined ? 0 : cardWorth(this.#box, card, this);
  }

  /** The mean worth of some cards. */
  mean(...piles: readonly (readonly Card[])[]): number {
    let sum = 0;
    let count = 0;
    for (const pile of piles) {
      for (const card of pile) sum += this.worth(card);
      count += pile.length;
    }
    return count === 0 ? 0 : sum / count;
  }
}
