import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import { randomOf } from "@medallion/kernel";
import { ServerProcess } from "../packages/server/proofs/server-process.ts";
import { growthOf, type Sample } from "./endurance/flat.ts";
import { type Deeds, liveOn } from "./endurance/lively-table.ts";
import { ATTACKS } from "./hostile/attacks.ts";

const HELP = `npm run endurance -- [--minutes N] [--tables N] [--seed TEXT]
A real server for a long time: people at tables of all games play, take back, lose their connections, play again and
leave for new tables, while hostile clients do one bad thing after the other from other addresses. Says every so often
what memory the server holds after a collection of garbage. Afterwards: memory was flat after the first quarter, nobody
was refused or cut off who did nothing wrong, and the server logged no error.

  --minutes N  how long (60)
  --tables N   how many tables are played at a time (40)
  --seed TEXT  what all choices are drawn from (medallion)
Ctrl-C ends it with what was seen so far.`;

const { values: given } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    tables: { type: "string", default: "40" },
    seed: { type: "string", default: "medallion" },
    help: { type: "boolean", default: false },
  },
});

/** How often memory is looked at in all, how many attack at a time, and of which kinds: those that need no token. */
const LOOKS = 40;
const ATTACKERS = 20;
const KINDS = ATTACKS.filter(({ greeted, tls, heavy }) => !greeted && !tls && !heavy);
const MINUTE = 60_000;

const wrong = (["minutes", "tables"] as const).find((name) => !(Number(given[name]) > 0));
if (given.help) console.log(HELP);
else if (wrong === undefined) await endure();
else {
  console.error(`--${wrong} wants a number above 0.`);
  process.exitCode = 2;
}

async function endure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "medallion-endurance-"));
  const length = Number(given.minutes) * MINUTE;
  const server = await ServerProcess.start({
    database: `sqlite:${join(folder, "endurance.db")}`,
    port: 0,
    limits: limitsFor(length),
  });
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  const errors: string[] = [];
  const deeds: Deeds = { choices: 0, takebacks: 0, reconnects: 0, rematches: 0, tables: 0 };
  const samples: Sample[] = [];
  let attackers: ChildProcess | undefined;
  try {
    const people = peopleAt(server, stop.signal, errors, deeds);
    for (let look = 0; look < LOOKS && !stop.signal.aborted && server.isRunning; look++) {
      attackers?.kill("SIGKILL");
      attackers = attackersOf(server, look);
      await sleep(length / LOOKS, undefined, { signal: stop.signal }).catch(() => {});
      if (!server.isRunning) break;
      samples.push(await sampleOf(server, ((look + 1) * length) / LOOKS / 1000));
      console.log(lineOf(samples, deeds, errors.length + faultsIn(server).length));
    }
    stop.abort();
    attackers?.kill("SIGKILL");
    if (server.isRunning) await people;
    else errors.push("the server ended");
    conclude(samples, [...errors, ...faultsIn(server)]);
  } finally {
    attackers?.kill("SIGKILL");
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
  // A socket that still waits for an answer shall not keep the program alive.
  process.exit();
}

/** All people come from one address, and tables that were left leave memory before the warm-up is over. */
function limitsFor(length: number) {
  const plenty = 1_000_000;
  return {
    ...{ connectionsPerAddress: plenty, tcpPerAddress: plenty, arrivalsPerMinute: plenty },
    ...{
      requestsPerMinute: plenty,
      guestsPerHour: plenty,
      openTablesPerHour: plenty,
      tablesPerHour: plenty,
      seatsPerPerson: plenty,
    },
    idle: Math.min(5 * MINUTE, length / 12),
  };
}

function peopleAt(
  server: ServerProcess,
  stop: AbortSignal,
  errors: string[],
  deeds: Deeds,
): Promise<unknown> {
  const modes = KITS.flatMap(({ game, lobby }) =>
    lobby.modes.filter(({ seats }) => seats.includes(2)).map(({ id }) => ({ game: game.id, mode: id })),
  );
  const failed = (why: string): void => {
    if (!stop.aborted) errors.push(why);
  };
  return Promise.all(
    Array.from({ length: Number(given.tables) }, async (_, index) => {
      const random = randomOf(`${given.seed}/${index}`);
      const { game = "", mode = "" } = modes[index % modes.length] ?? {};
      const below = (count: number): number => random.below(count);
      await liveOn({ origin: server.origin, game, mode, stop, below, failed }, deeds).catch(
        (error: unknown) => failed(String(error)),
      );
    }),
  );
}

function attackersOf({ port }: ServerProcess, look: number): ChildProcess {
  const attack = KINDS[look % KINDS.length]?.name ?? "";
  const sortie = { attack, port, sockets: ATTACKERS, tokens: [], table: "" };
  return fork(join(import.meta.dirname, "hostile", "attackers.ts"), [JSON.stringify(sortie)]);
}

async function sampleOf(server: ServerProcess, seconds: number): Promise<Sample> {
  const { heapUsed: heap, external, rss } = await server.memory();
  return { seconds, heap, external, rss };
}

function faultsIn({ log }: ServerProcess): readonly string[] {
  return log.filter((line) => /"level":"(error|fatal)"|"stack"/.test(line));
}

function lineOf(samples: readonly Sample[], deeds: Deeds, errors: number): string {
  const { seconds = 0, heap = 0, external = 0, rss = 0 } = samples.at(-1) ?? {};
  const { choices, takebacks, reconnects, rematches, tables } = deeds;
  return `${(seconds / 60).toFixed(1)} min  heap ${megabytes(heap)}, external ${megabytes(external)}, RSS ${megabytes(rss)}; ${choices} choices, ${takebacks} takebacks, ${reconnects} reconnects, ${rematches} rematches, ${tables} tables; ${errors} errors`;
}

function conclude(samples: readonly Sample[], errors: readonly string[]): void {
  const { before, after, flat } = growthOf(samples);
  for (const error of new Set(errors.slice(0, 20))) console.log(`  ✗ ${error.slice(0, 300)}`);
  console.log(
    `heap and external ${megabytes(before)} after the warm-up, ${megabytes(after)} at the end: ${flat ? "flat" : "NOT flat"}; ${errors.length} errors`,
  );
  process.exitCode = flat && errors.length === 0 ? 0 : 1;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
