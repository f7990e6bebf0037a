import { setTimeout as sleep } from "node:timers/promises";
import { commandIn } from "../outside/bot.ts";
import type { Hands, Placed } from "../sim/hands.ts";
import { keyOf } from "../sim/task.ts";
import type { WorkQueue } from "./work-queue.ts";

/** Milliseconds between two looks for results, and until it is told that nobody works. */
const LOOK = 500;
const LONELY = 15_000;

export interface Words {
  /** No result has come for a while. */
  lonely(): void;
  /** The database did not answer; it is asked again. */
  fault(reason: string): void;
}

/** Other machines: whoever takes from the queue. What is there already of this run is taken from it. */
export function handsAt(queue: WorkQueue, run: string, words: Words): Hands {
  return async ({ take, give, stop }) => {
    const open = new Map<string, Placed>();
    for (let placed = take(); placed !== undefined; placed = take()) open.set(keyOf(placed.task), placed);
    const isOutside = [...open.values()].some(({ task }) =>
      task.plan.bots.some((bot) => commandIn(bot) !== undefined),
    );
    let broke = false;
    /** Takes what is there; gives whether there was anything. */
    const collect = async (): Promise<boolean> => {
      const found = await queue.results(run, [...open.keys()]);
      for (const [key, result] of found) {
        const placed = open.get(key);
        if (placed === undefined) continue;
        open.delete(key);
        give(placed.place, result);
        broke ||= result.failure !== undefined;
      }
      return found.length > 0;
    };
    while (await collect());
    await queue.offer(run, new Map([...open].map(([key, { task }]) => [key, task])), isOutside);
    let since = performance.now();
    let isLonely = false;
    while (open.size > 0 && !stop.aborted && !broke) {
      try {
        if (await collect()) {
          since = performance.now();
          isLonely = false;
          continue;
        }
        const lost = await queue.lost(run, isOutside);
        if (lost > 0) throw new Error(`${lost} tasks were given up by everybody who took them`);
      } catch (failure) {
        if (!isConnection(failure)) throw failure;
        words.fault(failure.message);
      }
      if (!isLonely && performance.now() - since > LONELY) {
        isLonely = true;
        words.lonely();
      }
      await sleep(LOOK, undefined, { signal: stop }).catch(() => undefined);
    }
    // What broke off shall be played again once it is mended.
    if (open.size === 0 || broke) await queue.forget(run, isOutside);
  };
}

/** Whether the way to the database failed, or the database itself: what comes back. */
export function isConnection(failure: unknown): failure is Error {
  if (!(failure instanceof Error)) return false;
  const code = "code" in failure ? String(failure.code) : "";
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|57P|08|53)/.test(code) ||
    /connection|timeout/i.test(failure.message)
  );
}
