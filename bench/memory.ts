import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import { at, randomOf } from "@medallion/kernel";
import { LIMITS } from "@medallion/server";
import { type Barred, concludeBars } from "./bar.ts";
import type { Memory, ServerRequests } from "./load/attend.ts";
import type { Child } from "./load/child.ts";
import { startMedallion } from "./load/contestants.ts";
import { MedallionField } from "./load/medallion-field.ts";
import { figuresOf } from "./load/metrics.ts";
import { Pace } from "./load/pace.ts";
import { Progress } from "./load/progress.ts";
import { startTimes } from "./load/start-times.ts";

const HELP = `npm run bench:memory [-- options]
What the server keeps in memory for a table that nobody looks at and for a socket, and how soon it answers after its start.

  --tables N      tables, and as many sockets (1000)
  --choices N     made at each table before it is left (20)
  --starts N      how often the server is started on an empty file (5)
  --json          one object per figure`;

const { values: given } = parseArgs({
  options: {
    tables: { type: "string", default: "1000" },
    choices: { type: "string", default: "20" },
    starts: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** Tables played and left before anything is measured, so that code and caches are there. */
const WARM_UP = 50;
/** Choices per second while the tables are brought to the middle of their games. */
const RATE = 400;

const BARS = { table: 60, socket: 40, start: 1000 };

const progress = new Progress();

if (given.help) console.log(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), "medallion-memory-"));
  try {
    const figures = [...(await memoryFigures(folder)), await startFigure()];
    progress.clear();
    concludeBars(figures, given.json);
  } finally {
    progress.clear();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function memoryFigures(folder: string): Promise<readonly Barred[]> {
  const tables = Number(given.tables);
  const server = await startMedallion(`sqlite:${join(folder, "memory.db")}`, "game-kits.ts", ["--expose-gc"]);
  try {
    await playAndLeave(server, WARM_UP);
    const before = await server.ask("memory", {});
    const field = await playAndLeave(server, tables);
    await expectCount(server, "medallion_tables_resident", WARM_UP + tables);
    await expectCount(server, "medallion_sockets", 0);
    const idle = await server.ask("memory", {});
    await field.connect(1);
    await expectCount(server, "medallion_sockets", tables);
    const attended = await server.ask("memory", {});
    field.close();
    return [
      figure("idle-resident-table", BARS.table, before, idle, tables),
      figure("socket", BARS.socket, idle, attended, tables),
    ];
  } finally {
    await server.ask("stop", {});
    await server.end();
  }
}

/** Plays tables into the middle of their games and leaves them until the server knows that everybody is gone. */
async function playAndLeave(server: Child<ServerRequests>, tables: number): Promise<MedallionField> {
  const { game, lobby } = at(KITS, 0);
  const random = randomOf("memory");
  const field = new MedallionField({
    origin: server.origin,
    game: game.id,
    mode: at(lobby.modes, 0).id,
    tables,
    sockets: 2 * tables,
    avoid: [],
    below: (count) => random.below(count),
    moved: (table) => pace.moved(table),
    progress: (text) => progress.say(text),
  });
  const pace = new Pace(tables, (table, acknowledged) => field.choose(table, acknowledged));
  await field.found();
  await field.connect();
  progress.say(`${given.choices} choices at ${tables} tables`);
  await pace.run({ rate: RATE, seconds: (tables * Number(given.choices)) / RATE, warmUp: 0 });
  field.close();
  if (field.errors.length > 0) throw new Error(`the server refused something: ${field.errors[0]}`);
  progress.say("everybody leaves");
  await delay(LIMITS.grace + 3000);
  return field;
}

/** Makes sure that what is to be measured is there. */
async function expectCount(server: Child<ServerRequests>, name: string, count: number): Promise<void> {
  const found = (await figuresOf(server.origin)).get(name);
  if (found !== count) throw new Error(`${name} is ${found}, not ${count}: the figures would mean nothing`);
}

function figure(name: string, bar: number, before: Memory, after: Memory, count: number): Barred {
  const kilobytes = (bytes: number): number => Number((bytes / 1000 / count).toFixed(1));
  const heap = kilobytes(after.heap - before.heap);
  const external = kilobytes(after.external - before.external);
  const rss = kilobytes(after.rss - before.rss);
  const value = Number((heap + external).toFixed(1));
  return { name, value, unit: "KB", bar, note: `heap ${heap}, external ${external}, resident set ${rss}` };
}

async function startFigure(): Promise<Barred> {
  progress.say("starting on an empty file");
  const times = (await startTimes(Number(given.starts))).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const note = `median of ${times.length}; slowest ${Math.round(times.at(-1) ?? Number.NaN)} ms`;
  return { name: "start", value: Math.round(median), unit: "ms", bar: BARS.start, note };
}
