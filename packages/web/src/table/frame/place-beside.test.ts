import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const SCREEN = { width: 400, height: 800 };
const PANEL = { width: 150, height: 100 };

test("stands at the right, and at the left where there is no room", () => {
  expect(placeBeside({ left: 100, top: 300, width: 40, height: 40 }, PANEL, SCREEN)).toEqual({
    x: 148,
    y: 270,
  });
  expect(placeBeside({ left: 300, top: 300, width: 40, height: 40 }, PANEL, SCREEN)).toEqual({
    x: 142,
    y: 270,
  });
});

test("stands below or above what takes the whole width", () => {
  const wide = { left: 10, width: 380, height: 40 };
  expect(placeBeside({ ...wide, top: 300 }, PANEL, SCREEN)).toEqual({ x: 125, y: 348 });
  expect(placeBeside({ ...wide, top: 740 }, PANEL, SCREEN)).toEqual({ x: 125, y: 632 });
});

test("never leaves the screen", () => {
  expect(placeBeside({ left: 100, top: 0, width: 40, height: 10 }, PANEL, SCREEN).y).toBe(8);
  expect(placeBeside({ left: 100, top: 795, width: 40, height: 10 }, PANEL, SCREEN).y).toBe(692);
});
