import { type CardRow, cardRow, ROWS, type RowName, type UnitAbility } from "@medallion/gwent/cards";
import { type DeckList, inOrder, isSpecial } from "@medallion/gwent/decks";

/** A card of a deck with how often it is in it. */
export interface Counted {
  readonly card: CardRow;
  readonly count: number;
}

/** The printed cards of a deck in the order of all cards. */
export function countedCards(deck: DeckList): readonly Counted[] {
  return Object.entries(inOrder(deck.cards)).flatMap(([id, count]) => {
    const card = cardRow(id);
    return card === undefined ? [] : [{ card, count }];
  });
}

export function total(cards: readonly Counted[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** Heroes count as units (GW-2.16). */
export function isUnit({ kind }: CardRow): boolean {
  return kind === "unit" || kind === "hero";
}

/** The numbers people look for first. */
export interface Figures {
  readonly cards: number;
  readonly units: number;
  readonly heroes: number;
  readonly specials: number;
  readonly spies: number;
  readonly medics: number;
  /** Printed strengths of all units, heroes included. */
  readonly strength: number;
}

export function figuresOf(deck: DeckList): Figures {
  const cards = countedCards(deck);
  const units = cards.filter(({ card }) => isUnit(card));
  const having = (ability: UnitAbility) =>
    total(units.filter(({ card }) => card.abilities.includes(ability)));
  return {
    cards: total(cards),
    units: total(units),
    heroes: total(units.filter(({ card }) => card.kind === "hero")),
    specials: total(cards.filter(({ card }) => isSpecial(card))),
    spies: having("spy"),
    medics: having("medic"),
    strength: units.reduce((sum, { card, count }) => sum + card.strength * count, 0),
  };
}

export const PLACES = [...ROWS, "agile", "special", "weather"] as const;
/** Where a card goes when it is played, as the list of a deck is ordered; agile units choose between two rows. */
export type DeckPart = RowName | "agile" | "special" | "weather";

export function placeOf(card: CardRow): DeckPart {
  if (card.kind === "weather") return "weather";
  const [row, other] = card.rows;
  if (!isUnit(card) || row === undefined) return "special";
  return other === undefined ? row : "agile";
}

export interface PlaceList {
  readonly place: DeckPart;
  readonly cards: readonly Counted[];
  readonly count: number;
}

/** The deck as a list by place, the strongest first; empty places are left out. */
export function byPlace(deck: DeckList): readonly PlaceList[] {
  const all = countedCards(deck);
  return PLACES.flatMap((place) => {
    const cards = all.filter(({ card }) => placeOf(card) === place);
    if (cards.length === 0) return [];
    return [{ place, cards: cards.toSorted((a, b) => strongerFirst(a.card, b.card)), count: total(cards) }];
  });
}

/** Heroes before others of the same strength. */
export function strongerFirst(a: CardRow, b: CardRow): number {
  return b.strength - a.strength || Number(b.kind === "hero") - Number(a.kind === "hero");
}
