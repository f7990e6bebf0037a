import type { JsonTestResults } from "vitest/node";

type FileResult = JsonTestResults["testResults"][number];
type TestResult = FileResult["assertionResults"][number];

/** The files in which something failed. */
export function failedFiles({ testResults }: JsonTestResults): string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** How many tests failed; a file that could not be loaded, or whose preparation failed, counts as one. */
export function failures({ numFailedTests, testResults }: JsonTestResults): number {
  return numFailedTests + testResults.filter(isUnprepared).length;
}

/** What failed, each in a line: its file, the test and the first line of its reason. */
export function failureLines({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap((file) =>
    isUnprepared(file)
      ? [`${file.name} > before its tests: ${firstLine(file.message) || "see above"}`]
      : file.assertionResults
          .filter(({ status }) => status === "failed")
          .map(
            ({ fullName, failureMessages }) =>
              `${file.name} > ${fullName}: ${firstLine(failureMessages?.[0] ?? "")}`,
          ),
  );
}

/** Whether a file failed though none of its tests did: it could not be loaded, or what tests share could not be set up. */
function isUnprepared({ status, assertionResults }: FileResult): boolean {
  return status === "failed" && assertionResults.every((test) => test.status !== "failed");
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? "";
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
    if (isUnprepared(file)) {
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
