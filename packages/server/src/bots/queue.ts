import { allotted, usualBudget } from "@medallion/bots";
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
  /** Where it waits. */
  readonly line: Rotation<Job>;
  readonly table: string;
  readonly host: string;
  task: BotTask;
  readonly since: number;
  /** Milliseconds that the bot usually thinks ahead; those without answer at once. */
  readonly usual: number | undefined;
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
 * the machine than it gives them. Hosts take turns, however many tables they have; quick answers of several travel
 * together. Who plays with a bot never waits for bots that play among themselves.
 */
export class BotQueue {
  readonly #options: BotQueueOptions;
  readonly #awaited = new Rotation<Job>();
  readonly #watched = new Rotation<Job>();
  readonly #expectation = new Expectation();
  readonly #idle: BotThread<Job>[] = [];
  readonly #busy = new Set<BotThread<Job>>();
  readonly #counts: Record<BotAnswer["kind"], number> = { chosen: 0, broke: 0, late: 0, died: 0 };
  readonly #running = new Set<Job>();
  /** Of those that wait, the ones who will think ahead. */
  readonly #ahead = new Set<Job>();
  #closed = false;

  constructor(options: BotQueueOptions) {
    this.#options = options;
  }

  /** Tasks that no thread has been given yet. */
  get waiting(): number {
    return this.#awaited.waiting + this.#watched.waiting;
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
   * because the queue is closed. A table without a host is its own.
   */
  think(table: string, task: BotTask, signal?: AbortSignal, isAwaited = true, host = table): Promise<number> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed) return reject(closedError());
      const abort = (): void => this.#abort(job, signal?.reason);
      const job: Job = {
        line: isAwaited ? this.#awaited : this.#watched,
        table,
        host,
        task,
        since: this.#options.now(),
        usual: usualBudget(task.bot)?.milliseconds,
        resolve,
        reject,
        settled: false,
        forget: () => signal?.removeEventListener("abort", abort),
      };
      signal?.addEventListener("abort", abort, { once: true });
      job.line.add(host, job);
      if (job.usual === undefined) return this.#dispatch();
      this.#ahead.add(job);
      // Those who are asked in the same breath share the time.
      queueMicrotask(() => this.#dispatch());
    });
  }

  /** Rejects all that wait and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#awaited.clear(), ...this.#watched.clear(), ...this.#running])
      settle(job, () => job.reject(closedError()));
    const threads = [...this.#idle.splice(0), ...this.#busy];
    this.#busy.clear();
    this.#running.clear();
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #abort(job: Job, reason: unknown): void {
    settle(job, () => job.reject(reason));
    job.line.remove(job.host, job);
    this.#ahead.delete(job);
    // What a thread has already is thought to its end, unless the bot looks whether anybody waits.
    for (const thread of this.#busy) thread.cancel(job);
  }

  #dispatch(): void {
    while (!this.#closed) {
      const line = this.#awaited.ready > 0 ? this.#awaited : this.#watched;
      const free = this.#options.threads - this.#busy.size;
      if (line.ready === 0 || free <= 0) return;
      const batch = this.#nextBatch(line, free);
      const thread = this.#idle.pop() ?? this.#newThread();
      this.#busy.add(thread);
      for (const job of batch) {
        this.#running.add(job);
        this.#allot(job);
      }
      thread.think(batch);
    }
  }

  /** Who thinks ahead is told how long. */
  #allot(job: Job): void {
    this.#ahead.delete(job);
    if (job.usual === undefined) return;
    const { usual, since } = job;
    const { threads } = this.#options;
    const waited = this.#options.now() - since;
    const milliseconds = allotted({ usual, waited, others: this.#ahead.size, threads });
    job.task = { ...job.task, budget: { milliseconds } };
  }

  /** One task, and more of other hosts while they are expected to be quick and enough is left for the free threads. */
  #nextBatch(line: Rotation<Job>, free: number): Job[] {
    const batch: Job[] = [];
    const size = Math.min(BATCH_SIZE, Math.ceil(line.ready / free));
    let time = 0;
    for (let next = line.peek(); next !== undefined && batch.length < size; ) {
      time += this.#expectation.of(next.task);
      if (batch.length > 0 && time > BATCH_TIME) break;
      line.take();
      batch.push(next);
      next = line.peek();
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
    if (job.settled) return job.line.done(job.host);
    job.line.giveBack(job.host, job);
    if (job.usual !== undefined) this.#ahead.add(job);
  }

  #answer(job: Job, thought: Thought | Lost): void {
    this.#running.delete(job);
    job.line.done(job.host);
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
