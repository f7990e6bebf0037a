import { expect, test } from "vitest";
import { CLOSEST, centred, moved, type Pane, seenAt, WHOLE, within, zoomed } from "./sighting.ts";

/** A pane that is higher than the sheet in it. */
const TALL: Pane = { width: 400, height: 400, sheet: { left: 0, top: 50, width: 400, height: 300 } };

test("seen whole the sheet lies in the middle and cannot be moved", () => {
  expect(within(TALL, WHOLE)).toEqual(WHOLE);
  expect(moved(TALL, WHOLE, 70, -30)).toEqual(WHOLE);
});

test("what lies under the pointer stays there", () => {
  const around = { x: 130, y: 170 };
  const share = { x: around.x / 400, y: (around.y - 50) / 300 };
  const seen = zoomed(TALL, zoomed(TALL, WHOLE, 2, around), 1.5, around);
  expect(seen.scale).toBe(3);
  expect(seenAt(TALL, seen, share).x).toBeCloseTo(around.x);
  expect(seenAt(TALL, seen, share).y).toBeCloseTo(around.y);
});

test("the sheet leaves no gap once it is larger than the pane", () => {
  const seen = moved(TALL, { x: 0, y: 0, scale: 2 }, 5000, 5000);
  expect(seenAt(TALL, seen, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  const other = moved(TALL, seen, -5000, -5000);
  expect(seenAt(TALL, other, { x: 1, y: 1 })).toEqual({ x: 400, y: 400 });
});

test("it is never smaller than whole, nor too large", () => {
  expect(zoomed(TALL, WHOLE, 0.2, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(zoomed(TALL, WHOLE, 100, { x: 0, y: 0 }).scale).toBe(CLOSEST);
});

test("a place is brought to the middle, or as near to it as the edge lets it", () => {
  const seen = centred(TALL, 2, { x: 0.5, y: 0.5 });
  expect(seenAt(TALL, seen, { x: 0.5, y: 0.5 })).toEqual({ x: 200, y: 200 });
  const corner = centred(TALL, 2, { x: 0.02, y: 0.02 });
  expect(seenAt(TALL, corner, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});
