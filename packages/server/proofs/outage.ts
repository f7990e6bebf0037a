import { setTimeout as sleep } from "node:timers/promises";
import { randomOf } from "@medallion/kernel";
import type { TestPostgres } from "../test/postgres.ts";
import { Round, type RoundResult, wishesFor } from "./round.ts";
import { GENEROUS, ServerProcess } from "./server-process.ts";

export interface OutageWish {
  readonly round: number;
  readonly tables: number;
  /** How often PostgreSQL is stopped. */
  readonly outages: number;
  readonly seed: string;
  readonly postgres: TestPostgres;
}

const LIMITS = { ...GENEROUS, lease: 1000, grace: 150, checkpointEvery: 16 };
/** An outage comes after 1 to so many more acknowledgements, up to so many milliseconds later, and lasts so long. */
const MOST_ACKNOWLEDGED = 60;
const MOST_DELAY = 20;
const MOST_LENGTH = 1500;

/**
 * People play on one server while its PostgreSQL is stopped in the middle and started again, every other time as if it
 * had crashed. What the server could not save it must refuse, and nothing that it acknowledged may be gone.
 */
export async function outageRound({
  round,
  tables,
  outages,
  seed,
  postgres,
}: OutageWish): Promise<RoundResult> {
  const database = await postgres.url(`outage_${round}`);
  const server = await ServerProcess.start({ database, port: 0, limits: LIMITS });
  let playing: Round | undefined;
  try {
    playing = await Round.begin([server.origin], seed, wishesFor(round, tables, seed));
    const random = randomOf(`${seed}/outages`);
    let had = 0;
    const shaken = (async () => {
      while (had < outages) {
        await playing.after(1 + random.below(MOST_ACKNOWLEDGED));
        await sleep(random.below(MOST_DELAY));
        if (playing.isOver) return;
        await postgres.halt(had % 2 === 0 ? "immediate" : "fast");
        had++;
        await sleep(random.below(MOST_LENGTH));
        await postgres.resume();
      }
    })();
    const late = await Promise.race([playing.play(), shaken.then(() => new Promise<never>(() => {}))]);
    await shaken;
    const saves = await playing.records(server.origin);
    playing.leave();
    await server.stop();
    return await playing.judge(database, saves, late, had);
  } finally {
    playing?.leave();
    await server.kill();
  }
}
