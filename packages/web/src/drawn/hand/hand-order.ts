import type { Settings } from "../../settings/settings.ts";

export type HandOrder = Settings["handOrder"];

/** What a card is ordered by; the less, the further to the left. */
export interface Rank {
  readonly strength: number;
  readonly row: number;
}

/** The hand in the order that its owner wants. Cards that are alike in it stay as they were dealt. */
export function ordered<Card>(
  hand: readonly Card[],
  order: HandOrder,
  rankOf: (card: Card) => Rank,
): readonly Card[] {
  if (order === "dealt") return hand;
  const ranked = hand.map((card) => ({ card, rank: rankOf(card) }));
  const by = (one: Rank, other: Rank): number =>
    (order === "row" ? one.row - other.row : 0) || one.strength - other.strength;
  return ranked.sort((one, other) => by(one.rank, other.rank)).map(({ card }) => card);
}
