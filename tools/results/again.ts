import type { JsonTestResults } from "vitest/node";

type FileResult = JsonTestResults["testResults"][number];
type TestResult = FileResult["assertionResults"][number];

/** The files in which tests failed, or which could not be loaded. */
export function failedFiles({ testResults }: JsonTestResults): string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** How many tests failed; a file that could not even be loaded counts as one. */
export function failures({ numFailedTests, testResults }: JsonTestResults): number {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return numFailedTests + unloaded.length;
}

/**
 * The results of a whole run after its failed files ran once more: a test that failed and then passed has passed, and
 * is named among the unsteady. A test that failed again, or that the second run did not reach, has failed.
 */
export function mended(
  whole: JsonTestResults,
  again: JsonTestResults,
): { results: JsonTestResults; unsteady: string[] } {
  const second = new Map(again.testResults.map((file) => [file.name, file]));
  const unsteady: string[] = [];
  const testResults = whole.testResults.map((file) => {
    const other = second.get(file.name);
    if (other === undefined) return file;
    if (file.assertionResults.length === 0) {
      if (other.status === "passed") unsteady.push(file.name);
      return other;
    }
    const assertionResults = file.assertionResults.map((test) => {
      const passed = test.status === "failed" && other.assertionResults.find(passes(test));
      if (!passed) return test;
      unsteady.push(`${file.name} > ${test.fullName}`);
      return passed;
    });
    return { ...file, assertionResults, status: statusOf(assertionResults) };
  });
  return { results: { ...whole, ...counted(testResults), testResults }, unsteady };
}

function passes(test: TestResult): (other: TestResult) => boolean {
  return ({ fullName, status }) => fullName === test.fullName && status === "passed";
}

function statusOf(tests: readonly TestResult[]): FileResult["status"] {
  return tests.some(({ status }) => status === "failed") ? "failed" : "passed";
}

function counted(files: readonly FileResult[]) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return {
    numFailedTests: tests.filter(({ status }) => status === "failed").length,
    numPassedTests: tests.filter(({ status }) => status === "passed").length,
    numTotalTests: tests.length,
  };
}
