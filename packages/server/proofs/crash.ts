import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "@medallion/kernel";
import { Round, type RoundResult, wishesFor } from "./round.ts";
import { GENEROUS, ServerProcess } from "./server-process.ts";

export interface CrashWish {
  readonly round: number;
  readonly tables: number;
  readonly kills: number;
  readonly seed: string;
}

/** So that a dead process is soon known to be dead, and that people are gone and come back in the middle. */
const LIMITS = { ...GENEROUS, lease: 600, grace: 150, checkpointEvery: 16 };
/** A kill comes after 1 to so many more acknowledgements, and up to so many milliseconds later. */
const MOST_ACKNOWLEDGED = 80;
const MOST_DELAY = 20;

/** People play on one server on an SQLite file while its process is killed again and again. */
export async function crashRound({ round, tables, kills, seed }: CrashWish): Promise<RoundResult> {
  const folder = await mkdtemp(join(tmpdir(), "medallion-crash-"));
  const database = `sqlite:${join(folder, "crash.db")}`;
  let server = await ServerProcess.start({ database, port: 0, limits: LIMITS });
  const { port } = server;
  let playing: Round | undefined;
  try {
    playing = await Round.begin([server.origin], seed, wishesFor(round, tables, seed));
    const random = randomOf(`${seed}/kills`);
    let killed = 0;
    const shaken = (async () => {
      while (killed < kills) {
        await playing.after(1 + random.below(MOST_ACKNOWLEDGED));
        await sleep(random.below(MOST_DELAY));
        if (playing.isOver) return;
        await server.kill();
        killed++;
        server = await ServerProcess.start({ database, port, limits: LIMITS });
      }
    })();
    const late = await Promise.race([playing.play(), shaken.then(() => new Promise<never>(() => {}))]);
    await shaken;
    const saves = await playing.records(server.origin);
    playing.leave();
    await server.stop();
    return await playing.judge(database, saves, late, killed);
  } finally {
    playing?.leave();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
