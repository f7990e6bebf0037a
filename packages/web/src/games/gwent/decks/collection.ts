import type { CardKind, CardRow, Faction, RowName, UnitAbility } from "@medallion/gwent/cards";
import { ABILITIES } from "@medallion/gwent/cards";
import { type CardSet, copiesIn, type DeckList, poolOf, printedIn } from "@medallion/gwent/decks";
import { isUnit, PLACES, placeOf, strongerFirst } from "./figures.ts";
import { fold } from "./fold.ts";

/** What of the collection is shown; `all` leaves a question open. */
export interface Filter {
  readonly search: string;
  readonly house: "all" | "own" | "neutral";
  readonly row: "all" | RowName;
  readonly kind: "all" | Exclude<CardKind, "leader">;
  /** `none` are the units that have no ability. */
  readonly ability: "all" | "none" | UnitAbility;
  /** Printed strengths from and to; a bound lets only units through. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly inDeck: boolean;
  readonly order: "strength" | "name" | "place";
}

export const EVERYTHING: Filter = {
  search: "",
  house: "all",
  row: "all",
  kind: "all",
  ability: "all",
  least: undefined,
  most: undefined,
  inDeck: false,
  order: "place",
};

/** How many questions of a filter are answered, without the search and the order. */
export function narrowings({ house, row, kind, ability, least, most, inDeck }: Filter): number {
  const words = [house, row, kind, ability].filter((value) => value !== "all").length;
  return words + Number(least !== undefined || most !== undefined) + Number(inDeck);
}

/** Cards one can build with: those of the faction and the neutral ones that this card set has. */
export function collectionOf(faction: Faction, cardSet: CardSet): readonly CardRow[] {
  return poolOf(faction)
    .filter((card) => copiesIn(card, cardSet) > 0)
    .map((card) => printedIn(card, cardSet));
}

type NameOf = (card: CardRow) => string;

export function filtered(
  cards: readonly CardRow[],
  filter: Filter,
  deck: DeckList,
  nameOf: NameOf,
): readonly CardRow[] {
  const words = fold(filter.search).split(" ").filter(Boolean);
  return cards.filter(
    (card) =>
      passes(card, filter) &&
      (!filter.inDeck || deck.cards[card.id] !== undefined) &&
      matches(nameOf(card), words),
  );
}

/** Every word that was typed begins a word of the name, in any order. */
function matches(name: string, words: readonly string[]): boolean {
  const parts = fold(name).split(" ");
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

function passes(card: CardRow, { house, row, kind, ability, least, most }: Filter): boolean {
  const neutral = card.faction === "neutral";
  if (house !== "all" && neutral !== (house === "neutral")) return false;
  if (row !== "all" && !card.rows.includes(row)) return false;
  if (kind !== "all" && card.kind !== kind) return false;
  if (!hasAbility(card, ability)) return false;
  if (least === undefined && most === undefined) return true;
  return isUnit(card) && card.strength >= (least ?? 0) && card.strength <= (most ?? Number.POSITIVE_INFINITY);
}

function hasAbility(card: CardRow, ability: Filter["ability"]): boolean {
  if (ability === "all") return true;
  if (ability === "none") return isUnit(card) && card.abilities.length === 0;
  return card.abilities.includes(ability);
}

export function ordered(
  cards: readonly CardRow[],
  order: Filter["order"],
  nameOf: NameOf,
  compare: (a: string, b: string) => number,
): readonly CardRow[] {
  const byName = (a: CardRow, b: CardRow) => compare(nameOf(a), nameOf(b));
  const byStrength = (a: CardRow, b: CardRow) =>
    Number(isUnit(b)) - Number(isUnit(a)) || strongerFirst(a, b) || byName(a, b);
  const byPlace = (a: CardRow, b: CardRow) => PLACES.indexOf(placeOf(a)) - PLACES.indexOf(placeOf(b));
  switch (order) {
    case "name":
      return cards.toSorted(byName);
    case "strength":
      return cards.toSorted(byStrength);
    case "place":
      return cards.toSorted((a, b) => byPlace(a, b) || byStrength(a, b));
  }
}

/** The abilities that occur among these cards, in the order of all abilities. */
export function abilitiesAmong(cards: readonly CardRow[]): readonly UnitAbility[] {
  return ABILITIES.filter((ability) => cards.some((card) => card.abilities.includes(ability)));
}

/** The strengths that occur among these cards' units, ascending. */
export function strengthsAmong(cards: readonly CardRow[]): readonly number[] {
  return [...new Set(cards.filter(isUnit).map((card) => card.strength))].sort((a, b) => a - b);
}
