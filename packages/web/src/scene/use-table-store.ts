import type { Seat } from "@medallion/kernel";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenLink } from "../hosts/link.ts";
import { type TableSnapshot, TableStore } from "./table-store.ts";

/** Follows a table from a seat as long as the component is shown; another seat means another store, and the old one is closed first. */
export function useTableStore(open: OpenLink, seat: Seat | null): TableStore | undefined {
  const [store, setStore] = useState<TableStore>();
  useEffect(() => {
    const opened = new TableStore(open, seat);
    setStore(opened);
    return () => opened.close();
  }, [open, seat]);
  // Between two seats nothing of the first may be drawn.
  return store?.seat === seat ? store : undefined;
}

export function useSnapshot(store: TableStore): TableSnapshot {
  const current = (): TableSnapshot => store.snapshot;
  return useSyncExternalStore(store.watch, current, current);
}
