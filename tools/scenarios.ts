import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { ScenarioResult } from "@medallion/scenarios";
import { filesMatching, RESULTS, ROOT, textOf } from "./repository.ts";
import { linesOf, parseReport, SCENARIO_RESULTS, scenarioTally } from "./results/scenarios.ts";
import { runNode } from "./running.ts";
import { examplesIn } from "./scenarios/examples.ts";
import { tallyLine } from "./tally.ts";

// Runs every scenario of the games and of the documentation, and leaves the results for the rules coverage.

/** Scenarios go to the command line in batches, so that progress shows and both cores work. */
const BATCH = 8;

mkdirSync(RESULTS, { recursive: true });
rmSync(SCENARIO_RESULTS, { force: true });
const files = [
  ...filesMatching("packages/*/{scenarios,puzzles}/**/*.yaml", "docs/**/*.yaml"),
  ...writeExamples(),
];
const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) =>
  files.slice(index * BATCH, (index + 1) * BATCH),
);
const results: ScenarioResult[] = files.length > 0 ? [] : [failure("packages", "no scenario was found")];
let done = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (files.length === 0) results.forEach(show);
results.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
const tally = scenarioTally(results);
writeFileSync(SCENARIO_RESULTS, JSON.stringify({ ...tally, results }, undefined, 1));
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;

/** The examples of the documentation as files, each named after the page and the line it stands on. */
function writeExamples(): string[] {
  const folder = ".cache/examples";
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  mkdirSync(join(ROOT, folder), { recursive: true });
  return filesMatching("README.md", "docs/*.md").flatMap((page) =>
    examplesIn(textOf(page)).map(({ line, text }) => {
      const file = `${folder}/${page.replaceAll("/", "-")}-${line}.yaml`;
      writeFileSync(join(ROOT, file), text);
      return file;
    }),
  );
}

async function work(): Promise<void> {
  for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
    const { output, errors, code } = await runNode(["packages/cli/src/main.ts", "check", "--json", ...batch]);
    const found = parseReport(output)?.results ?? [
      failure(batch.join(" "), "medallion check printed no report", `exit code ${code}`, errors || output),
    ];
    results.push(...found);
    done += batch.length;
    for (const result of found) if (result.status !== "passed") show(result);
    console.log(`${done} of ${files.length} files`);
  }
}

function show(result: ScenarioResult): void {
  for (const line of linesOf(result)) console.log(line);
}

function failure(file: string, title: string, ...sentences: readonly string[]): ScenarioResult {
  const details = sentences.map((sentence) => ({ line: 0, sentence, notes: [] }));
  return { title, file, line: 0, proves: [], status: "error", details };
}
