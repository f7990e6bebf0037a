import { setImmediate } from "node:timers/promises";
import { adviseOf, type Budget, type Insight, type Judged, judgedBy, questionAbout } from "@medallion/bots";
import type { Kit } from "@medallion/kernel";
import type { Decision } from "@medallion/records";
import type { World } from "../world.ts";

export interface Analysed {
  readonly judged: readonly Judged[];
  /** The person stopped it: the rest was not looked at. */
  readonly stopped: boolean;
}

/** Asks the coach about one decision after the other, each from the view of whoever took it. */
export async function analyse(
  world: Pick<World, "onInterrupt">,
  kit: Kit,
  insight: Insight,
  decisions: readonly Decision[],
  { budget, seed }: { readonly budget: Budget; readonly seed: string },
  onProgress: (done: number) => void,
): Promise<Analysed> {
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  const watch = { now: () => performance.now(), isCancelled: () => stop.signal.aborted };
  const judged: Judged[] = [];
  try {
    for (const decision of decisions) {
      // Lets the wish to stop in.
      await setImmediate();
      if (stop.signal.aborted) break;
      const question = { ...questionAbout(decision, seed), budget };
      judged.push(judgedBy(decision, adviseOf(kit, question, insight, watch)));
      onProgress(judged.length);
    }
  } finally {
    forget();
  }
  return { judged, stopped: judged.length < decisions.length };
}
