import { ABILITIES, type UnitAbility } from "@medallion/gwent/cards";
import type { DeckList } from "@medallion/gwent/decks";
import { type Counted, countedCards, type DeckPart, isUnit, PLACES, placeOf, total } from "./figures.ts";

/** Strengths from here on share the last column of the curve. */
export const LAST_COLUMN = 11;

export interface Column {
  readonly strength: number;
  readonly units: number;
  readonly heroes: number;
}

/** How many units there are of each strength; heroes apart. */
export function curveOf(deck: DeckList): readonly Column[] {
  const units = countedCards(deck).filter(({ card }) => isUnit(card));
  return Array.from({ length: LAST_COLUMN + 1 }, (_, strength) => {
    const here = units.filter(({ card }) => Math.min(card.strength, LAST_COLUMN) === strength);
    const heroes = total(here.filter(({ card }) => card.kind === "hero"));
    return { strength, units: total(here) - heroes, heroes };
  });
}

/** The strength of an average unit; none without units. */
export function averageStrength(deck: DeckList): number | undefined {
  const units = countedCards(deck).filter(({ card }) => isUnit(card));
  const count = total(units);
  if (count === 0) return undefined;
  return units.reduce((sum, { card, count: copies }) => sum + card.strength * copies, 0) / count;
}

export interface Share<T extends string> {
  readonly of: T;
  readonly count: number;
}

export function placesOf(deck: DeckList): readonly Share<DeckPart>[] {
  return shares(countedCards(deck), PLACES, ({ card }) => [placeOf(card)]);
}

const KINDS = ["unit", "hero", "special", "weather"] as const;
export type Kind = (typeof KINDS)[number];

export function kindsOf(deck: DeckList): readonly Share<Kind>[] {
  return shares(countedCards(deck), KINDS, ({ card }) => [card.kind]);
}

/** The abilities in the deck, the most frequent first. */
export function abilitiesOf(deck: DeckList): readonly Share<UnitAbility>[] {
  return shares(countedCards(deck), ABILITIES, ({ card }) => card.abilities)
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

function shares<T extends string>(
  cards: readonly Counted[],
  names: readonly T[],
  within: (counted: Counted) => readonly string[],
): readonly Share<T>[] {
  return names.map((of) => ({ of, count: total(cards.filter((counted) => within(counted).includes(of))) }));
}
