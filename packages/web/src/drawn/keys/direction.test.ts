import { expect, test } from "vitest";
import { nextIn } from "./direction.ts";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
const HAND = [box(0, 100), box(20, 100), box(40, 100)];
const ROW = [box(5, 0), box(100, 0)];

test("arrows lead along a line and across to the next one", () => {
  const all = [...HAND, ...ROW];
  expect(nextIn(box(0, 100), all, "right")).toBe(1);
  expect(nextIn(box(40, 100), all, "left")).toBe(1);
  expect(nextIn(box(20, 100), all, "up")).toBe(3);
  expect(nextIn(box(100, 0), all, "down")).toBe(2);
});

test("there may be nothing in that direction", () => {
  expect(nextIn(box(0, 100), HAND, "left")).toBe(-1);
  expect(nextIn(box(0, 100), [], "up")).toBe(-1);
});
