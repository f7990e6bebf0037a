import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { commandIn } from "../outside/bot.ts";
import type { Task, TaskResult } from "./task.ts";
import type { WorkerStart, WorkerWord } from "./worker.ts";

/** Milliseconds for a thread to send its company away before it is ended all the same. */
const PARTING = 3000;

/** A thread of this machine that plays tasks. */
export class PlayThread {
  readonly #worker: Worker;
  readonly #gone: Promise<unknown>;
  /** Whether programs of others may have come to it, which it must end. */
  #hasGuests = false;

  constructor(kitsModule: string) {
    const workerData: WorkerStart = { kitsModule };
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#gone = once(this.#worker, "exit").catch(() => undefined);
  }

  /** Only one at a time; rejects if the thread breaks down. */
  play(task: Task): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const forget = (): void => {
        worker.off("message", heard).off("error", failed).off("exit", ended);
      };
      const heard = (result: TaskResult): void => {
        forget();
        resolve(result);
      };
      const failed = (failure: unknown): void => {
        forget();
        reject(failure);
      };
      const ended = (): void => failed(new Error("the thread has ended"));
      worker.on("message", heard).on("error", failed).on("exit", ended);
      this.#hasGuests ||= task.plan.bots.some((bot) => commandIn(bot) !== undefined);
      this.#say(task);
    });
  }

  async close(): Promise<void> {
    if (this.#hasGuests) await this.#part();
    await this.#worker.terminate();
  }

  async #part(): Promise<void> {
    this.#say("close");
    const stop = new AbortController();
    await Promise.race([
      this.#gone,
      sleep(PARTING, undefined, { signal: stop.signal }).catch(() => undefined),
    ]);
    stop.abort();
  }

  #say(word: WorkerWord): void {
    this.#worker.postMessage(word);
  }
}
