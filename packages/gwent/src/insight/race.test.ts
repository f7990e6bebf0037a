import { expect, test } from "vitest";
import type { Force } from "./race.ts";
import { race } from "./race.ts";
import type { Stakes } from "./stakes.ts";

const NOTHING_ELSE = { tie: 0, mySpoils: 0, theirSpoils: 0 } as const;
const FIRST: Stakes = {
  won: { mine: 2, theirs: 1 },
  lost: { mine: 1, theirs: 2 },
  drawn: { mine: 1, theirs: 1 },
  ...NOTHING_ELSE,
};
const LAST: Stakes = {
  won: { mine: 1, theirs: 0 },
  lost: { mine: 0, theirs: 1 },
  drawn: { mine: 0, theirs: 0 },
  ...NOTHING_ELSE,
};

function force(plays: number, passed = false): Force {
  return { plays, each: 8, cost: 8, worth: plays * 8, passed };
}

test("a round that is over counts as it stands", () => {
  expect(race(1, force(0, true), force(0, true), LAST)).toBe(1);
  expect(race(-1, force(0, true), force(0, true), LAST)).toBe(0);
  expect(race(0, force(0, true), force(0, true), LAST)).toBe(0.5);
  expect(race(0, force(0, true), force(0, true), { ...LAST, tie: 1 })).toBe(1);
});

test("who has passed far ahead fears fewer cards than who has passed near", () => {
  const near = race(2, force(5, true), force(5), FIRST);
  const far = race(25, force(5, true), force(5), FIRST);
  expect(far).toBeGreaterThan(near);
});

test("cards that cannot be answered are spent in a last round and saved in a first", () => {
  const lost = force(2, true);
  expect(race(-12, force(2), lost, LAST)).toBeGreaterThan(race(-12, force(2, true), lost, LAST));
  expect(race(-50, force(4), force(4, true), FIRST)).toBe(race(-50, force(4, true), force(4, true), FIRST));
});

test("one card more is always better", () => {
  for (const lead of [-20, -5, 0, 5, 20])
    for (const stakes of [FIRST, LAST])
      expect(race(lead, force(6), force(5), stakes)).toBeGreaterThanOrEqual(
        race(lead, force(5), force(5), stakes),
      );
});
