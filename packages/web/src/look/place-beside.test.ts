import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const SCREEN = { width: 400, height: 800 };
const PANEL = { width: 150, height: 100 };

test("stands at the right, and at the left where there is no room", () => {
  expect(placeBeside({ left: 100, top: 300, width: 40, height: 40 }, PANEL, SCREEN)).toEqual({
    left: 152,
    top: 270,
  });
  expect(placeBeside({ left: 300, top: 300, width: 40, height: 40 }, PANEL, SCREEN)).toEqual({
    left: 138,
    top: 270,
  });
});

test("stands below or above what takes the whole width", () => {
  const wide = { left: 10, width: 380, height: 40 };
  expect(placeBeside({ ...wide, top: 300 }, PANEL, SCREEN)).toEqual({ left: 125, top: 352 });
  expect(placeBeside({ ...wide, top: 740 }, PANEL, SCREEN)).toEqual({ left: 125, top: 628 });
});

test("tries the sides in the order that is asked for", () => {
  const low = { left: 20, top: 600, width: 40, height: 60 };
  expect(placeBeside(low, PANEL, SCREEN, ["above", "right"])).toEqual({ left: 12, top: 488 });
  expect(placeBeside({ ...low, top: 100 }, PANEL, SCREEN, ["above", "right"])).toEqual({ left: 72, top: 80 });
});

test("never leaves the screen, even where nothing has room", () => {
  expect(placeBeside({ left: 100, top: 0, width: 40, height: 10 }, PANEL, SCREEN).top).toBe(12);
  expect(placeBeside({ left: 100, top: 795, width: 40, height: 10 }, PANEL, SCREEN).top).toBe(688);
  const whole = { left: 0, top: 0, ...SCREEN };
  expect(placeBeside(whole, PANEL, SCREEN)).toEqual({ left: 125, top: 12 });
});
