import type { View } from "@medallion/gwent";
import { expect, test } from "vitest";
import { passLoses } from "./slip.ts";

interface Position {
  readonly gems?: number;
  readonly totals?: readonly [number, number];
  readonly hand?: number;
  readonly otherPassed?: boolean;
}

function view({ gems = 1, totals = [10, 20], hand = 3, otherPassed = true }: Position): View {
  const player = { side: 0, handCount: hand, passed: false };
  return {
    players: [player, { ...player, side: 1, passed: otherPassed }],
    sides: totals.map((total) => ({ total, gems })),
  } as unknown as View;
}

test("a pass is asked about only if it loses the match at once although there is something left to do", () => {
  expect(passLoses(view({}), 0)).toBe(true);
  expect(passLoses(view({ gems: 2 }), 0)).toBe(false);
  expect(passLoses(view({ totals: [20, 10] }), 0)).toBe(false);
  expect(passLoses(view({ totals: [20, 20] }), 0)).toBe(false);
  expect(passLoses(view({ hand: 0 }), 0)).toBe(false);
  expect(passLoses(view({ otherPassed: false }), 0)).toBe(false);
});
