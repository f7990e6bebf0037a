import type { CardRow } from "@medallion/gwent/cards";
import { LANGUAGES } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { kitOf } from "../../../kits/load.ts";
import {
  abilitiesAmong,
  collectionOf,
  EVERYTHING,
  type Filter,
  filtered,
  narrowings,
  ordered,
  strengthsAmong,
} from "./collection.ts";

const monsters = collectionOf("monsters", "box");
const none = { faction: "monsters", cards: {} } as const;
const idOf = ({ id }: CardRow) => id;

function found(filter: Partial<Filter>, nameOf = idOf, deck: Parameters<typeof filtered>[2] = none) {
  return filtered(monsters, { ...EVERYTHING, ...filter }, deck, nameOf).map(idOf);
}

describe("collection", () => {
  it("GW-2.4 GW-2.6: holds neither tokens, leaders nor other factions", () => {
    expect(monsters.every(({ faction }) => faction === "monsters" || faction === "neutral")).toBe(true);
    expect(monsters.some(({ kind, token }) => kind === "leader" || token === true)).toBe(false);
  });

  it("GW-2.24: leaves out what the video game has not, and its Geralt musters nobody", () => {
    const cards = collectionOf("monsters", "videoGame");
    expect(cards.some(({ id }) => id === "roach")).toBe(false);
    expect(cards.find(({ id }) => id === "geralt-of-rivia")?.abilities).toEqual([]);
  });

  it("finds names by the beginnings of their words, in any order and without accents", () => {
    expect(found({ search: "kat vamp" })).toEqual(["vampire-katakan"]);
    expect(found({ search: "atakan" })).toEqual([]);
    const czech = ({ id }: CardRow) => (id === "ghoul" ? "Ghúl, příšera" : id);
    expect(found({ search: "prisera GHUL" }, czech)).toEqual(["ghoul"]);
  });

  it.each(LANGUAGES)("in %s every card is found by its own name", async (language) => {
    const texts = await (await kitOf("gwent")).texts(language);
    const nameOf = ({ id }: CardRow) => texts[`card.${id}`] ?? "";
    for (const card of monsters) expect(found({ search: nameOf(card) }, nameOf)).toContain(card.id);
  });

  it("filters by house, row, kind, ability, strength and being in the deck", () => {
    expect(found({ house: "neutral" })).not.toContain("nekker");
    expect(found({ house: "own" })).not.toContain("decoy");
    expect(found({ row: "siege", house: "own" })).toContain("arachas-behemoth");
    expect(found({ kind: "weather" })).toContain("biting-frost");
    expect(found({ ability: "none", kind: "hero", house: "own" })).toContain("draug");
    expect(found({ ability: "medic" })).toEqual(["yennefer-of-vengerberg"]);
    expect(found({ least: 15 })).toEqual(
      ["cirilla", "geralt-of-rivia"].filter((id) => found({}).includes(id)),
    );
    expect(found({ most: 0 })).not.toContain("decoy");
    expect(found({ inDeck: true }, idOf, { faction: "monsters", cards: { nekker: 2 } })).toEqual(["nekker"]);
  });

  it("counts how many questions are answered; a range is one", () => {
    expect(narrowings(EVERYTHING)).toBe(0);
    expect(narrowings({ ...EVERYTHING, search: "x", row: "close", least: 1, most: 5, inDeck: true })).toBe(3);
  });

  it("orders by place, by strength or by name", () => {
    const compare = (a: string, b: string) => a.localeCompare(b);
    const first = (order: Filter["order"]) => ordered(monsters, order, idOf, compare).slice(0, 2).map(idOf);
    expect(first("strength")).toEqual(["cirilla", "geralt-of-rivia"]);
    expect(first("name")).toEqual(["arachas", "arachas-behemoth"]);
    expect(ordered(monsters, "place", idOf, compare).at(-1)?.kind).toBe("weather");
  });

  it("offers only abilities and strengths that there are", () => {
    expect(abilitiesAmong(monsters)).not.toContain("berserker");
    expect(strengthsAmong(monsters)[0]).toBe(0);
    expect(strengthsAmong(monsters).at(-1)).toBe(15);
  });
});
