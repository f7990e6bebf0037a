import type { CardRow, Faction } from "../cards/row.ts";
import type { CardSet } from "./card-set.ts";
import { copiesIn } from "./card-set.ts";
import { poolOf } from "./deck.ts";
import { isBarredInSolo } from "./validate.ts";

/** All cards of a faction with a complete set of the neutral ones, as counts of a deck list (GW-16.2, GW-16.3). */
export function factionSet(faction: Faction, cardSet: CardSet = "box"): Record<string, number> {
  return counts(poolOf(faction), cardSet);
}

/** The Player's set in solo: no weather but Clear Weather; the rest is out of the game (GW-16.4, GW-16.5). */
export function playerFactionSet(faction: Faction, cardSet: CardSet = "box"): Record<string, number> {
  return counts(
    poolOf(faction).filter((card) => !isBarredInSolo(card)),
    cardSet,
  );
}

function counts(cards: readonly CardRow[], cardSet: CardSet): Record<string, number> {
  const present = cards.filter((card) => copiesIn(card, cardSet) > 0);
  return Object.fromEntries(present.map((card) => [card.id, copiesIn(card, cardSet)]));
}
