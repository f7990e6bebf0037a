import { describe, expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { failedFiles, failureLines, failures, mended } from "./again.ts";

type Tests = Record<string, "passed" | "failed" | "skipped">;

/** What vitest writes of these files and their tests; a file that has none could not be loaded, one that skips could not be set up. */
function run(files: Record<string, Tests>): JsonTestResults {
  const testResults = Object.entries(files).map(([name, tests]) => {
    const all = Object.entries(tests);
    const failed = all.length === 0 || all.some(([, status]) => status !== "passed");
    return {
      name,
      status: failed ? ("failed" as const) : ("passed" as const),
      message: all.length === 0 ? "no such module" : "",
      assertionResults: all.map(([fullName, status]) => ({
        ...{ fullName, status },
        failureMessages: status === "failed" ? [`${fullName} is wrong\n  at a line`] : [],
      })),
    };
  });
  const all = Object.values(files).flatMap((tests) => Object.values(tests));
  return {
    numPassedTests: all.filter((status) => status === "passed").length,
    numFailedTests: all.filter((status) => status === "failed").length,
    numTotalTests: all.length,
    testResults,
  } as JsonTestResults;
}

describe("tests that run once more", () => {
  const whole = run({
    "a.test.ts": { one: "failed", two: "passed", three: "failed" },
    "b.test.ts": { one: "passed" },
  });

  test("are those of the files in which one failed", () => {
    expect(failedFiles(whole)).toEqual(["a.test.ts"]);
  });

  test("have passed when they pass then, and are named; those that fail again have failed", () => {
    const again = run({ "a.test.ts": { one: "passed", two: "passed", three: "failed" } });
    const { results, unsteady } = mended(whole, again);
    expect(unsteady).toEqual(["a.test.ts > one"]);
    expect(results).toMatchObject({ numPassedTests: 3, numFailedTests: 1, numTotalTests: 4 });
    expect(results.testResults[0]?.status).toBe("failed");
  });

  test("have failed when the second run did not reach them, or only they passed the first time", () => {
    const again = run({ "a.test.ts": { two: "failed" } });
    expect(mended(whole, again).unsteady).toEqual([]);
    expect(failures(mended(whole, again).results)).toBe(2);
  });

  test("a file that could not be loaded counts as one failure until it can be", () => {
    const unloaded = run({ "a.test.ts": {}, "b.test.ts": { one: "passed" } });
    expect(failures(unloaded)).toBe(1);
    const again = run({ "a.test.ts": { one: "passed" } });
    expect(mended(unloaded, again).unsteady).toEqual(["a.test.ts"]);
    expect(failures(mended(unloaded, again).results)).toBe(0);
  });

  test("a file whose preparation failed counts as one failure until its tests run", () => {
    const unprepared = run({
      "a.test.ts": { one: "skipped", two: "passed" },
      "b.test.ts": { one: "passed" },
    });
    expect(failures(unprepared)).toBe(1);
    expect(failedFiles(unprepared)).toEqual(["a.test.ts"]);
    const again = run({ "a.test.ts": { one: "passed", two: "passed" } });
    expect(mended(unprepared, again).unsteady).toEqual(["a.test.ts"]);
    expect(mended(unprepared, again).results).toMatchObject({ numPassedTests: 3, numTotalTests: 3 });
    expect(failures(mended(unprepared, unprepared).results)).toBe(1);
  });

  test("what failed is said with its file and the first line of its reason", () => {
    const failed = run({
      "a.test.ts": { one: "failed", two: "passed" },
      "b.test.ts": {},
      "c.test.ts": { one: "skipped" },
    });
    expect(failureLines(failed)).toEqual([
      "a.test.ts > one: one is wrong",
      "b.test.ts > before its tests: no such module",
      "c.test.ts > before its tests: see above",
    ]);
  });
});
