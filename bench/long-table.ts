import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { KITS } from "@medallion/games";
import { at } from "@medallion/kernel";
import { Tables } from "../packages/server/src/hosting/tables.ts";
import { longTable } from "../packages/server/src/hosting/test/long-table.ts";
import type { Viewer } from "../packages/server/src/hosting/viewer.ts";
import { LIMITS } from "../packages/server/src/limits.ts";
import { openStore } from "../packages/server/src/store/open.ts";
import { type Barred, concludeBars } from "./bar.ts";

const HELP = `npm run bench:long [-- options]
How long the event loop is held, in milliseconds of its thread's CPU, while somebody comes to a very long table.

  --entries N     entries of its log (10000)
  --json          one object per figure`;

const { values: given } = parseArgs({
  options: {
    entries: { type: "string", default: "10000" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const GAMES = [
  { game: "gwent", mode: "standard" },
  { game: "old-world", mode: "adventure" },
] as const;

if (given.help) console.log(HELP);
else await measure();

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "medallion-long-"));
  const figures: Barred[] = [];
  try {
    for (const { game, mode } of GAMES) {
      const store = await openStore(`sqlite:${join(folder, `${game}.db`)}`, { rate: () => new Map() });
      const kit = at(
        KITS,
        KITS.findIndex((one) => one.game.id === game),
      );
      const long = await longTable(store, kit, Number(given.entries), { game, mode });
      const heard = long.heard(0).length;
      // Twice: code that runs for the first time is compiled meanwhile.
      for (const round of ["warm-up", "measured"])
        for (const [name, since] of Object.entries({
          0: 0,
          1: 1,
          middle: heard >> 1,
          last: heard - 1,
          game: "game" as const,
        })) {
          const tables = hosting({
            ...store,
            tables: {
              ...store.tables,
              checkpoint: async (table, upTo) =>
                upTo === undefined ? undefined : store.tables.checkpoint(table, upTo),
            },
          });
          const load = await held(async () => void (await tables.open(long.id)));
          const resident = await tables.open(long.id);
          const come = await held(async () => void (await resident?.admit(viewer(), since, 1)));
          const again = await held(async () => void (await resident?.admit(viewer(), since, 2)));
          await tables.close();
          const restored = hosting(store);
          const back = await held(async () => void (await restored.open(long.id)));
          await restored.close();
          if (round === "warm-up") continue;
          const note = `from its log ${load}, again ${again}, from its checkpoint ${back}`;
          const value = Math.max(load, come, again, back);
          figures.push({ name: `${game}, counter ${name}`, value, unit: "ms", bar: 20, note });
        }
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  concludeBars(figures, given.json);
}

function hosting(store: Awaited<ReturnType<typeof openStore>>): Tables {
  return new Tables({
    kits: KITS,
    store,
    limits: LIMITS,
    node: "bench",
    now: () => Date.now(),
    freshSeed: () => "00".repeat(32),
    freshId: () => "never",
    think: async () => 0,
    hasMemory: () => true,
    failed: (_table, error) => console.error(error),
  });
}

function viewer(): Viewer {
  return {
    person: "anna",
    network: "198.51.100.1",
    seat: 0,
    muted: new Set(),
    send: () => {},
    drained: async () => true,
  };
}

/** The most CPU that this thread used between two turns of its loop. */
async function held(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = used();
  const turn = (): void => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return Math.round(longest * 10) / 10;
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
