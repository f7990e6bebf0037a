import { expect, test } from "vitest";
import { afterEnd, afterWrong, attemptsIn, attemptsOf, NONE_YET, solvedDays } from "./attempts.ts";

test("what was kept is read back, and what is not understood counts as not tried", () => {
  const kept = { version: 1, wrong: 2, end: "solved", days: [20_000] };
  expect(attemptsIn(kept)).toEqual({ wrong: 2, end: "solved", days: [20_000] });
  for (const strange of [
    undefined,
    null,
    7,
    {},
    { ...kept, version: 2 },
    { ...kept, wrong: -1 },
    { ...kept, end: "lost" },
  ])
    expect(attemptsIn(strange)).toEqual(NONE_YET);
});

test("wrong choices are counted until it is over", () => {
  const tried = afterWrong(afterWrong(NONE_YET));
  expect(tried).toEqual({ wrong: 2, days: [] });
  expect(afterWrong(afterEnd(tried, "solved", undefined)).wrong).toBe(2);
});

test("what was solved on its day counts for that day, once for each", () => {
  const once = afterEnd(NONE_YET, "solved", 5);
  expect(once).toEqual({ wrong: 0, end: "solved", days: [5] });
  expect(afterEnd(once, "solved", 5)).toEqual(once);
  expect(afterEnd(once, "solved", 80).days).toEqual([5, 80]);
  expect(afterEnd(NONE_YET, "solved", undefined).days).toEqual([]);
});

test("what was shown stays shown, and counts for no day", () => {
  const shown = afterEnd(NONE_YET, "shown", 5);
  expect(shown).toEqual({ wrong: 0, end: "shown", days: [] });
  expect(afterEnd(shown, "solved", 5)).toEqual(shown);
});

test("days are those of all games together", () => {
  const all = new Map([
    ["gwent/gwent-1", afterEnd(NONE_YET, "solved", 5)],
    ["ronin/ronin-2", afterEnd(NONE_YET, "solved", 6)],
  ]);
  expect([...solvedDays(all)]).toEqual([5, 6]);
  expect(attemptsOf(all, "ronin", "ronin-2").end).toBe("solved");
  expect(attemptsOf(all, "ronin", "ronin-3")).toEqual(NONE_YET);
});
