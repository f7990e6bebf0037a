import { loadKit } from "@medallion/games/lazy";
import { InputError, type Kit } from "@medallion/kernel";
import { channelNamed, TABLES_CHANNEL } from "../change-channel.ts";
import { databaseNamed } from "../database.ts";
import type { ToWorker } from "../port.ts";
import { freshId, freshSeed } from "./chance.ts";
import { deviceStore } from "./device-store.ts";
import { LineEnd } from "./line-end.ts";
import { passingStore } from "./passing-store.ts";
import { pause } from "./pause.ts";
import { OUTDATED, refusalFor } from "./refusals.ts";
import { serveCalls } from "./serve-calls.ts";
import type { Store } from "./store.ts";
import { claimLock } from "./table-lock.ts";
import { Tables } from "./tables.ts";
import { openThinkingRoom } from "./thinking/room.ts";
import { Thinker } from "./thinking/thinker.ts";

/** How long a bot seems to think, in milliseconds: never shorter than the first, longer by chance. */
const LEAST_PACE = 450;
const SPREAD = 350;

let pace = 1;

const now = (): number => Date.now();
const channel = channelNamed(TABLES_CHANNEL);

const thinker = new Thinker(openThinkingRoom, now);

const tables = openStore().then((store) => {
  const opened = new Tables({
    store,
    kitOf,
    now,
    freshSeed,
    freshId,
    pause,
    pace: () => (LEAST_PACE + Math.random() * SPREAD) * pace,
    think: (kit, task, signal) => thinker.think(kit, task, signal),
    hold: (table) => claimLock(navigator.locks, `medallion-table-${table}`),
    announce: (table) => channel.post(table),
  });
  channel.watch((table) => void opened.heard(table));
  void opened.sweep().catch(() => {});
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
  else if (data.kind === "game") loadKit(data.game)?.catch(() => undefined);
  else if (port !== undefined && data.kind === "calls") serveCalls(port, await tables);
  else if (port !== undefined) new LineEnd(port, await tables, now);
};
