import { expect, test } from "vitest";
import { brushedLine } from "./brush.ts";

test("the same stroke is drawn the same every time, from end to end", () => {
  const stroke = () => brushedLine(-10, 20, () => 5);
  expect(stroke()).toBe(stroke());
  expect(stroke()).toMatch(/^M-10 .*L20 [\d.]+$/);
});
