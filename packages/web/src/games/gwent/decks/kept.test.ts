import { expect, it } from "vitest";
import { freshId, readKept, writeKept } from "./kept.ts";
import { OWN_DECK as deck } from "./test/own-deck.ts";

it("what is written is read back", () => {
  expect(readKept("abc", writeKept(deck))).toEqual(deck);
  const set = {
    kind: "set",
    id: "s",
    name: "Three",
    decks: ["abc", null, "nr-siege-line"],
    changed: 2,
  } as const;
  expect(readKept("s", writeKept(set))).toEqual(set);
});

it.each([
  [undefined],
  [null],
  ["text"],
  [{ version: 2 }],
  [{ ...(writeKept(deck) as object), deck: { faction: "elves", cards: {} } }],
  [{ ...(writeKept(deck) as object), deck: { faction: "monsters", cards: { nobody: 1 } } }],
  [{ ...(writeKept(deck) as object), deck: { faction: "monsters", cards: { nekker: -1 } } }],
])("what is not understood is damaged, and kept as it is: %j", (raw) => {
  const kept = readKept("x", raw);
  expect(kept).toEqual({ kind: "damaged", id: "x", raw });
  expect(writeKept(kept)).toBe(raw);
});

it("ids are short and safe in addresses", () => {
  expect(freshId()).toMatch(/^[0-9a-z]{10}$/u);
});
