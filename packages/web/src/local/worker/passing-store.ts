import type { LogEntry } from "@medallion/table";
import type { GameRow, SnapshotRow, TableRow } from "../database.ts";
import { type Append, marked, type Store, verdictOn } from "./store.ts";

interface Shelf {
  row: TableRow;
  snapshot: SnapshotRow;
  readonly entries: LogEntry[];
  readonly games: Map<number, GameRow>;
}

/** Tables in memory, for browsers that forbid storing: playable until the page is closed. */
export function passingStore(): Store {
  const shelves = new Map<string, Shelf>();

  function write(shelf: Shelf, { row, entries, snapshot, finished }: Append): void {
    shelf.row = row;
    shelf.snapshot = snapshot;
    shelf.entries.push(...entries);
    for (const game of finished) shelf.games.set(game.number, game);
  }

  return {
    async found(first) {
      const shelf: Shelf = { row: first.row, snapshot: first.snapshot, entries: [], games: new Map() };
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
    game: async (table, number) => shelves.get(table)?.games.get(number)?.save,
  };
}
