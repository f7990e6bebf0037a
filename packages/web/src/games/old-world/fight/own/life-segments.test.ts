import { expect, test } from "vitest";
import { lifeSegments } from "./life-segments.ts";

test("damage takes Shield, then the deck, then the hand (OW-10.8)", () => {
  const segments = lifeSegments({ shield: 1, deck: 2, hand: 1 }, 3);
  expect(segments.map(({ of }) => of)).toEqual(["shield", "deck", "deck", "hand"]);
  expect(segments.map(({ threatened }) => threatened)).toEqual([true, true, true, false]);
});
