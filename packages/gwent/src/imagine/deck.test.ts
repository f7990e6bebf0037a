import { at, randomOf } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { cardRow } from "../cards/all.ts";
import { countsOf, without } from "../cards/ids.ts";
import { FACTIONS } from "../cards/row.ts";
import { leadersOf, poolOf } from "../decks/deck.ts";
import { validateDeck } from "../decks/validate.ts";
import { RULES_SCHEMA } from "../options.ts";
import { imagineDeck } from "./deck.ts";

const SIZES = [22, 25, 30, 37];

describe.each(FACTIONS)("a deck imagined for %s", (faction) => {
  const leader = at(leadersOf(faction), 0).id;

  test.each(["standard", "competitive"] as const)("is legal by %s limits, whatever its size", (deckRules) => {
    const rules = RULES_SCHEMA.parse({ deckRules });
    const random = randomOf(`${faction} ${deckRules}`);
    for (const size of SIZES) {
      const cards = imagineDeck({ faction, size, seen: [], rules, lookup: cardRow }, random);
      expect(cards).toHaveLength(size);
      expect(validateDeck({ faction, leader, cards: countsOf(cards) }, { deckRules })).toEqual([]);
    }
  });

  test("holds every card that was seen, as often as it was seen", () => {
    const rules = RULES_SCHEMA.parse({});
    const seen = poolOf(faction).flatMap(({ id, copies }) => (copies > 1 ? [id, id] : []));
    const request = { faction, size: seen.length + 5, seen, rules, lookup: cardRow };
    const cards = imagineDeck(request, randomOf(faction));
    expect(cards).toHaveLength(seen.length + 5);
    expect(without(seen, cards)).toEqual([]);
  });

  test("has its size even where no legal deck can have it", () => {
    const rules = RULES_SCHEMA.parse({});
    const request = { faction, size: 200, seen: [], rules, lookup: cardRow };
    expect(imagineDeck(request, randomOf(faction))).toHaveLength(200);
  });

  test("holds no card that is barred while others are left", () => {
    const rules = RULES_SCHEMA.parse({});
    const barred = ({ kind }: { kind: string }): boolean => kind === "weather";
    const cards = imagineDeck(
      { faction, size: 30, seen: [], rules, lookup: cardRow, barred },
      randomOf(faction),
    );
    expect(cards.filter((id) => cardRow(id)?.kind === "weather")).toEqual([]);
  });
});
