import { loadKit } from "@medallion/games/lazy";
import { InputError, type Kit } from "@medallion/kernel";
import { chooseFor } from "@medallion/table";
import { bellNamed, TABLES_BELL } from "../bell.ts";
import { databaseNamed } from "../database.ts";
import type { ToWorker } from "../port.ts";
import { freshId, freshSeed } from "./chance.ts";
import { serveDesk } from "./desk-end.ts";
import { deviceStore } from "./device-store.ts";
import { holdLock } from "./holding.ts";
import { LineEnd } from "./line-end.ts";
import { passingStore } from "./passing-store.ts";
import { pause } from "./pause.ts";
import { OUTDATED, refusalFor } from "./refusals.ts";
import type { Store } from "./store.ts";
import { Tables } from "./tables.ts";

/** How long a bot seems to think, in milliseconds: never shorter than the first, longer by chance. */
const LEAST_PACE = 500;
const SPREAD = 400;

let pace = 1;

const now = (): number => Date.now();
const bell = bellNamed(TABLES_BELL);

const tables = openStore().then((store) => {
  const opened = new Tables({
    store,
    kitOf,
    now,
    freshSeed,
    freshId,
    pause,
    pace: () => (LEAST_PACE + Math.random() * SPREAD) * pace,
    think: chooseFor,
    hold: (table) => holdLock(navigator.locks, `medallion-table-${table}`),
    announce: (table) => bell.ring(table),
  });
  bell.watch((table) => void opened.heard(table));
  return opened;
});

/** A browser that forbids storing still plays. One whose database is of a newer program must not play beside it. */
async function openStore(): Promise<Store> {
  const open = databaseNamed();
  try {
    await open();
  } catch (error) {
    if (refusalFor(error) !== OUTDATED) return passingStore();
  }
  return deviceStore(open);
}

async function kitOf(game: string): Promise<Kit> {
  const loading = loadKit(game);
  if (loading === undefined) throw new InputError("unknown-game", "There’s no such game here.", ["game"]);
  return loading;
}

self.onmessage = async ({ data, ports }: MessageEvent<ToWorker>) => {
  const [port] = ports;
  if (data.kind === "pace") pace = data.pace;
  else if (port !== undefined && data.kind === "desk") serveDesk(port, await tables);
  else if (port !== undefined) new LineEnd(port, await tables, now);
};
