import { useEffect, useState, useSyncExternalStore } from "react";
import type { TableStore } from "../scene/table-store.ts";

/** What the table has shown, not what it is still showing: who speaks beside it waits for it. */
export function useShown<T>(standing: T, store: TableStore): T {
  const isBusy = useSyncExternalStore(store.watch, () => store.isBusy);
  const [shown, setShown] = useState(standing);
  // Asked again here: the table becomes busy as it is drawn.
  useEffect(() => {
    if (!isBusy && !store.isBusy) setShown(standing);
  }, [standing, store, isBusy]);
  return shown;
}
