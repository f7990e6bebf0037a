import { expect, test } from "vitest";
import type { Zone } from "../plan/cue.ts";
import type { Box } from "./box.ts";
import { Measured } from "./measured.ts";
import type { Zones } from "./zones.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A table of 1000 × 800 with these zones, and cards that lie in them. */
function tableOf(zones: Readonly<Record<Zone, Box>>, cards: readonly (readonly [Zone, Box])[]): HTMLElement {
  const seen = (where: Box, dataset: object, zone: Zone) => ({
    dataset,
    getBoundingClientRect: () => where,
    querySelector: () => null,
    closest: () => ({ dataset: { zone } }),
  });
  const lying = cards.map(([zone, where], card) => seen(where, { ref: String(card) }, zone));
  const places = Object.entries(zones).map(([zone, where]) => seen(where, { zone }, zone));
  const root = {
    // As in browsers: its sides are no properties of its own.
    getBoundingClientRect: (): Box => Object.create(box(0, 0, 1000, 800)),
    querySelectorAll: (selector: string) => (selector === "[data-ref]" ? lying : places),
  };
  return root as unknown as HTMLElement;
}

const kinds = (more: Partial<Zones>): Zones => ({
  shape: 0.8,
  isRow: () => false,
  isPile: () => false,
  insteadOf: () => [],
  ...more,
});

const POLE = { pole: box(100, 100, 90, 500) };
const isColumn = () => true;

test("in a column cards come to lie below the last, as tall as it, and in a new column where it is full", () => {
  const one = new Measured(tableOf(POLE, [["pole", box(100, 100, 72, 90)]]), kinds({ isColumn }));
  expect(one.placeIn("pole")).toEqual(box(100, 190, 72, 90));
  const wide = { pole: box(100, 100, 180, 300) };
  const full = new Measured(tableOf(wide, [["pole", box(100, 310, 72, 90)]]), kinds({ isColumn }));
  expect(full.placeIn("pole")).toEqual(box(172, 100, 72, 90));
});

test("the first card of a column is as tall as the others on the table, and no wider than its place", () => {
  const seen = new Measured(
    tableOf({ ...POLE, hand: box(0, 650, 900, 150) }, [["hand", box(0, 660, 80, 100)]]),
    kinds({ isColumn }),
  );
  expect(seen.placeIn("pole")).toEqual(box(105, 300, 80, 100));
  const narrow = new Measured(
    tableOf({ pole: box(100, 100, 40, 500) }, [["hand", box(0, 660, 80, 100)]]),
    kinds({ isColumn }),
  );
  expect(narrow.placeIn("pole")).toEqual(box(100, 325, 40, 50));
});

test("in a grid they come behind the last, then to the next line, and to the end where all is full", () => {
  const grid = { grid: box(0, 0, 200, 220) };
  const after = (last: Box) => new Measured(tableOf(grid, [["grid", last]]), kinds({ isRow: () => true }));
  expect(after(box(0, 0, 80, 100)).placeIn("grid")).toEqual(box(80, 0, 80, 100));
  expect(after(box(120, 0, 80, 100)).placeIn("grid")).toEqual(box(0, 100, 80, 100));
  expect(after(box(120, 110, 80, 100)).placeIn("grid")).toEqual(box(120, 110, 80, 100));
});

test("a game may say how tall cards are in a zone", () => {
  const seen = new Measured(tableOf(POLE, []), kinds({ isColumn, heightIn: () => 60 }));
  expect(seen.placeIn("pole")).toEqual(box(121, 320, 48, 60));
});

test("a card that comes to an empty row is as tall as the row has room for", () => {
  const seen = new Measured(tableOf({ row: box(0, 0, 500, 108) }, []), kinds({ isRow: () => true }));
  expect(seen.placeIn("row")).toEqual(box(210, 4, 80, 100));
});

test("what comes from a place that is not shown comes from the middle of the table", () => {
  const bare = new Measured(tableOf({}, []), kinds({}));
  const { x, y, width, height } = bare.placeIn("deck");
  expect([x + width / 2, y + height / 2]).toEqual([500, 400]);
});
