import type { BotTask } from "@medallion/table";
import { type BotAnswer, type Lost, outcomeOf } from "./answer.ts";
import { Expectation } from "./expectation.ts";
import { Rotation } from "./rotation.ts";
import { BotThread } from "./thread.ts";
import type { Thought } from "./worker-messages.ts";

export interface BotQueueOptions {
  /** The address, or the name of the package, of a module that exports `KITS`. */
  readonly kitsModule: string;
  readonly threads: number;
  /** Milliseconds for one answer. */
  readonly thinking: number;
  now(): number;
  /** The address of a module that exports `chooseFor`; that of the table unless told. */
  readonly chooseModule?: string;
  /** Milliseconds for a new thread to load the games. */
  readonly starting?: number;
  /** Megabytes of data that one thread may hold. */
  readonly memory?: number;
  /** Hears of every answer: for metrics and the log. */
  answered?(answer: BotAnswer): void;
}

interface Job {
  readonly table: string;
  readonly task: BotTask;
  readonly since: number;
  resolve(choice: number): void;
  reject(reason: unknown): void;
  /** Nobody waits for it any more. */
  settled: boolean;
  /** Stops listening to the signal. */
  forget(): void;
}

const STARTING = 30_000;
const MEMORY = 256;
/** A batch is expected to take no longer than this many milliseconds, and has no more tasks than this. */
const BATCH_TIME = 5;
const BATCH_SIZE = 32;

/**
 * Bots of all tables think here, in a fixed number of threads, so that they neither hold up the server nor use more of
 * the machine than it gives them. Tables take turns; quick answers of several tables travel together.
 */
export class BotQueue {
  readonly #options: BotQueueOptions;
  readonly #rotation = new Rotation<Job>();
  readonly #expectation = new Expectation();
  readonly #idle: BotThread<Job>[] = [];
  readonly #busy = new Set<BotThread<Job>>();
  readonly #counts: Record<BotAnswer["kind"], number> = { chosen: 0, broke: 0, late: 0, died: 0 };
  readonly #running = new Set<Job>();
  #closed = false;

  constructor(options: BotQueueOptions) {
    this.#options = options;
  }

  /** Tasks that no thread has been given yet. */
  get waiting(): number {
    return this.#rotation.waiting;
  }

  /** Tasks that threads have been given and not answered. */
  get running(): number {
    return this.#running.size;
  }

  get threadsBusy(): number {
    return this.#busy.size;
  }

  get counts(): Readonly<Record<BotAnswer["kind"], number>> {
    return this.#counts;
  }

  /**
   * The index of the bot's choice; the question's fallback if the bot fails. Rejects only with the signal's reason or
   * because the queue is closed.
   */
  think(table: string, task: BotTask, signal?: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed) return reject(closedError());
      const abort = (): void => this.#abort(job, signal?.reason);
      const job: Job = {
        table,
        task,
        since: this.#options.now(),
        resolve,
        reject,
        settled: false,
        forget: () => signal?.removeEventListener("abort", abort),
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#rotation.add(table, job);
      this.#dispatch();
    });
  }

  /** Rejects all that wait and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#rotation.clear(), ...this.#running])
      settle(job, () => job.reject(closedError()));
    const threads = [...this.#idle.splice(0), ...this.#busy];
    this.#busy.clear();
    this.#running.clear();
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #abort(job: Job, reason: unknown): void {
    settle(job, () => job.reject(reason));
    // What a thread already has is thought to its end, and nobody hears it.
    this.#rotation.remove(job.table, job);
  }

  #dispatch(): void {
    while (this.#rotation.ready > 0 && !this.#closed) {
      const free = this.#options.threads - this.#busy.size;
      if (free <= 0) return;
      const batch = this.#nextBatch(free);
      const thread = this.#idle.pop() ?? this.#newThread();
      this.#busy.add(thread);
      for (const job of batch) this.#running.add(job);
      thread.think(batch);
    }
  }

  /** One task, and more of other tables while they are expected to be quick and enough is left for the free threads. */
  #nextBatch(free: number): Job[] {
    const batch: Job[] = [];
    const size = Math.min(BATCH_SIZE, Math.ceil(this.#rotation.ready / free));
    let time = 0;
    for (let next = this.#rotation.peek(); next !== undefined && batch.length < size; ) {
      time += this.#expectation.of(next.task);
      if (batch.length > 0 && time > BATCH_TIME) break;
      this.#rotation.take();
      batch.push(next);
      next = this.#rotation.peek();
    }
    return batch;
  }

  #newThread(): BotThread<Job> {
    const {
      kitsModule,
      chooseModule = "@medallion/table",
      thinking,
      starting = STARTING,
      memory = MEMORY,
    } = this.#options;
    const thread: BotThread<Job> = new BotThread(
      { kitsModule, chooseModule, thinking, starting, memory },
      {
        thought: (job, thought) => {
          this.#expectation.learn(job.task, thought.took);
          this.#answer(job, thought);
        },
        idle: () => {
          this.#busy.delete(thread);
          this.#idle.push(thread);
          this.#dispatch();
        },
        ended: ({ stuck, untouched, ...loss }) => {
          this.#busy.delete(thread);
          const place = this.#idle.indexOf(thread);
          if (place >= 0) this.#idle.splice(place, 1);
          for (const job of untouched) this.#giveBack(job);
          if (stuck !== undefined) this.#answer(stuck, loss);
          this.#dispatch();
        },
      },
    );
    return thread;
  }

  #giveBack(job: Job): void {
    this.#running.delete(job);
    if (job.settled) this.#rotation.done(job.table);
    else this.#rotation.giveBack(job.table, job);
  }

  #answer(job: Job, thought: Thought | Lost): void {
    this.#running.delete(job);
    this.#rotation.done(job.table);
    if (job.settled) return;
    const { table, task, since } = job;
    const waited = Math.max(0, this.#options.now() - since - thought.took);
    const { game, bot } = task;
    const answer: BotAnswer = { table, game, bot, waited, took: thought.took, ...outcomeOf(task, thought) };
    this.#counts[answer.kind]++;
    settle(job, () => job.resolve(answer.choice));
    this.#options.answered?.(answer);
  }
}

function settle(job: Job, how: () => void): void {
  if (job.settled) return;
  job.settled = true;
  job.forget();
  how();
}

function closedError(): Error {
  return new Error("The server is stopping: no bot thinks any more.");
}
