import type { Store } from "../store/store.ts";
import type { Metrics } from "./metrics.ts";

/** The same store, whose appends are timed and whose errors are counted. */
export function timedStore(store: Store, metrics: Pick<Metrics, "appended" | "storeError">): Store {
  return {
    ...store,
    tables: {
      ...store.tables,
      append: async (append) => {
        const began = performance.now();
        try {
          const written = await store.tables.append(append);
          metrics.appended(performance.now() - began);
          return written;
        } catch (error) {
          metrics.storeError("append");
          throw error;
        }
      },
    },
  };
}
