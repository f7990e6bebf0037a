import type { LogEntry } from "@medallion/table";
import type { GameRow, SnapshotRow, TableRow } from "../database.ts";
import type { FinishedRow } from "../finished-row.ts";
import { type Append, marked, type Store, sweepable, verdictOn } from "./store.ts";

interface Shelf {
  row: TableRow;
  snapshot: SnapshotRow;
  readonly entries: LogEntry[];
}

/** Tables in memory, for browsers that forbid storing: playable until the page is closed. */
export function passingStore(): Store {
  const shelves = new Map<string, Shelf>();
  const games = new Map<string, GameRow>();
  const results = new Map<string, FinishedRow>();
  const keyOf = (table: string, number: number): string => `${table}/${number}`;

  function write(shelf: Shelf, { row, entries, snapshot, finished, results: ended }: Append): void {
    shelf.row = row;
    shelf.snapshot = snapshot;
    shelf.entries.push(...entries);
    for (const game of finished) games.set(keyOf(game.table, game.number), game);
    for (const result of ended) results.set(keyOf(result.table, result.number), result);
  }

  return {
    async found(first) {
      const shelf: Shelf = { row: first.row, snapshot: first.snapshot, entries: [] };
      shelves.set(first.row.id, shelf);
      write(shelf, first);
    },
    async append(append) {
      const shelf = shelves.get(append.row.id);
      const verdict = verdictOn(append, shelf?.row);
      if (shelf !== undefined && verdict === "done") write(shelf, append);
      return verdict;
    },
    async find(table) {
      const shelf = shelves.get(table);
      return shelf && { row: shelf.row, snapshot: shelf.snapshot, base: shelf.snapshot.base };
    },
    entries: async (table, from) => shelves.get(table)?.entries.slice(from) ?? [],
    list: async () => [...shelves.values()].map(({ row }) => row),
    async mark(table, trouble) {
      const shelf = shelves.get(table);
      if (shelf !== undefined) shelf.row = marked(shelf.row, trouble);
    },
    async remove(table) {
      shelves.delete(table);
    },
    game: async (table, number) => games.get(keyOf(table, number))?.save,
    finished: async () => [...results.values()],
    // What is kept here was never kept by an older program.
    unremembered: async () => [],
    remember: async () => {},
    async alter(table, number, change) {
      const row = results.get(keyOf(table, number));
      if (row !== undefined) results.set(keyOf(table, number), change(row));
    },
    async sweep(before) {
      const tables = [...shelves.values()].map(({ row }) => row);
      const gone = sweepable([...results.values()], tables, before);
      for (const { table, number } of gone.games) games.delete(keyOf(table, number));
      for (const table of gone.tables) shelves.delete(table);
    },
    async forget() {
      games.clear();
      results.clear();
    },
  };
}
