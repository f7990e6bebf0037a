import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { textOf } from "./repository.ts";
import { passedProofs, SCENARIO_RESULTS } from "./results/scenarios.ts";
import { passedTitles, UNIT_RESULTS } from "./results/unit.ts";
import { BOOKS, readBook } from "./rules/book.ts";
import { citedIn, coverageOf, unknownIn } from "./rules/coverage.ts";
import { printCoverage } from "./rules/print.ts";
import { runNode } from "./running.ts";
import { tallyLine } from "./tally.ts";

const HELP = `npm run rules [-- options]
Which rules of docs/rules are cited by a passing test or scenario, and which are not.
A rule counts only through a test title or a scenario's "proves" that names at most six rules.
"rules" are the testable ones; rules marked (definition) are counted apart.

  --json             one object: {"gwent":{"rules":n,"definitions":n,"cited":n,"uncited":[…],"checks":n,"untested":[…]},…}
  --from-results     use the results of the last run of the tests instead of running them
  --require GAME     exit code 1 unless every testable rule and every check of GAME is cited`;

const { values: asked } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    "from-results": { type: "boolean", default: false },
    require: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", default: false },
  },
});

if (asked.help) console.log(HELP);
else {
  if (!asked["from-results"]) await runTests();
  const missing = [UNIT_RESULTS, SCENARIO_RESULTS].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(
      `There are no results of the tests yet (${missing.join(", ")}): run without --from-results.`,
    );
    process.exitCode = 2;
  } else report();
}

/** Runs unit tests and scenarios; progress goes to stderr, so that --json stays clean. */
async function runTests(): Promise<void> {
  const show = (line: string): void => console.error(`  ${line}`);
  for (const tool of ["unit", "scenarios"]) {
    console.error(`Running tools/${tool}.ts`);
    const { code } = await runNode([`tools/${tool}.ts`], { output: show, errors: show });
    if (code !== 0) console.error(`Some failed: what they prove does not count.`);
  }
}

function report(): void {
  const cited = citedIn([...passedTitles(), ...passedProofs()]);
  const games = BOOKS.map((book) => {
    const contents = readBook(book, textOf(book.file));
    return { ...book, coverage: coverageOf(contents, cited), unknown: unknownIn(book, contents, cited) };
  });
  if (asked.json) {
    console.log(JSON.stringify(Object.fromEntries(games.map(({ game, coverage }) => [game, coverage]))));
  } else {
    for (const { game, coverage, unknown } of games) printCoverage(game, coverage, unknown);
  }
  const required = games.filter(({ game }) => asked.require.includes(game));
  const lacking = required.filter(
    ({ coverage, unknown }) => coverage.uncited.length + coverage.untested.length + unknown.length > 0,
  );
  if (lacking.length > 0) process.exitCode = 1;
  if (required.length > 0 && !asked.json)
    console.log(tallyLine({ passed: required.length - lacking.length, failed: lacking.length }));
}
