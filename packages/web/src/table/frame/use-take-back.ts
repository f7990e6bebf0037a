import { useCallback, useRef } from "react";
import type { Scene } from "../../scene/scene.ts";

/** Takes the last choice back or asks for it; pressed twice it is asked for once. */
export function useTakeBack({ store, table }: Scene): () => void {
  const asking = useRef(false);
  const may = table.mayTakeBack !== "no";
  return useCallback(() => {
    if (!may || asking.current || store.seat === null) return;
    asking.current = true;
    void store.command({ kind: "propose", seat: store.seat, what: "takeback" }).finally(() => {
      asking.current = false;
    });
  }, [store, may]);
}
