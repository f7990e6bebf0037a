/** How many of something passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** The last tally a program printed, if it printed one. */
export function tallyIn(output: string): Tally | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last === undefined ? undefined : { passed: Number(last[1]), failed: Number(last[2]) };
}

/** How lines begin that `./test` says once more at its end. */
export const FAILED = "FAILED: ";
export const UNSTEADY = "UNSTEADY: ";
const FAULT = "✗ ";

/** What a program said of failures and unsteady tests. */
export function remarksIn(output: string): readonly string[] {
  return output
    .split("\n")
    .filter((line) => [FAILED, UNSTEADY, FAULT].some((begin) => line.startsWith(begin)));
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  };
}

/** Ends one check of the whole tree: prints each fault, what was looked at, and the tally; sets the exit code. */
export function conclude(looked: string, faults: readonly string[]): void {
  for (const fault of faults) console.log(`${FAULT}${fault}`);
  console.log(looked);
  console.log(tallyLine(faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
