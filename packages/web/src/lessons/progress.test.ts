import { expect, test } from "vitest";
import { progressIn, UNTOUCHED } from "./progress.ts";

test("what was kept is read back, and what is not understood counts as not begun", () => {
  expect(progressIn({ version: 1, step: 3, finished: false })).toEqual({ step: 3, finished: false });
  for (const strange of [
    undefined,
    null,
    7,
    {},
    { version: 2, step: 3 },
    { version: 1, step: -1, finished: true },
  ])
    expect(progressIn(strange)).toEqual(UNTOUCHED);
});
