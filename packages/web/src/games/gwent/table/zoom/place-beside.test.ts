import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const LARGE = { width: 300, height: 460 };
const ROOM = { width: 1440, height: 900 };

test("the large card stands at the right of the small one, and at its left where there is no room", () => {
  expect(placeBeside({ left: 100, right: 150, top: 400, bottom: 460 }, LARGE, ROOM)).toEqual({
    left: 164,
    top: 200,
  });
  expect(placeBeside({ left: 1300, right: 1350, top: 400, bottom: 460 }, LARGE, ROOM).left).toBe(986);
});

test("above a card of the hand its neighbours stay in sight", () => {
  expect(placeBeside({ left: 500, right: 620, top: 700, bottom: 880 }, LARGE, ROOM)).toEqual({
    left: 410,
    top: 226,
  });
  expect(placeBeside({ left: 0, right: 100, top: 700, bottom: 880 }, LARGE, ROOM).left).toBe(14);
});

test("it stays inside the window", () => {
  expect(placeBeside({ left: 100, right: 150, top: 0, bottom: 60 }, LARGE, ROOM).top).toBe(14);
  expect(placeBeside({ left: 100, right: 150, top: 470, bottom: 900 }, LARGE, ROOM).top).toBe(426);
});
