import { afterEach } from "vitest";
import type { StoreOptions } from "../open.ts";
import { openStore } from "../open.ts";
import type { Rate, Store } from "../store.ts";
import { rate } from "./samples.ts";

/** Makes the address of a store that is not there yet. */
export type NewPlace = () => Promise<string>;

export interface Stores {
  readonly newPlace: NewPlace;
  /** A store, new unless its address is given, closed after the test. */
  open(url?: string, own?: Rate): Promise<Store>;
}

/** Opens stores for the tests of one suite. */
export function storesAt(newPlace: NewPlace, options: Pick<StoreOptions, "exclusive"> = {}): Stores {
  const opened: Store[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  return {
    newPlace,
    open: async (url, own = rate) => {
      const store = await openStore(url ?? (await newPlace()), { rate: own, ...options });
      opened.push(store);
      return store;
    },
  };
}
