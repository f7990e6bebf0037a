import { COMPONENTS, MOVE_PAYMENTS } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { colourless, drawn } from "../../../../drawn/test/markup.ts";
import type { PlaceState, Price } from "../state/place-state.ts";
import { Plaque } from "./plaque.tsx";
import { PriceTags } from "./price-tag.tsx";

const EMPTY: PlaceState = {
  number: 7,
  ground: "forest",
  action: "beggarPurge",
  school: undefined,
  standing: "rest",
  prices: [],
  figures: [],
  lair: undefined,
  quests: 0,
  trails: [],
  isClosed: false,
};

const plaque = (change: Partial<PlaceState>): string =>
  drawn(<Plaque place={{ ...EMPTY, ...change }} name="Vizima" />);

const [monster, other] = COMPONENTS.monsters;

test("everything that can be at a place is drawn there, each in its own way without colours", () => {
  const states: readonly Partial<PlaceState>[] = [
    {},
    { standing: "open", prices: ["two"] },
    { lair: { monster: undefined } },
    { lair: { monster } },
    { lair: { monster: other } },
    { quests: 1 },
    { quests: 2 },
    { trails: [{ terrain: "forest", gold: 1 }] },
    { trails: [{ terrain: "water", gold: 0 }] },
    { isClosed: true },
    { isClosed: true, lair: { monster } },
    { school: "wolf", action: "school" },
    { ground: "water" },
    { ground: "mountain" },
    { ground: "wild" },
    { number: 11 },
  ];
  const pictures = states.map((state) => colourless(plaque(state)));
  expect(new Set(pictures).size).toBe(states.length);
});

test("a place bears its number and its name", () => {
  expect(plaque({ number: 11 })).toMatch(/>11<\/text>/u);
  expect(plaque({})).toMatch(/>Vizima<\/text>/u);
});

test("every way to pay is drawn in its own way, and each hangs on the tag", () => {
  const prices: readonly Price[] = [...MOVE_PAYMENTS, "any", "free"];
  const tag = (list: readonly Price[]): string =>
    colourless(drawn(<PriceTags prices={list} ground="forest" hangs="below" />));
  expect(new Set(prices.map((price) => tag([price]))).size).toBe(prices.length);
  expect(tag(MOVE_PAYMENTS).length).toBeGreaterThan(tag(["terrain"]).length);
});

test("a price hangs above the plaque where the sheet ends below it", () => {
  const hangs = (number: number): string =>
    /data-hangs="(\w+)"/u.exec(plaque({ number, standing: "open", prices: ["two"] }))?.[1] ?? "";
  expect(hangs(17)).toBe("above");
  expect(hangs(7)).toBe("below");
});
