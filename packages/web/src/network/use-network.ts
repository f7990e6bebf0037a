import { useSyncExternalStore } from "react";
import type { Connectivity } from "./network.ts";
import { network } from "./this-page.ts";

/** How it stands with the way to the server; while it is used, the page finds out by itself when that changes. */
export function useNetwork(): Connectivity {
  return useSyncExternalStore(network.watch, () => network.connectivity);
}
