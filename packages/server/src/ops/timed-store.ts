import type { Store } from "../store/store.ts";
import type { Metrics } from "./metrics.ts";

/** The same store, whose appends are timed and whose errors are counted. */
export function timedStore(store: Store, metrics: Pick<Metrics, "appended" | "storeError">): Store {
  return {
    ...store,
    tables: {
      ...store.tables,
      append: (append) => {
        const began = performance.now();
        const written = store.tables.append(append);
        // Beside whoever waits for it, who is not kept waiting for this too.
        written.then(
          () => metrics.appended(performance.now() - began),
          () => metrics.storeError("append"),
        );
        return written;
      },
    },
  };
}
