import { type LogEntry, parseLogEntry } from "@medallion/table";
import { type Database, type EntryRow, within } from "../database.ts";
import { type Append, marked, type Store, sweepable, verdictOn } from "./store.ts";

const ALL = ["tables", "entries", "snapshots", "games", "finished"] as const;
type Names = (typeof ALL)[number][];

/**
 * Tables in the browser's database. Writing transactions of all tabs come one after the other, so the position that
 * an append expects decides between tabs, as the unique index does between nodes of a server.
 */
export function deviceStore(open: () => Promise<Database>): Store {
  /** Strict: said to be written only when it is on the disk. */
  async function writing() {
    return (await open()).transaction<Names, "readwrite">([...ALL], "readwrite", { durability: "strict" });
  }
  type Writing = Awaited<ReturnType<typeof writing>>;

  function write(
    transaction: Writing,
    { row, position, entries, snapshot, finished, results }: Append,
  ): void {
    const rows = entries.map((entry, index): EntryRow => {
      return { table: row.id, position: position + index, text: JSON.stringify(entry) };
    });
    const puts = [
      transaction.objectStore("tables").put(row),
      transaction.objectStore("snapshots").put(snapshot),
      ...rows.map((entry) => transaction.objectStore("entries").add(entry)),
      ...finished.map((game) => transaction.objectStore("games").put(game)),
      ...results.map((result) => transaction.objectStore("finished").put(result)),
    ];
    // What fails is told by the transaction as a whole.
    for (const put of puts) put.catch(() => {});
  }

  function removeTable(transaction: Writing, table: string): readonly Promise<void>[] {
    return [
      transaction.objectStore("tables").delete(table),
      transaction.objectStore("snapshots").delete(table),
      transaction.objectStore("entries").delete(within(table)),
    ];
  }

  return {
    async found(first) {
      const transaction = await writing();
      write(transaction, first);
      await transaction.done;
    },
    async append(append) {
      const transaction = await writing();
      const verdict = verdictOn(append, await transaction.objectStore("tables").get(append.row.id));
      if (verdict === "done") write(transaction, append);
      await transaction.done;
      return verdict;
    },
    async find(table) {
      const transaction = (await open()).transaction(["tables", "snapshots"]);
      const row = await transaction.objectStore("tables").get(table);
      const snapshot = await transaction.objectStore("snapshots").get(table);
      return row && { row, snapshot, base: snapshot?.base };
    },
    async entries(table, from) {
      const range = IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);
      const rows = await (await open()).getAll("entries", range);
      return rows.map(({ text }): LogEntry => parseLogEntry(dataOf(text)));
    },
    async list() {
      return (await open()).getAll("tables");
    },
    async mark(table, trouble) {
      const transaction = (await open()).transaction("tables", "readwrite");
      const row = await transaction.store.get(table);
      if (row !== undefined) await transaction.store.put(marked(row, trouble));
      await transaction.done;
    },
    async remove(table) {
      const transaction = await writing();
      await Promise.all([...removeTable(transaction, table), transaction.done]);
    },
    async game(table, number) {
      return (await (await open()).get("games", [table, number]))?.save;
    },
    async finished() {
      return (await open()).getAll("finished");
    },
    async unremembered() {
      const transaction = (await open()).transaction(["games", "finished"]);
      const known = new Set((await transaction.objectStore("finished").getAllKeys()).map(String));
      const keys = await transaction.objectStore("games").getAllKeys();
      const missing = keys.filter((key) => !known.has(String(key)));
      const games = await Promise.all(missing.map((key) => transaction.objectStore("games").get(key)));
      return games.filter((game) => game !== undefined);
    },
    async remember(rows) {
      const transaction = await writing();
      const shelf = transaction.objectStore("finished");
      for (const row of rows)
        if ((await shelf.getKey([row.table, row.number])) === undefined) await shelf.put(row);
      await transaction.done;
    },
    async alter(table, number, change) {
      const transaction = await writing();
      const shelf = transaction.objectStore("finished");
      const row = await shelf.get([table, number]);
      if (row !== undefined) await shelf.put(change(row));
      await transaction.done;
    },
    async sweep(before) {
      const transaction = await writing();
      const rows = await transaction.objectStore("finished").getAll();
      const { games, tables } = sweepable(rows, await transaction.objectStore("tables").getAll(), before);
      await Promise.all([
        ...games.map(({ table, number }) => transaction.objectStore("games").delete([table, number])),
        ...tables.flatMap((table) => removeTable(transaction, table)),
        transaction.done,
      ]);
    },
    async forget() {
      const transaction = await writing();
      await Promise.all([
        transaction.objectStore("games").clear(),
        transaction.objectStore("finished").clear(),
        transaction.done,
      ]);
    },
  };
}

/** What is no JSON is no entry either, and `parseLogEntry` says so. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
