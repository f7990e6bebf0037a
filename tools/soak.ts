import { availableParallelism, constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import type { Kit } from "@medallion/kernel";
import { COSTLY_EVERY, linesOf, type Report, SUITES, type Suite } from "@medallion/suites";
import { type JobRun, reportOf, runJobs } from "./soak/crew.ts";
import { mergeReports, tallyOfGames } from "./soak/merge.ts";
import { Meter } from "./soak/meter.ts";
import { type Asked, planJobs } from "./soak/plan.ts";
import { sum, type Tally, tallyLine } from "./tally.ts";

const HELP = `npm run soak -- --games N [options]
Plays random games of every mode and player count under the three suites: to the end, twice the same, no leak.

  --games N       games of each game, spread over its cases (100)
  --game ID       only this game; may be given several times
  --case "NAME"   only this case; may be given several times
  --seed TEXT     other games; with --games 1 and one case, that very game (medallion)
  --only SUITE    only one suite: ${SUITES.join(", ")}
  --costly N      games of each case that get the costlier comparisons at every step (50)
  --every N       elsewhere they are made at every so manieth step (${COSTLY_EVERY})
  --thorough N    games of each case under all suites; the others are only played to the end (all)
  --use-all       what no game used is a failure, however few games there are
  --json          the reports as one object
Ctrl-C ends it with what was done so far.`;

/** From so many games on, a card or ability that none of them used is a failure too. */
const ENOUGH_TO_USE_ALL = 2000;

const { values: given } = parseArgs({
  options: {
    games: { type: "string", default: "100" },
    game: { type: "string", multiple: true, default: [] },
    case: { type: "string", multiple: true, default: [] },
    seed: { type: "string", default: "medallion" },
    only: { type: "string" },
    costly: { type: "string", default: "50" },
    every: { type: "string", default: String(COSTLY_EVERY) },
    thorough: { type: "string", default: "all" },
    "use-all": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (given.help) console.log(HELP);
else {
  const kits = KITS.filter((kit) => given.game.length === 0 || given.game.includes(kit.game.id));
  const only = SUITES.find((suite) => suite === given.only);
  const fault = faultOf(kits, only);
  if (fault === undefined) await soak(kits, askedFor(only));
  else {
    console.error(fault);
    process.exitCode = 2;
  }
}

function askedFor(only: Suite | undefined): Asked {
  return {
    games: Number(given.games),
    costly: Number(given.costly),
    every: Number(given.every),
    thorough: given.thorough === "all" ? Number.POSITIVE_INFINITY : Number(given.thorough),
    seed: given.seed,
    cases: given.case,
    only,
  };
}

/** What is wrong with the command, in a sentence. */
function faultOf(kits: readonly Kit[], only: Suite | undefined): string | undefined {
  if (!/^[1-9]\d*$/.test(given.games)) return "--games wants a number from 1 on.";
  if (!/^\d+$/.test(given.costly)) return "--costly wants a number.";
  if (!/^(all|\d+)$/.test(given.thorough)) return '--thorough wants a number, or "all".';
  if (given.only !== undefined && only === undefined) return `--only wants one of ${SUITES.join(", ")}.`;
  if (!/^[1-9]\d*$/.test(given.every)) return "--every wants a number from 1 on.";
  const ids = KITS.map((kit) => kit.game.id);
  const missing = given.game.find((id) => !ids.includes(id));
  if (missing !== undefined) return `There is no game ${missing}; there are ${ids.join(", ")}.`;
  const known = kits.flatMap((kit) => kit.trial.cases.map(({ name }) => name));
  const unknown = given.case.find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `There is no case "${unknown}"; there are ${known.join("; ")}.`;
}

async function soak(kits: readonly Kit[], asked: Asked): Promise<void> {
  const jobs = kits.flatMap((kit) =>
    planJobs(
      kit.game.id,
      kit.trial.cases.map(({ name }) => name),
      asked,
    ),
  );
  const meter = new Meter(jobs.reduce((total, { effort }) => total + effort.games, 0));
  // It takes every core there is, and shall not keep anybody else from working.
  setPriority(constants.priority.PRIORITY_LOW);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  const runs = await runJobs(jobs, availableParallelism(), stop.signal, ({ failures }) =>
    meter.add(failures.length),
  );
  meter.end();
  const whole = !stop.signal.aborted && asked.cases.length === 0;
  const games = kits.map(({ game }) =>
    conclude(
      game.id,
      runs.filter(({ job }) => job.game === game.id),
      asked,
      whole,
    ),
  );
  const total = sum(games.map(({ tally }) => tally));
  if (given.json) console.log(JSON.stringify({ ...total, games }));
  else {
    for (const { lines } of games) for (const line of lines) console.log(line);
    console.log(`${stop.signal.aborted ? "stopped after" : "in"} ${meter.seconds.toFixed(1)} s`);
    console.log(tallyLine(total));
  }
  process.exitCode = stop.signal.aborted ? 130 : total.failed === 0 ? 0 : 1;
}

interface Concluded {
  readonly game: string;
  readonly report: Report;
  readonly tally: Tally;
  readonly lines: readonly string[];
}

/** Sums up the jobs of one game. What was never used, and a thread that died, count as failures as well. */
function conclude(game: string, runs: readonly JobRun[], asked: Asked, whole: boolean): Concluded {
  const report = mergeReports(runs.map(reportOf).filter((known) => known !== undefined));
  const died = runs.flatMap((run) =>
    run.died === undefined ? [] : [`✗ ${game}, ${run.job.effort.cases}: ${run.died}`],
  );
  const lacking = whole && (given["use-all"] || asked.games >= ENOUGH_TO_USE_ALL) && report.unused.length > 0;
  const tally = sum([tallyOfGames(report), { passed: 0, failed: died.length + (lacking ? 1 : 0) }]);
  const perCase = report.perCase.map(
    ({ name, games, choices, longest, failures }) =>
      `  ${name}: ${games} games, ${choices} choices, longest ${longest}${failures > 0 ? `, ${failures} failures` : ""}`,
  );
  return {
    game,
    report,
    tally,
    lines: [`${game}:`, ...perCase, ...died, ...linesOf({ ...report, unused: whole ? report.unused : [] })],
  };
}
