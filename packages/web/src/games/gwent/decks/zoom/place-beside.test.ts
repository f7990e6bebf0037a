import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const screen = { width: 1000, height: 800 };
const size = { width: 300, height: 464 };

it("stands on the side with more room, level with what it is beside", () => {
  expect(placeBeside({ left: 100, top: 400, width: 100, height: 148 }, size, screen)).toEqual({
    left: 212,
    top: 242,
  });
  expect(placeBeside({ left: 800, top: 400, width: 100, height: 148 }, size, screen).left).toBe(488);
});

it("never leaves the screen", () => {
  expect(placeBeside({ left: 100, top: 0, width: 100, height: 148 }, size, screen).top).toBe(12);
  expect(placeBeside({ left: 100, top: 760, width: 100, height: 148 }, size, screen).top).toBe(324);
  expect(
    placeBeside({ left: 20, top: 9, width: 300, height: 90 }, size, { width: 390, height: 844 }).left,
  ).toBe(78);
});
