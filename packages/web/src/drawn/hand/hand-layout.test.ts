import { expect, test } from "vitest";
import { GAP, handLayout, type Room } from "./hand-layout.ts";

const layout = (room: Room, cards: number) =>
  handLayout(room, cards, [
    { face: "plate", shape: 100 / 148, least: 60 },
    { face: "tile", shape: 100 / 102, least: 56 },
    { face: "bare", shape: 88 / 120, least: 0 },
  ]);

const PHONE = { width: 380, height: 166 };
const TABLET = { width: 800, height: 232 };
const LAPTOP = { width: 918, height: 165 };

test("a few cards lie in one line with their names, as high as there is room", () => {
  expect(layout(PHONE, 3)).toEqual({ lines: 1, face: "plate", width: 102 });
  expect(layout(LAPTOP, 12)).toMatchObject({ lines: 1, face: "plate" });
});

test("on a phone many cards lie in two lines, each wide enough for a finger and none over another: with their names up to twelve", () => {
  for (let cards = 7; cards <= 16; cards++) {
    const { lines, face, width } = layout(PHONE, cards);
    const inLine = Math.ceil(cards / lines);
    expect({ lines, face }).toEqual({ lines: 2, face: cards <= 12 ? "tile" : "bare" });
    expect(width).toBeGreaterThanOrEqual(40);
    expect(inLine * (width + GAP)).toBeLessThanOrEqual(PHONE.width);
  }
});

test("where two lines make names larger than one, there are two", () => {
  expect(layout(TABLET, 10)).toMatchObject({ lines: 1, face: "plate" });
  expect(layout(TABLET, 12)).toMatchObject({ lines: 2, face: "plate" });
});
