import type { LogEntry } from "@medallion/table";
import type { Store } from "../store/store.ts";

/** Entries that are read at a time. */
const PAGE = 500;

/** The last words said at a table of so many entries, with who said them, oldest first; reads no more of the log than it needs. */
export async function lastWords(
  store: Store,
  { table, position }: { readonly table: string; readonly position: number },
  most: number,
): Promise<readonly string[]> {
  let words: readonly string[] = [];
  for (let end = position; end > 0 && words.length < most; end -= PAGE) {
    const from = Math.max(0, end - PAGE);
    const page = await store.tables.entries(table, from, end - from);
    words = [...page.flatMap(saidIn), ...words];
  }
  return words.slice(-most);
}

function saidIn({ by, command }: LogEntry): readonly string[] {
  return command.kind === "say" && by !== "host" ? [`${by.name}: ${command.text}`] : [];
}
