import { sum, tallyLine } from "../tally.ts";
import type { Done } from "./steps.ts";

/** What failed or is unsteady, the suites with their counts and seconds, the seconds of all, and as the very last line the sum over all. */
export function tableLines(done: readonly Done[], seconds: number): string[] {
  const width = Math.max(...done.map(({ step }) => step.title.length), "suite".length);
  const line = (title: string, passed: unknown, failed: unknown, time: string): string =>
    `${title.padEnd(width)}  ${String(passed).padStart(7)}  ${String(failed).padStart(7)}  ${time.padStart(8)}`;
  const total = sum(done);
  const remarks = done.flatMap((suite) => suite.remarks);
  return [
    ...remarks,
    ...(remarks.length > 0 ? [""] : []),
    line("suite", "passed", "failed", "seconds"),
    ...done.map((suite) => line(suite.step.title, suite.passed, suite.failed, suite.seconds.toFixed(1))),
    line("all", total.passed, total.failed, seconds.toFixed(1)),
    "",
    tallyLine(total),
  ];
}
