import { cardRow } from "@medallion/gwent/cards";
import { type DeckList, unpackDecks } from "@medallion/gwent/decks";

/** The decks that a pick stands for: one, or three for a tournament; of a leader alone there are no cards. */
export function decksOfPick(pick: string): readonly DeckList[] {
  const card = cardRow(pick);
  if (card?.kind === "leader" && card.faction !== "neutral")
    return [{ faction: card.faction, leader: pick, cards: {} }];
  try {
    return unpackDecks(pick);
  } catch {
    return [];
  }
}
