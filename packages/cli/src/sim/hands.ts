import { setImmediate } from "node:timers/promises";
import type { World } from "../world.ts";
import type { Task, TaskResult } from "./task.ts";
import { PlayThread } from "./thread.ts";
import { Workbench } from "./workbench.ts";

/** Those who play the tasks of a run: this thread, several of them, or other machines. */
export type Hands = (errand: Errand) => Promise<void>;

export interface Errand {
  /** The next task that is still to be played, if there is one. */
  take(): Placed | undefined;
  give(place: number, result: TaskResult): void;
  /** Whoever stops leaves what is not done. */
  readonly stop: AbortSignal;
}

/** A task with its place among all. */
export interface Placed {
  readonly place: number;
  readonly task: Task;
}

/** So many threads of this machine; a single one is the caller's own. */
export function handsHere({ kits, kitsModule }: World, threads: number): Hands {
  if (threads <= 1) return (errand) => playAt(new Workbench(kits), errand, () => setImmediate());
  return async (errand) => {
    await Promise.all(
      Array.from({ length: threads }, async () => {
        const first = errand.take();
        if (first !== undefined) await playAt(new PlayThread(kitsModule), errand, undefined, first);
      }),
    );
  };
}

/** Where tasks are played one by one. */
interface Bench {
  play(task: Task): Promise<TaskResult>;
  close(): Promise<void>;
}

async function playAt(
  bench: Bench,
  { take, give, stop }: Errand,
  pause?: () => Promise<unknown>,
  first = take(),
): Promise<void> {
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  try {
    for (let taken = first; taken !== undefined && !stop.aborted; taken = take()) {
      const result = await Promise.race([bench.play(taken.task), stopped]);
      if (result !== undefined) give(taken.place, result);
      await pause?.();
    }
  } finally {
    await bench.close();
  }
}
