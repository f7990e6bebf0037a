import { at } from "@medallion/kernel";

export const SUITS = ["sun", "moon", "star"] as const;
export type Suit = (typeof SUITS)[number];

/** What happens when a card is laid, by its value; higher values do nothing more. */
export const ABILITIES = ["draw", "peek", "call", "gust", "renew"] as const;
type Ability = (typeof ABILITIES)[number];

interface Card {
  readonly name: string;
  readonly suit: Suit;
  readonly value: number;
  readonly ability: Ability | undefined;
}

/** Eight lanterns of each suit; a card is its place in this list. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({
    name: `${suit}-${value}`,
    suit,
    value,
    ability: ABILITIES[value - 1],
  })),
);

export function cardOf(card: number): Card {
  return at(CARDS, card);
}

export function nameOf(card: number): string {
  return cardOf(card).name;
}

/** The card of this name, if there is one. */
export function cardNamed(name: unknown): number | undefined {
  const card = CARDS.findIndex((candidate) => candidate.name === name);
  return card < 0 ? undefined : card;
}
