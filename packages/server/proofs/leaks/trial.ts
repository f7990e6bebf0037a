import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rate } from "../../src/ratings/rate.ts";
import { openStore } from "../../src/store/open.ts";
import { wayName } from "../gathering.ts";
import { GENEROUS, ServerProcess } from "../server-process.ts";
import { company, recordGame } from "./games.ts";
import { leaksOf } from "./judge.ts";
import type { Recording } from "./recording.ts";

/** What one game gave away. */
export interface JudgedGame {
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  readonly leaks: readonly string[];
}

/** Games that are played at the same time, each by people of its own. */
const AT_ONCE = 8;

export interface LeakTrial {
  readonly games: number;
  readonly seed: string;
  readonly signal?: AbortSignal;
  /** Told after each game. */
  judged(game: JudgedGame): void;
}

/** Plays games on a real server with every byte recorded, and judges each when it is over. */
export async function leakTrial({ games, seed, signal, judged }: LeakTrial): Promise<void> {
  await withServer(async (record) => {
    let next = 0;
    const play = async (table: number): Promise<void> => {
      for (let number = next++; number < games && signal?.aborted !== true; number = next++) {
        const recording = await record(table, number, seed);
        judged({
          name: `${number} ${wayName(recording.way)}`,
          ...sizeOf(recording),
          leaks: leaksOf(recording),
        });
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, games) }, (_, table) => play(table)));
  });
}

/** Records games on a server of its own, which ends with the work. */
export async function withServer(
  work: (record: (table: number, number: number, seed: string) => Promise<Recording>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "medallion-leaks-"));
  const database = `sqlite:${join(folder, "leaks.db")}`;
  const server = await ServerProcess.start({ database, port: 0, limits: GENEROUS });
  const store = await openStore(database, { rate });
  const companies = new Map<number, ReturnType<typeof company>>();
  const peopleOf = (table: number): ReturnType<typeof company> => {
    const known = companies.get(table) ?? company(server.origin);
    companies.set(table, known);
    return known;
  };
  try {
    await work(async (table, number, seed) => recordGame(await peopleOf(table), store, number, seed));
  } finally {
    for (const people of companies.values()) for (const listener of await people) listener.close();
    await store.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function sizeOf({ viewers }: Recording): { readonly messages: number; readonly bytes: number } {
  const texts = viewers.flatMap(({ received }) => received.map(({ text }) => text));
  return { messages: texts.length, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) };
}
