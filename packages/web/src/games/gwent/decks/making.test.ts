import { READY_DECKS } from "@medallion/gwent/decks";
import { expect, it } from "vitest";
import { freeName, ownDeckFrom, ownSetFrom } from "./making.ts";

it("a name that is taken gets the next number", () => {
  expect(freeName("Swarm", [])).toBe("Swarm");
  expect(freeName("Swarm", ["Swarm"])).toBe("Swarm 2");
  expect(freeName("Swarm 2", ["Swarm", "Swarm 2"])).toBe("Swarm 3");
  expect(freeName("x".repeat(80), []).length).toBe(60);
});

it("a deck is meant for the tightest limits it keeps", () => {
  for (const ready of READY_DECKS)
    if (ready.deckRules === "competitive") expect(ownDeckFrom(ready.deck, "", 0).goal).toBe("competitive");
  expect(ownDeckFrom({ faction: "monsters", cards: {} }, "", 0).goal).toBe("standard");
});

it("a set has three places, however many decks it begins with", () => {
  expect(ownSetFrom(["a"], "Set", 0).decks).toEqual(["a", null, null]);
  expect(ownSetFrom(["a", "b", "c", "d"], "Set", 0).decks).toEqual(["a", "b", "c"]);
});
