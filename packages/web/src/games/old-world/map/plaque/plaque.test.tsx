import { COMPONENTS, MOVE_PAYMENTS } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { colourless, drawn } from "../../../../drawn/test/markup.ts";
import { POINTS } from "../geography/points.ts";
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
  expect(hangs(16)).toBe("beside");
  expect(hangs(7)).toBe("below");
});

test("no price hangs over the price of another place, nor under the figure that stands there", () => {
  const tags = POINTS.map((_, number) => tagOf(number));
  const clashes = tags.flatMap((tag, number) =>
    POINTS.flatMap((_, other) => {
      if (other === number) return [];
      const isOverTag = overlap(tag, tags[other] as Box) > 0;
      return isOverTag || overlap(tag, figureOf(other)) > TOUCHING ? [`${number}: ${other}`] : [];
    }),
  );
  expect(clashes).toEqual([]);
});

type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

/** So many units of the edge of a price the hood of a figure may hide. */
const TOUCHING = 16;

/** The frame of the widest price of a place, in units of the sheet. */
function tagOf(number: number): Box {
  const picture = plaque({ number, standing: "open", prices: MOVE_PAYMENTS });
  const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)" data-hangs/u.exec(picture) ?? [];
  const [, width] = /data-hangs="\w+"><rect[^>]*? width="(\d+)"/u.exec(picture) ?? [];
  const { x: left, y: top } = POINTS[number] ?? { x: Number.NaN, y: Number.NaN };
  const middle = { x: left + Number(x), y: top + Number(y) };
  const half = Number(width) / 2;
  return { left: middle.x - half, right: middle.x + half, top: middle.y - 23, bottom: middle.y + 23 };
}

/** One's own figure at a place, as wide and high as the style sheet of places makes it. */
function figureOf(number: number): Box {
  const { x, y } = POINTS[number] ?? { x: Number.NaN, y: Number.NaN };
  return { left: x - 39, right: x + 39, top: y - 124, bottom: y - 27 };
}

/** How deep two boxes lie over each other. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(across, down));
}
