import { decksPath } from "../../../navigation/paths.ts";

export function deckPath(deck: string): string {
  return `${decksPath("gwent")}/${deck}`;
}

/** Three decks for a tournament. */
export function deckSetPath(set: string): string {
  return `${decksPath("gwent")}/sets/${set}`;
}
