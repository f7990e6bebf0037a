import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import { seedFrom } from "@medallion/kernel";
import { type LogEntry, type Place, Room, usualSettings } from "@medallion/table";
import { ServerProcess } from "../packages/server/proofs/server-process.ts";
import { appendOf } from "../packages/server/src/hosting/resident.ts";
import { Shifts } from "../packages/server/src/hosting/shifts.ts";
import { openStore } from "../packages/server/src/store/open.ts";
import { type Barred, concludeBars } from "./bar.ts";

const HELP = `npm run bench:restart [-- options]
How soon a server is ready that had many tables running when it was killed, and what they cost it afterwards.

  --tables N      running tables with a player, a bot and a timer (720)
  --bots N        running games between bots alone (280)
  --seconds N     how long it is watched after each start (15)
  --json          one object per figure`;

const { values: given } = parseArgs({
  options: {
    tables: { type: "string", default: "720" },
    bots: { type: "string", default: "280" },
    seconds: { type: "string", default: "15" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const BOT: Place = { kind: "bot", bot: "greedy", name: "greedy" };

/** Milliseconds between two looks at how soon others are answered. */
const LOOK = 20;

if (given.help) console.log(HELP);
else await measure();

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-restart-"));
  const database = `sqlite:${join(folder, "restart.db")}`;
  const figures: Barred[] = [];
  try {
    await writeTables(database);
    for (const time of ["first start", "start after kill -9"]) {
      const began = performance.now();
      const server = await ServerProcess.start({ database, port: 0, limits: {} });
      while (!(await fetch(`${server.origin}/readyz`)).ok);
      const ready = Math.round(performance.now() - began);
      const note = `${given.tables} tables with people, ${given.bots} of bots alone`;
      figures.push({ name: `${time}: ready`, value: ready, unit: "ms", bar: 3000, note });
      const { p99, longest } = await healthOf(server.origin, Number(given.seconds) * 1000);
      const after = `over ${given.seconds} s, longest ${longest} ms`;
      figures.push({ name: `${time}: /healthz p99`, value: p99, unit: "ms", bar: 100, note: after });
      await server.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  concludeBars(figures, given.json);
}

/** Tables as they are when a server is killed: games that have begun, and somebody or something owes an answer. */
async function writeTables(database: string): Promise<void> {
  const store = await openStore(database, { rate: () => new Map() });
  const shifts = new Shifts();
  const people = Number(given.tables);
  for (let index = 0; index < people + Number(given.bots); index++) {
    const id = `restart-${index}`;
    const alone = index >= people;
    const by = { person: `person-${index}`, name: "Anna", guest: true };
    const clock = { kind: "move", allowance: 60_000, away: 0 } as const;
    const settings = { ...usualSettings("gwent", "standard", 2), ...(!alone && { clock }) };
    const places = alone ? [BOT, BOT] : [{ kind: "open" as const }, BOT];
    const founding: LogEntry = {
      at: Date.now(),
      by,
      command: { kind: "found", settings, places },
      seed: seedFrom(id),
    };
    const room = Room.found(KITS, founding);
    const reply = alone ? undefined : room.command(by, { kind: "sit", seat: 0, ready: true }, Date.now());
    const entries = reply?.kind === "done" ? [founding, reply.entry] : [founding];
    await store.tables.found(id, await appendOf(id, room, 0, entries, [], shifts), `${id}-invitation`);
  }
  await store.close();
}

async function healthOf(origin: string, time: number): Promise<{ p99: number; longest: number }> {
  const waits: number[] = [];
  for (const end = performance.now() + time; performance.now() < end; ) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  waits.sort((one, other) => one - other);
  const at = (share: number): number => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  return { p99: at(0.99), longest: at(1) };
}
