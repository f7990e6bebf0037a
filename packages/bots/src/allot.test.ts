import { expect, test } from "vitest";
import { allotted } from "./allot.ts";

/** When each of so many has its answer who ask at once, where one thread thinks for all. */
function answers(count: number, usual: number): readonly number[] {
  let now = 0;
  return Array.from({ length: count }, (_, place) => {
    now += allotted({ usual, waited: now, others: count - 1 - place, threads: 1 });
    return now;
  });
}

test("alone it has all its time", () => {
  expect(allotted({ usual: 500, waited: 0, others: 0, threads: 1 })).toBe(500);
  expect(allotted({ usual: 500, waited: 0, others: 2, threads: 4 })).toBe(500);
});

test("four who ask at once have equal parts, and the last is answered in time", () => {
  expect(answers(4, 500)).toEqual([125, 250, 375, 500]);
});

test("two threads think twice as long for the same four", () => {
  expect(allotted({ usual: 500, waited: 0, others: 3, threads: 2 })).toBe(250);
});

test("whoever waited too long thinks for a moment all the same", () => {
  expect(allotted({ usual: 500, waited: 800, others: 0, threads: 1 })).toBe(10);
});
