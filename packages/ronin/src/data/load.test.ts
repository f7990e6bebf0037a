import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, COMPONENTS, cardOf, DATA_VERSION } from "./components.ts";
import { loadComponents } from "./load.ts";
import { effectNotation } from "./notation.ts";
import { cardIn, type Draft, draft, refused } from "./test/draft.ts";
import type { Components } from "./types.ts";

const SPOILT: readonly (readonly [string, (components: Draft<Components>) => void, string])[] = [
  [
    "a card with two colours",
    ({ action }) => Object.assign(at(action, 3), { colour: "red blue" }),
    "action.3.colour",
  ],
  [
    "a flat condition before a 1/2/3 result (RO-CK-6.9)",
    ({ action }) =>
      Object.assign(at(action, 4), {
        effect: { timing: "standard", condition: { k: "C4", colour: "red" }, result: { k: "R3" } },
      }),
    "action.4.effect.result",
  ],
  [
    "alliance points in the Play step (RO-CK-6.11)",
    ({ action }) =>
      Object.assign(at(action, 4), {
        effect: { timing: "standard", condition: { k: "C8", colour: "red" }, result: { k: "R2" } },
      }),
    "action.4.effect.timing",
  ],
  [
    "symbols in the tea ceremony (RO-CK-6.11)",
    ({ action }) =>
      Object.assign(at(action, 4), {
        effect: { timing: "tea", condition: { k: "C8", colour: "red" }, result: { k: "R3" } },
      }),
    "action.4.effect.timing",
  ],
  [
    "R10 that shows a symbol twice (RO-CK-6.16)",
    ({ action }) =>
      Object.assign(at(action, 4), {
        effect: {
          timing: "standard",
          condition: { k: "C9" },
          result: { k: "R10", symbols: ["C", "C", "M"] },
        },
      }),
    "action.4.effect.result.symbols",
  ],
  [
    "a starting card without symbols",
    ({ starting }) => Object.assign(at(starting, 9), { symbols: 2 }),
    "starting.9.symbols",
  ],
  [
    "an ability without a point",
    ({ abilities }) => Object.assign(at(abilities, 5), { point: undefined }),
    "abilities.5.point",
  ],
  [
    "a board without thresholds",
    ({ boards }) => Object.assign(at(boards, 1), { thresholds: [] }),
    "boards.1.thresholds",
  ],
  [
    "a bonus on space 15",
    ({ sideA }) => Object.assign(sideA.bonuses, { 15: { k: "showHand" } }),
    "sideA.bonuses.15",
  ],
  ["a B side without a length", ({ sidesB }) => Object.assign(at(sidesB, 2), { top: 0 }), "sidesB.2.top"],
  [
    "a chapter card without a back",
    ({ chapters }) => Object.assign(at(chapters, 0), { initiative: [] }),
    "chapters.0.initiative",
  ],
  ["no version", (all) => Object.assign(all, { version: "one" }), "version"],
  ["two cards with one id", (all) => Object.assign(cardIn(all, "R-P2"), { id: "R-P1" }), "action.1.id"],
  [
    "a starting card called like another card",
    (all) => Object.assign(cardIn(all, "ciri-tea"), { id: "R-P1" }),
    "starting.19.id",
  ],
  [
    "an owned card in the main deck",
    (all) => Object.assign(cardIn(all, "R-P2"), { owner: "ciri" }),
    "action.1.owner",
  ],
  // One of each table of constraints, so that none is left out.
  ["too few action cards", ({ action }) => action.pop(), "K1"],
  ["too few starting cards", ({ starting }) => starting.pop(), "S1"],
  ["too few abilities", ({ abilities }) => abilities.pop(), "4 abilities"],
  ["too few boards", ({ boards }) => boards.pop(), "X1"],
  ["too few B sides", ({ sidesB }) => sidesB.pop(), "L3"],
  ["too few chapter cards", ({ chapters }) => chapters.pop(), "H1"],
];

describe("the components", () => {
  it("are loaded as they are", () => {
    expect(loadComponents(draft())).toEqual(COMPONENTS);
    expect(COMPONENTS.version).toBe(DATA_VERSION);
  });

  it.each(SPOILT)("with %s are refused", (_, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => loadComponents(components))).toContain(sentence);
  });

  it("that are no mapping are refused", () => {
    expect(refused(() => loadComponents([]))).toContain("type object");
  });
});

describe("all cards", () => {
  it("RO-1.8: the main deck comes first, then five starting cards for each character", () => {
    expect(ALL_CARDS).toHaveLength(115);
    expect(ALL_CARDS.slice(0, 80).every(({ owner }) => owner === undefined)).toBe(true);
    expect(ALL_CARDS.slice(80).map(({ id }) => id)).toEqual(
      ["geralt", "yennefer", "dandelion", "ciri", "vesemir", "triss", "yukiOnna"].flatMap((owner) =>
        ["plain", "effect", "left", "right", "tea"].map((kind) => `${owner}-${kind}`),
      ),
    );
  });

  it("keep their places, which are their numbers in saves", () => {
    expect([0, 15, 16, 32, 48, 64, 79].map((index) => at(ALL_CARDS, index).id)).toEqual([
      "R-P1",
      "R-Z4",
      "B-P1",
      "G-P1",
      "Y-P1",
      "K-P1",
      "K-Z4",
    ]);
  });

  it("are found by their ids", () => {
    expect(cardOf("R-Q6")?.effect).toEqual({
      timing: "standard",
      condition: { k: "C3" },
      result: { k: "R9", symbol: "C" },
    });
    expect(cardOf("R-Q9")).toBeUndefined();
    const tea = cardOf("yukiOnna-tea")?.effect;
    expect(tea === undefined ? undefined : effectNotation(tea)).toBe("C8(pink)>R2");
  });
});
