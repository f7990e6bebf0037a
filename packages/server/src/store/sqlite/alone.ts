import { IN_MEMORY, type Sqlite } from "./open.ts";

/** The stores of this process, by file. */
const byPath = new Map<string, Set<Sqlite>>();

/**
 * Lets a store that has its file alone keep moves in a journal first. As soon as another one of this process comes, none
 * of them does any more, for each would be wrong about where tables stand. Returns what is to be done when it closes.
 */
export async function shareFile(
  store: Sqlite,
  { exclusive }: { readonly exclusive: boolean },
): Promise<() => void> {
  if (store.path === IN_MEMORY) return () => undefined;
  const stores = byPath.get(store.path) ?? new Set();
  byPath.set(store.path, stores);
  const others = [...stores];
  stores.add(store);
  // Said before anything is waited for, so that of two who come at once the second is heard last.
  if (others.length > 0) await Promise.all(others.map((other) => other.keepJournal(false)));
  else if (exclusive) await store.keepJournal(true);
  return () => {
    stores.delete(store);
    if (stores.size === 0) byPath.delete(store.path);
  };
}
