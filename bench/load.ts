import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Findings, steadyHolds } from "./load/findings.ts";
import { Measuring } from "./load/measuring.ts";
import { linesOf } from "./load/print.ts";
import { reportOf } from "./load/report.ts";

const HELP = `npm run load [-- options]
Many tables on one server: how fast choices are acknowledged at a steady rate, and the highest rate that is held;
then the same search with a toy game, here and on boardgame.io's server.

  --tables N      tables of two seats (500)
  --sockets N     two for each table, the others watch (twice the tables)
  --period S      seconds between two choices at a table (2)
  --seconds S     of the steady load, after a warm-up (30)
  --step S        of each step of the search for the highest rate (8)
  --seed TEXT     other choices (medallion)
  --no-postgres   without the same steady load on a real PostgreSQL, with one node and with two
  --no-highest    the steady load alone
  --no-peers      without boardgame.io, which is installed for it on the first call
  --report PATH   the report with its plots (bench-results/load.html)
  --json          all figures as one object
Ctrl-C ends it with what was measured so far.`;

const { values: given } = parseArgs({
  allowNegative: true,
  options: {
    tables: { type: "string", default: "500" },
    sockets: { type: "string" },
    period: { type: "string", default: "2" },
    seconds: { type: "string", default: "30" },
    step: { type: "string", default: "8" },
    seed: { type: "string", default: "medallion" },
    postgres: { type: "boolean", default: true },
    highest: { type: "boolean", default: true },
    peers: { type: "boolean", default: true },
    report: { type: "string", default: "bench-results/load.html" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (given.help) console.log(HELP);
else {
  const fault = faultOf();
  if (fault === undefined) await load();
  else {
    console.error(fault);
    process.exitCode = 2;
  }
}

/** What is wrong with the command, in a sentence. */
function faultOf(): string | undefined {
  for (const name of ["tables", "period", "seconds", "step"] as const)
    if (!(Number(given[name]) > 0)) return `--${name} wants a number above 0.`;
  if (!Number.isInteger(Number(given.tables))) return "--tables wants a whole number.";
  if (given.sockets !== undefined && !(Number(given.sockets) >= 2 * Number(given.tables)))
    return "--sockets wants at least two for each table.";
  return undefined;
}

async function load(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-load-"));
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  const tables = Number(given.tables);
  const measuring = new Measuring({
    folder,
    crowd: { tables, sockets: Number(given.sockets ?? 2 * tables), seed: given.seed },
    period: Number(given.period),
    seconds: Number(given.seconds),
    step: Number(given.step),
    postgres: given.postgres,
    highest: given.highest,
    peers: given.peers,
    stop: stop.signal,
  });
  try {
    await measuring.all();
  } catch (error) {
    if (!stop.signal.aborted) console.error(error);
    process.exitCode = stop.signal.aborted ? 130 : 1;
  } finally {
    measuring.end();
    rmSync(folder, { recursive: true, force: true });
  }
  conclude(measuring.findings());
}

function conclude(findings: Findings): void {
  const path = resolve(process.env.INIT_CWD ?? ".", given.report);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, reportOf(findings));
  if (given.json) console.log(JSON.stringify(findings));
  else {
    for (const line of linesOf(findings)) console.log(line);
    console.log(`the report with its plots: ${path}`);
  }
  if (findings.steady !== undefined && !steadyHolds(findings.steady)) process.exitCode ??= 1;
}
