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

/** Everything as one text: what is kept, as it is kept, and each game of each table as its save file. */
export async function exportAll(desk: LocalHost["desk"], keep: Keep): Promise<string> {
  const areas = await Promise.all(AREAS.map(async (area) => [area, await keep.list(area)] as const));
  const tables = await desk.list();
  const games = await Promise.all(
    tables.map(async (card) => {
      const running = card.stage === "playing" ? 1 : 0;
      const numbers = Array.from({ length: card.finished + running }, (_, number) => number);
      const records = await Promise.allSettled(numbers.map((number) => desk.record(card.id, number)));
      return {
        table: card,
        games: records.flatMap((each) => (each.status === "fulfilled" ? [JSON.parse(each.value)] : [])),
      };
    }),
  );
  return JSON.stringify(
    { medallion: "device", version: 1, ...Object.fromEntries(areas), tables: games },
    null,
    1,
  );
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
