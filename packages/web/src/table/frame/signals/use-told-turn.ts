import { useState, useSyncExternalStore } from "react";
import type { Scene } from "../../../scene/scene.ts";

/** Whether somebody is asked here, as far as the table has told: while it shows what happened, as it was before. */
export function useToldTurn({ store, table }: Pick<Scene, "store" | "table">): boolean {
  const isBusy = useSyncExternalStore(
    store.watch,
    () => store.isBusy,
    () => store.isBusy,
  );
  const isTurn = table.question !== undefined;
  const [before, setBefore] = useState(isTurn);
  const told = isBusy ? before : isTurn;
  if (told !== before) setBefore(told);
  return told;
}
