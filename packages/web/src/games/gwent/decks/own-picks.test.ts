import { type DeckList, READY_DECKS, READY_LINE_UPS } from "@medallion/gwent/decks";
import { at, randomOf } from "@medallion/kernel";
import { expect, it } from "vitest";
import { kitOf } from "../../../kits/load.ts";
import type { Shelf } from "./deck-store.ts";
import { ownDeckFrom, ownSetFrom } from "./making.ts";
import { picksFrom } from "./own-picks.ts";

const fitting: DeckList = { ...at(READY_DECKS, 0).deck, leader: "foltest-king-of-temeria" };
const { decks: three } = at(READY_LINE_UPS, 0);

const shelf: Shelf = {
  decks: [
    ownDeckFrom(fitting, "Engines", 3),
    ownDeckFrom({ faction: "monsters", cards: { nekker: 3 } }, "Begun", 2),
    ownDeckFrom({ faction: "monsters", cards: { catapult: 2 } }, "Foreign", 1),
  ],
  sets: [ownSetFrom(three, "Three", 2), ownSetFrom(three.slice(1), "Two", 1)],
  damaged: [],
  unsaved: false,
};

it("only what is legal is offered as a pick", () => {
  for (const mode of ["standard", "free-for-all", "team", "solo"])
    expect(picksFrom(shelf, mode).map(({ name }) => name)).toEqual(["Engines"]);
  expect(picksFrom(shelf, "standard", { deckRules: "competitive" })).toEqual([]);
  expect(picksFrom(shelf, "competitive")).toEqual([]);
  expect(picksFrom(shelf, "tournament").map(({ name }) => name)).toEqual(["Three"]);
});

it("the lobby takes the picks", async () => {
  const { lobby } = await kitOf("gwent");
  for (const mode of ["standard", "tournament"]) {
    const { code } = at(picksFrom(shelf, mode), 0);
    expect(() => lobby.options({ mode, picks: [code] }, randomOf("picks"))).not.toThrow();
  }
});
