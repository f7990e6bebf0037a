import { type DeckList, READY_DECKS } from "@medallion/gwent/decks";
import { expect, it } from "vitest";
import { abilitiesOf, averageStrength, curveOf, kindsOf, placesOf } from "./charts.ts";
import { byPlace, figuresOf } from "./figures.ts";

const deck: DeckList = {
  faction: "monsters",
  cards: { nekker: 3, harpy: 1, draug: 1, "geralt-of-rivia": 1, decoy: 2, "biting-frost": 1 },
};

it("the curve counts units by strength, heroes apart, the strongest together", () => {
  const curve = curveOf(deck);
  expect(curve[2]).toEqual({ strength: 2, units: 4, heroes: 0 });
  expect(curve[10]).toEqual({ strength: 10, units: 0, heroes: 1 });
  expect(curve[11]).toEqual({ strength: 11, units: 0, heroes: 1 });
});

it("places, kinds and abilities count copies; an agile unit has a place of its own", () => {
  expect(placesOf(deck)).toEqual([
    { of: "close", count: 5 },
    { of: "ranged", count: 0 },
    { of: "siege", count: 0 },
    { of: "agile", count: 1 },
    { of: "special", count: 2 },
    { of: "weather", count: 1 },
  ]);
  expect(kindsOf(deck).map(({ count }) => count)).toEqual([4, 2, 2, 1]);
  expect(abilitiesOf(deck)[0]).toEqual({ of: "muster", count: 4 });
});

it("every chart of every ready deck accounts for all its cards", () => {
  for (const ready of READY_DECKS) {
    const { cards, units } = figuresOf(ready.deck);
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(sum(placesOf(ready.deck))).toBe(cards);
    expect(sum(kindsOf(ready.deck))).toBe(cards);
    expect(sum(byPlace(ready.deck))).toBe(cards);
    expect(curveOf(ready.deck).reduce((all, column) => all + column.units + column.heroes, 0)).toBe(units);
  }
});

it("an empty deck has no average", () => {
  expect(averageStrength({ faction: "monsters", cards: { decoy: 3 } })).toBeUndefined();
  expect(averageStrength({ faction: "monsters", cards: { nekker: 2, draug: 2 } })).toBe(6);
});
