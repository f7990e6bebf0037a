import { useSyncExternalStore } from "react";

function watch(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** False as long as the device knows that it has no network. */
export function useNetwork(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}
