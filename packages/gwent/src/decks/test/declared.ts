import { cardRow } from "../../cards/all.ts";
import type { CardRow } from "../../cards/row.ts";
import type { CardLookup, DeckList } from "../deck.ts";

/** A Northern deck of invented cards, without a leader if that is empty: each is a neutral close unit of strength 1 unless it says otherwise. */
export function declared(
  cards: Readonly<Record<string, Partial<CardRow> & { count: number }>>,
  leader = "foltest-the-siegemaster",
): { deck: DeckList; lookup: CardLookup } {
  const rows = new Map<string, CardRow>();
  const counts: Record<string, number> = {};
  for (const [id, { count, ...given }] of Object.entries(cards)) {
    const plain = { faction: "neutral", kind: "unit", rows: ["close"], strength: 1, abilities: [] } as const;
    rows.set(id, { id, ...plain, copies: count, copiesVideoGame: count, ...given });
    counts[id] = count;
  }
  return {
    deck: { faction: "northern-realms", ...(leader === "" ? {} : { leader }), cards: counts },
    lookup: (id) => rows.get(id) ?? cardRow(id),
  };
}

/** The deck with some counts changed; 0 takes the card out. */
export function withCards(deck: DeckList, changes: Readonly<Record<string, number>>): DeckList {
  const cards = Object.entries({ ...deck.cards, ...changes }).filter(([, count]) => count > 0);
  return { ...deck, cards: Object.fromEntries(cards) };
}
