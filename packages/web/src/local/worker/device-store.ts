import { type LogEntry, parseLogEntry } from "@medallion/table";
import { type Database, type EntryRow, within } from "../database.ts";
import { type Append, marked, type Store, verdictOn } from "./store.ts";

const ALL = ["tables", "entries", "snapshots", "games"] as const;
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

  function write(transaction: Writing, { row, position, entries, snapshot, finished }: Append): void {
    const rows = entries.map((entry, index): EntryRow => {
      return { table: row.id, position: position + index, text: JSON.stringify(entry) };
    });
    const puts = [
      transaction.objectStore("tables").put(row),
      transaction.objectStore("snapshots").put(snapshot),
      ...rows.map((entry) => transaction.objectStore("entries").add(entry)),
      ...finished.map((game) => transaction.objectStore("games").put(game)),
    ];
    // What fails is told by the transaction as a whole.
    for (const put of puts) put.catch(() => {});
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
      await Promise.all([
        transaction.objectStore("tables").delete(table),
        transaction.objectStore("snapshots").delete(table),
        transaction.objectStore("entries").delete(within(table)),
        transaction.objectStore("games").delete(within(table)),
        transaction.done,
      ]);
    },
    async game(table, number) {
      return (await (await open()).get("games", [table, number]))?.save;
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
