import { setTimeout as sleep } from "node:timers/promises";
import { PlayThread } from "../sim/thread.ts";
import { isConnection } from "./hands.ts";
import type { Taken, WorkQueue } from "./work-queue.ts";

/** Milliseconds between two looks for work, and between two signs of life. */
const LOOK = 500;
const BEAT = 3000;

export interface Shift {
  readonly kitsModule: string;
  readonly threads: number;
  readonly withOutside: boolean;
  /** Ends when there is nothing to do any more. */
  readonly untilEmpty: boolean;
  readonly stop: AbortSignal;
  played(tasks: number): void;
  fault(reason: string): void;
}

/** Takes tasks and plays them, in several threads, until it is stopped. */
export async function workFrom(queue: WorkQueue, shift: Shift): Promise<void> {
  let done = 0;
  const played = (): void => shift.played(++done);
  await Promise.all(Array.from({ length: shift.threads }, () => workInOne(queue, shift, played)));
}

async function workInOne(queue: WorkQueue, shift: Shift, played: () => void): Promise<void> {
  const { kitsModule, withOutside, untilEmpty, stop, fault } = shift;
  let thread: PlayThread | undefined;
  try {
    while (!stop.aborted) {
      try {
        const taken = await queue.take(withOutside);
        if (taken !== undefined) {
          thread ??= new PlayThread(kitsModule);
          if (await playTaken(thread, taken, stop)) played();
          continue;
        }
        if (untilEmpty) return;
      } catch (failure) {
        // The task goes to somebody else when its signs of life fail; a thread that broke down is made anew.
        if (!isConnection(failure)) {
          await thread?.close();
          thread = undefined;
        }
        fault(failure instanceof Error ? failure.message : String(failure));
      }
      await sleep(LOOK, undefined, { signal: stop }).catch(() => undefined);
    }
  } finally {
    await thread?.close();
  }
}

/** Whether it was played to its end; a task that is stopped goes back. */
async function playTaken(thread: PlayThread, taken: Taken, stop: AbortSignal): Promise<boolean> {
  // A sign of life that fails is no reason to stop: the next one may arrive.
  const beat = setInterval(() => void taken.beat().catch(() => undefined), BEAT);
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  try {
    const result = await Promise.race([thread.play(taken.task), stopped]);
    if (result === undefined) await taken.drop();
    else await taken.done(result);
    return result !== undefined;
  } finally {
    clearInterval(beat);
  }
}
