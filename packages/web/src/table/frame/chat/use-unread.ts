import { useEffect, useState } from "react";
import type { Scene } from "../../../scene/scene.ts";

/** How many words were said since the chat was last open. */
export function useUnread({ log }: Pick<Scene, "log">, open: boolean): number {
  const said = log.filter(({ kind }) => kind === "said" || kind === "saidPreset").length;
  const [read, setRead] = useState(said);
  useEffect(() => {
    // A new game begins with an empty log.
    setRead((before) => (open ? said : Math.min(before, said)));
  }, [open, said]);
  return open ? 0 : Math.max(0, said - read);
}
