import { expect, test } from "vitest";
import { growthOf } from "./flat.ts";

const samples = (heaps: readonly number[]) =>
  heaps.map((heap, index) => ({ seconds: index, heap: heap * 1e6, external: 0, rss: 0 }));

test("what grows while it warms up and then stays is flat", () => {
  expect(growthOf(samples([20, 60, 100, 101, 99, 102, 100, 101, 98, 103, 101, 100]))).toMatchObject({
    flat: true,
  });
});

test("what grows all the time is not, however slowly", () => {
  const { before, after, flat } = growthOf(samples(Array.from({ length: 40 }, (_, index) => 60 + index)));
  expect([before, after, flat]).toEqual([75e6, 95e6, false]);
});

test("one large sample at the end decides nothing", () => {
  expect(growthOf(samples([50, 50, 50, 50, 50, 50, 50, 500])).flat).toBe(false);
  expect(growthOf(samples([50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 500])).flat).toBe(true);
});
