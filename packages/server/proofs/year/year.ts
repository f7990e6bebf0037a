import { LIMITS } from "../../src/limits.ts";
import { Retention } from "../../src/ops/retention.ts";
import { rate } from "../../src/ratings/rate.ts";
import { openStore } from "../../src/store/open.ts";
import { Crowd } from "./crowd.ts";
import { playedGames } from "./played.ts";

export interface YearPlan {
  readonly database: string;
  readonly months: number;
  readonly guests: number;
  told(line: string): void;
}

export interface Month {
  readonly bytes: number;
}

const DAY = 86_400_000;
const DAYS = 30;
const BEGIN = Date.UTC(2026, 0, 1);

/** A server's life month by month, with a pass of retention every night. */
export async function simulateYear({ database, months, guests, told }: YearPlan): Promise<readonly Month[]> {
  const store = await openStore(database, { rate, exclusive: true });
  try {
    let now = BEGIN;
    const removed: Record<string, number> = {};
    const node = "year";
    await store.nodes.beat(node, 365 * DAY);
    const retention = new Retention({
      store,
      limits: LIMITS,
      node,
      now: () => now,
      isHeld: () => false,
      done: (some) => {
        for (const [what, count] of Object.entries(some)) removed[what] = (removed[what] ?? 0) + count;
      },
      failed: (error) => {
        throw error;
      },
      pause: async () => undefined,
    });
    const crowd = new Crowd(store, await playedGames(12), guests);
    await crowd.begin(now);
    const sizes: Month[] = [];
    told("month   came  tables  games |   kept: people tables games  entries sessions |     size");
    for (let month = 1; month <= months; month++) {
      for (let day = 0; day < DAYS; day++) {
        now += DAY;
        await crowd.day(now);
        await retention.pass();
      }
      const { people, tables, games, entries, sessions, bytes } = await store.counts();
      const kept = [people, tables.gathering + tables.playing + tables.over, games, entries, sessions];
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = kept;
      const bar = "█".repeat(Math.round(bytes / 2 ** 20));
      told(
        `${pad(month, 5)} ${pad(crowd.came, 6)} ${pad(crowd.tables, 7)} ${pad(crowd.games, 6)} |` +
          `${pad(a, 15)} ${pad(b, 6)} ${pad(c, 5)} ${pad(d, 8)} ${pad(e, 8)} | ${pad((bytes / 2 ** 20).toFixed(1), 5)} MB ${bar}`,
      );
      sizes.push({ bytes });
    }
    told(
      `Removed: ${Object.entries(removed)
        .map(([what, count]) => `${count} ${what}`)
        .join(", ")}.`,
    );
    return sizes;
  } finally {
    await store.close();
  }
}

function pad(value: number | string, width: number): string {
  return String(value).padStart(width);
}
