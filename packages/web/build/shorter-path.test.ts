import { expect, test } from "vitest";
import { shorterPath } from "./shorter-path.ts";

test("the same drawing in whole units", () => {
  expect(shorterPath("M10.2 20.4L30.6 20.4V40Z")).toBe("m10 20l21 0v20z");
});

test("rounding does not add up along the path", () => {
  expect(shorterPath("M0 0l.4 0l.4 0l.4 0l.4 0")).toBe("m0 0l0 0 1 0 0 0 1 0");
});

test("points after a move are lines, and a new part starts where the last one ended", () => {
  expect(shorterPath("m1 1 2 2zm1 0l3 3")).toBe("m1 1l2 2zm1 0l3 3");
});

test("the flags of an arc need no spaces", () => {
  expect(shorterPath("M5 5a2.04 2 0 1010 0")).toBe("m5 5a2 2 0 1 0 10 0");
});
