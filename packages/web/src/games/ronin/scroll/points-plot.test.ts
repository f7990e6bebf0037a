import { expect, test } from "vitest";
import { apartFrom } from "./points-plot.tsx";

test("ends of lines that lie close are written below each other", () => {
  expect(apartFrom([10, 12, 100])).toEqual([10, 26, 100]);
});
