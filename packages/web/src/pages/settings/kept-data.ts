import type { Area, Keep } from "../../local/keep.ts";
import type { LocalTables } from "../../local/local-tables.ts";

const AREAS: readonly Area[] = ["decks", "replays", "lessons", "puzzles"];

/** How much lies on this device. */
export interface KeptCounts {
  readonly tables: number;
  readonly decks: number;
  readonly replays: number;
}

export async function countKept(localTables: LocalTables, keep: Keep): Promise<KeptCounts> {
  const [tables, finished, decks, replays] = await Promise.all([
    localTables.list(),
    localTables.finished(),
    keep.list("decks"),
    keep.list("replays"),
  ]);
  const games = finished.filter(({ deleted }) => deleted === undefined);
  return { tables: tables.length, decks: decks.length, replays: games.length + replays.length };
}

/** Removes all of it. What cannot be removed makes it throw, after the rest is gone. */
export async function clearAll(localTables: LocalTables, keep: Keep): Promise<void> {
  const tables = await localTables.list();
  const removals = [
    ...tables.map(({ id }) => localTables.remove(id)),
    localTables.forget(),
    ...AREAS.map(async (area) => {
      const kept = await keep.list(area);
      await Promise.all(kept.map(({ id }) => keep.delete(area, id)));
    }),
  ];
  const results = await Promise.allSettled(removals);
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
