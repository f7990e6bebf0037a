import { expect, test } from "vitest";
import { apex, around, besideCards, cardIn, middle, overlap, shift } from "./box.ts";

test("a card in the middle of a place has the shape of a card", () => {
  const box = cardIn({ x: 100, y: 50, width: 60, height: 20 }, 120, 88 / 120);
  expect(box).toEqual({ x: 86, y: 0, width: 88, height: 120 });
});

test("something is shifted from its middle to the other's, and grows or shrinks to be as tall", () => {
  const here = { x: 0, y: 0, width: 88, height: 120 };
  expect(shift(here, { x: 100, y: 200, width: 44, height: 60 })).toBe(
    "translate(78.0px, 170.0px) scale(0.5000)",
  );
});

test("an arc is higher than both its ends", () => {
  const [from, to] = [
    { x: 0, y: 300, width: 44, height: 60 },
    { x: 400, y: 320, width: 44, height: 60 },
  ];
  expect(middle(apex(from, to)).y).toBeLessThan(300);
});

test("a box around several", () => {
  expect(around([])).toBeUndefined();
  const boxes = [
    { x: 5, y: 5, width: 10, height: 10 },
    { x: 20, y: 0, width: 5, height: 5 },
  ];
  expect(around(boxes)).toEqual({ x: 5, y: 0, width: 20, height: 15 });
});

test("a word stands before or behind all cards of the row, or above its units where the row is full", () => {
  const row = { x: 100, y: 0, width: 500, height: 90 };
  const word = { width: 80, height: 22 };
  const unit = { x: 360, y: 5, width: 60, height: 80 };
  expect(besideCards(unit, row, { ...unit, x: 300, width: 120 }, word)).toEqual({ x: 212, y: 34 });
  expect(besideCards(unit, row, { ...unit, x: 150, width: 300 }, word)).toEqual({ x: 458, y: 34 });
  const full = { x: 110, y: 205, width: 480, height: 80 };
  expect(besideCards({ ...unit, y: 205 }, row, full, word)).toEqual({ x: 360, y: 185 });
});

test("boxes overlap where they share more than an edge", () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  expect(overlap(box, { ...box, x: 15, y: 15 })).toBe(true);
  expect(overlap(box, { ...box, x: 20 })).toBe(false);
});
