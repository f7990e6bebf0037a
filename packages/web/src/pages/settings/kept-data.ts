import type { LocalHost } from "../../local/desk.ts";
import type { Area, Keep } from "../../local/keep.ts";

const AREAS: readonly Area[] = ["decks", "replays", "lessons"];

/** How much lies on this device. */
export interface Kept {
  readonly tables: number;
  readonly decks: number;
  readonly replays: number;
}

export async function countKept(desk: LocalHost["desk"], keep: Keep): Promise<Kept> {
  const [tables, decks, replays] = await Promise.all([desk.list(), keep.list("decks"), keep.list("replays")]);
  return { tables: tables.length, decks: decks.length, replays: replays.length };
}

/** Removes all of it. What cannot be removed makes it throw, after the rest is gone. */
export async function clearAll(desk: LocalHost["desk"], keep: Keep): Promise<void> {
  const tables = await desk.list();
  const removals = [
    ...tables.map(({ id }) => desk.remove(id)),
    ...AREAS.map(async (area) => {
      const kept = await keep.list(area);
      await Promise.all(kept.map(({ id }) => keep.delete(area, id)));
    }),
  ];
  const results = await Promise.allSettled(removals);
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
