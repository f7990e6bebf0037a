import { expect, test } from "vitest";
import { gridFit } from "./grid-fit.ts";

const CARDS = { shape: 0.5, gap: 0, most: 1000 };

test("things lie in as many columns as make them largest", () => {
  expect(gridFit({ width: 400, height: 200 }, { count: 4, ...CARDS })).toEqual({ columns: 4, width: 100 });
  expect(gridFit({ width: 200, height: 400 }, { count: 4, ...CARDS })).toEqual({ columns: 2, width: 100 });
});

test("gaps are counted, and nothing is larger than it may be", () => {
  expect(gridFit({ width: 400, height: 900 }, { count: 2, shape: 0.5, gap: 20, most: 150 })).toEqual({
    columns: 1,
    width: 150,
  });
  expect(gridFit({ width: 100, height: 300 }, { count: 4, shape: 1, gap: 10, most: 90 }).width).toBe(67);
});
