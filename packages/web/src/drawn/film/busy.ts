import type { TableStore } from "../../scene/table-store.ts";
import type { Playback } from "./playback.ts";

/**
 * Whoever follows the table waits while something is being told: from before the new moment can be seen until it has
 * come to rest. Ends when the returned function is called.
 */
export function busyWhileTelling(playback: Playback, store: Pick<TableStore, "busy">): () => void {
  let rest: (() => void) | undefined;
  const follow = () => {
    const isTelling = playback.frame.former !== undefined;
    if (isTelling) rest ??= store.busy();
    else end();
  };
  const end = () => {
    rest?.();
    rest = undefined;
  };
  follow();
  const unwatch = playback.watch(follow);
  return () => {
    unwatch();
    end();
  };
}
