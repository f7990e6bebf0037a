/** What became of one scenario. `error`: the scenario itself is wrong, or the game broke on it. */
export interface ScenarioResult {
  readonly title: string;
  readonly file: string;
  /** Where the scenario begins in its file, counted from 1. */
  readonly line: number;
  readonly proves: readonly string[];
  readonly status: "passed" | "failed" | "error";
  readonly details: readonly Detail[];
}

/** One thing that is not as it should be. */
export interface Detail {
  readonly line: number;
  readonly sentence: string;
  readonly expected?: string;
  readonly found?: string;
  /** How the number found came about, or what else would have been possible, line by line. */
  readonly notes: readonly string[];
}

/** A result for people, line by line. */
export function printResult(result: ScenarioResult): readonly string[] {
  const lines = [`${result.status}: ${result.title} (${result.file}:${result.line})`];
  for (const detail of result.details) {
    lines.push(`  ${result.file}:${detail.line}: ${detail.sentence}`);
    if (detail.expected !== undefined) lines.push(`    expected ${detail.expected}`);
    if (detail.found !== undefined) lines.push(`    found    ${detail.found}`);
    for (const note of detail.notes) lines.push(`      ${note}`);
  }
  return lines;
}
