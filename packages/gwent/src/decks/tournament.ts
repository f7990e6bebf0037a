import { cardRow } from "../cards/all.ts";
import type { Faction } from "../cards/row.ts";
import type { CardLookup, DeckList } from "./deck.ts";
import type { Fault } from "./fault.ts";
import { inRuleOrder } from "./fault.ts";
import type { DeckOptions } from "./validate.ts";
import { validateDeck } from "./validate.ts";

const DECKS_OF_A_PLAYER = 3;

/**
 * What is wrong with the decks one player registers for a tournament (GW-2.20 to GW-2.22).
 * A fault inside one deck carries the deck's place and the limit it breaks (GW-2.21, GW-2.25).
 */
export function validateTournament(
  decks: readonly DeckList[],
  options: Pick<DeckOptions, "cardSet"> = {},
  lookup: CardLookup = cardRow,
): readonly Fault[] {
  const inside = decks.flatMap((deck, index) =>
    validateDeck(deck, { ...options, deckRules: "competitive" }, lookup).map((fault) => ({
      ...fault,
      deck: index + 1,
    })),
  );
  return inRuleOrder([...inside, ...lineUpFaults(decks), ...sharedHeroFaults(decks, lookup)]);
}

function lineUpFaults(decks: readonly DeckList[]): readonly Fault[] {
  const rule = "GW-2.20";
  const key = `fault.${rule}`;
  const limit = DECKS_OF_A_PLAYER;
  const faults: Fault[] = [];
  if (decks.length !== limit)
    faults.push({
      rule,
      message: { key, values: { problem: "count", count: decks.length, limit, faction: "", decks: [] } },
    });
  for (const [faction, places] of placesBy(decks, (deck): Faction[] => [deck.faction])) {
    if (places.length < 2) continue;
    const values = { problem: "faction", count: places.length, limit, decks: places };
    faults.push({ rule, message: { key, values: { ...values, faction: { key: `faction.${faction}` } } } });
  }
  return faults;
}

/** Heroes are the same if their ids are; other cards may recur (GW-2.23). */
function sharedHeroFaults(decks: readonly DeckList[], lookup: CardLookup): readonly Fault[] {
  const heroes = placesBy(decks, (deck) =>
    Object.keys(deck.cards).filter((id) => lookup(id)?.kind === "hero"),
  );
  return [...heroes]
    .filter(([, places]) => places.length > 1)
    .map(([id, places]) => ({
      rule: "GW-2.22",
      card: id,
      message: { key: "fault.GW-2.22", values: { card: { key: `card.${id}` }, decks: places } },
    }));
}

/** In which decks, counted from 1, something occurs. */
function placesBy<T>(decks: readonly DeckList[], within: (deck: DeckList) => T[]): Map<T, number[]> {
  const places = new Map<T, number[]>();
  for (const [index, deck] of decks.entries())
    for (const found of within(deck)) places.set(found, [...(places.get(found) ?? []), index + 1]);
  return places;
}
