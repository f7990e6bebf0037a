import type { OldWorldChoice } from "@medallion/old-world";
import { expect, test } from "vitest";
import { losesFree } from "./slip.ts";

const END: OldWorldChoice = { kind: "endPhase" };

/** Whether the first of these is asked back. */
function isAskedBack(...choices: readonly OldWorldChoice[]): boolean {
  return losesFree(choices, 0);
}

test("ending a phase is asked back where an action or a quest could still be had for nothing", () => {
  expect(isAskedBack(END, { kind: "action", action: "potion", at: 9 })).toBe(true);
  expect(isAskedBack(END, { kind: "quest", story: "W14", gold: 0 })).toBe(true);
});

test("what costs gold or cards is given up without a question, and nothing else than an end is asked back", () => {
  expect(isAskedBack(END)).toBe(false);
  expect(isAskedBack(END, { kind: "action", action: "school", at: 1 })).toBe(false);
  expect(isAskedBack(END, { kind: "quest", story: "C21", gold: 2 })).toBe(false);
  expect(isAskedBack(END, { kind: "move", to: 4 })).toBe(false);
  expect(isAskedBack({ kind: "move", to: 4 }, { kind: "action", action: "potion", at: 9 })).toBe(false);
});
