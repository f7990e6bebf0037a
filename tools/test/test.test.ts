import { expect, test } from "vitest";
import { chosenSteps, type Done, inTurn, quickSteps, STEPS, type Step } from "./steps.ts";
import { tableLines } from "./table.ts";

const STEP: Step = { name: "lint", title: "Lint", command: "biome", args: [] };

test("without a name every step runs in its order", () => {
  expect(chosenSteps([])).toEqual(STEPS);
});

test("the rules coverage reads the results of the tests only when they ran before it", () => {
  const argsOf = (...names: string[]): readonly string[] => chosenSteps(names).at(-1)?.args ?? [];
  expect(argsOf("rules")).not.toContain("--from-results");
  expect(argsOf("unit", "rules")).not.toContain("--from-results");
  expect(argsOf("rules", "scenarios", "unit")).toContain("--from-results");
});

test("a step beside another runs with it, all others alone; the first has nobody to run beside", () => {
  const other: Step = { ...STEP, name: "other", beside: true };
  expect(inTurn([STEP, STEP, other, STEP])).toEqual([[STEP], [STEP, other], [STEP]]);
  expect(inTurn([other])).toEqual([[other]]);
});

test("the table says what failed, gives each suite its seconds and ends with the sum over all", () => {
  const done: Done[] = [
    { step: STEP, passed: 1, failed: 0, remarks: [], seconds: 1.23 },
    {
      step: { ...STEP, title: "Unit tests" },
      passed: 10,
      failed: 2,
      remarks: ["FAILED: a.test.ts > one: no"],
      seconds: 100,
    },
  ];
  expect(tableLines(done, 101.2)).toEqual([
    "FAILED: a.test.ts > one: no",
    "",
    "suite        passed   failed   seconds",
    "Lint              1        0       1.2",
    "Unit tests       10        2     100.0",
    "all              11        2     101.2",
    "",
    "11 passed, 2 failed",
  ]);
});

test("a quick run has every step that only reads the tree, and what is near the change within its time", () => {
  const steps = quickSteps();
  expect(steps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["types", "lint", "imports", "quick"]),
  );
  expect(steps.map(({ name }) => name)).not.toContain("unit");
  expect(steps.at(-1)?.within).toBeLessThanOrEqual(90);
});
