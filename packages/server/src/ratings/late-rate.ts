import type { Rate, Store } from "../store/store.ts";

/** Ratings that are loaded when the first rated game ends: their library would hold up every start. */
export class LateRate {
  #rate: Rate | undefined;

  readonly rate: Rate = (game, before) => {
    if (this.#rate === undefined) throw new Error("a rated game ended before ratings were loaded");
    return this.#rate(game, before);
  };

  /** The same store, which loads them before it writes down the end of a rated game. */
  inTime(store: Store): Store {
    return {
      ...store,
      tables: {
        ...store.tables,
        append: async (append) => {
          if (append.finished.some(({ rated }) => rated)) this.#rate ??= (await import("./rate.ts")).rate;
          return store.tables.append(append);
        },
      },
    };
  }
}
