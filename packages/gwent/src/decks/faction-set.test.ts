import { describe, expect, it } from "vitest";
import { cardRow } from "../cards/all.ts";
import type { CardRow, Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import { cardsOf, deckSize } from "./deck.ts";
import { factionSet, playerFactionSet } from "./faction-set.ts";

const rowsOf = (faction: Faction, cards: Record<string, number>): readonly CardRow[] =>
  cardsOf({ faction, cards }).map((id) => cardRow(id) ?? expect.fail(`no card ${id}`));

describe("the whole set of a faction", () => {
  it("GW-16.2 GW-16.3 GW-CK-16.1: the Northern Realms have 37 own units, 17 neutral units and 24 specials", () => {
    const rows = rowsOf("northern-realms", factionSet("northern-realms"));
    const isUnit = (card: CardRow): boolean => card.kind === "unit" || card.kind === "hero";
    expect(rows).toHaveLength(78);
    expect(rows.filter((card) => isUnit(card) && card.faction === "northern-realms")).toHaveLength(37);
    expect(rows.filter((card) => isUnit(card) && card.faction === "neutral")).toHaveLength(17);
    expect(rows.filter((card) => !isUnit(card))).toHaveLength(24);
  });

  it("GW-16.2 GW-16.3 GW-CK-16.1: the sets of the five factions have 78, 78, 82, 79 and 79 cards and no token", () => {
    const sizes = { "northern-realms": 78, nilfgaard: 78, monsters: 82, scoiatael: 79, skellige: 79 };
    for (const faction of FACTIONS) {
      const cards = factionSet(faction);
      expect([faction, deckSize({ faction, cards })]).toEqual([faction, sizes[faction]]);
      const rows = rowsOf(faction, cards);
      expect(rows.some((card) => card.token === true || card.kind === "leader")).toBe(false);
    }
  });

  it("GW-16.4 GW-16.5 GW-CK-16.1: twelve weather cards leave the Player's set, Clear Weather stays", () => {
    const rows = rowsOf("northern-realms", playerFactionSet("northern-realms"));
    expect(rows).toHaveLength(66);
    expect(rows.filter((card) => card.kind === "weather").map((card) => card.id)).toEqual(
      Array(3).fill("clear-weather"),
    );
  });

  it("GW-2.24 GW-16.3: with the video game's cards each is there as often as that game has it", () => {
    const cards = factionSet("northern-realms", "videoGame");
    expect(cards).toMatchObject({ ballista: 1, "poor-fucking-infantry": 4, "clear-weather": 2 });
    expect(cards).not.toHaveProperty("roach");
  });
});
