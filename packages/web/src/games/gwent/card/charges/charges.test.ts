import { ALL_CARDS } from "@medallion/gwent/cards";
import { describe, expect, test } from "vitest";
import art from "../art.ts";
import { BEARINGS, bearingOf, ICONS } from "./index.ts";

describe("charges", () => {
  test("every card bears one, and nobody else does", () => {
    expect(Object.keys(BEARINGS).sort()).toEqual(ALL_CARDS.map(({ id }) => id).sort());
  });

  test("no two cards bear the same", () => {
    expect(new Set(ICONS).size).toBe(ICONS.length);
  });

  test("the icon set has a drawing of each", () => {
    expect(Object.keys(art).sort()).toEqual([...ICONS].sort());
    for (const path of Object.values(art)) expect(path).toMatch(/^m[\d -]/);
  });

  test("only spies, leaders and cards that are no units lie on a plain field", () => {
    for (const card of ALL_CARDS) {
      const isPlain = card.abilities.includes("spy") || !/unit|hero/.test(card.kind);
      expect(bearingOf(card.id)[1] === "plain", card.id).toBe(isPlain);
    }
  });

  test("a card that only a scenario knows has one all the same", () => {
    expect(ICONS).toContain(bearingOf("nobody-knows-it")[0]);
  });
});
