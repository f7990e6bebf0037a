import { Worker } from "node:worker_threads";
import type { BotTask } from "@medallion/table";
import type { Lost } from "./answer.ts";
import { inHand, noProgress, type Progress, type Thought, unwanted, wanted } from "./worker-messages.ts";

export interface ThreadOptions {
  readonly kitsModule: string;
  readonly chooseModule: string;
  /** Milliseconds for one answer, and for a new thread to begin its first. */
  readonly thinking: number;
  readonly starting: number;
  /** Megabytes; who needs more is ended and replaced. */
  readonly memory: number;
}

export interface ThreadEvents<Job> {
  thought(job: Job, thought: Thought): void;
  /** The batch is answered. */
  idle(): void;
  /** The thread is gone: the job it had in hand (or would not begin) with what it took, and those it never came to. */
  ended(loss: Loss<Job>): void;
}

export interface Loss<Job> extends Lost {
  readonly stuck: Job | undefined;
  readonly untouched: readonly Job[];
}

interface Job {
  readonly task: BotTask;
}

/** One thread for bots: thinks through one batch at a time, and is ended when an answer takes too long. */
export class BotThread<J extends Job> {
  readonly #options: ThreadOptions;
  readonly #events: ThreadEvents<J>;
  readonly #progress: Progress = noProgress();
  readonly #worker: Worker;
  #batch: readonly J[] = [];
  #answered = 0;
  #started = false;
  #sent = 0;
  #over = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions, events: ThreadEvents<J>) {
    this.#options = options;
    this.#events = events;
    const { kitsModule, chooseModule } = options;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), {
      name: "bots",
      workerData: { kitsModule, chooseModule, progress: this.#progress },
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
      // Nothing of how the server was started concerns a bot.
      env: {},
      execArgv: [],
    });
    this.#worker.on("message", (thoughts: readonly Thought[]) => this.#hear(thoughts));
    this.#worker.on("error", (failure) => this.#end("died", `A thread for bots broke down: ${failure}`));
    this.#worker.on("exit", (code) =>
      this.#end("died", `A thread for bots ended by itself with code ${code}.`),
    );
    // While it thinks the watch keeps the process alive; an idle thread must not. Last, as listening takes hold of it.
    this.#worker.unref();
  }

  /** Only to an idle thread. */
  think(batch: readonly J[]): void {
    this.#batch = batch;
    this.#answered = 0;
    this.#sent = performance.now();
    wanted(this.#progress);
    // Tasks are plain JSON, and as text they cost this side a fraction of a structured clone.
    this.#worker.postMessage(JSON.stringify(batch.map(({ task }) => task)));
    this.#watchFor(this.#started ? this.#options.thinking : this.#options.starting);
  }

  /** Nobody waits for this any more: a bot that thinks ahead stops. */
  cancel(job: J): void {
    const place = this.#batch.indexOf(job);
    if (place >= 0) unwanted(this.#progress, place);
  }

  /** Ends it without a word; resolves when it is gone. */
  async close(): Promise<void> {
    this.#over = true;
    clearTimeout(this.#watch);
    await this.#worker.terminate();
  }

  #hear(thoughts: readonly Thought[]): void {
    if (this.#over) return;
    this.#started = true;
    for (const thought of thoughts) {
      const job = this.#batch[this.#answered++];
      if (job !== undefined) this.#events.thought(job, thought);
    }
    if (this.#answered < this.#batch.length || this.#batch.length === 0) return;
    this.#batch = [];
    clearTimeout(this.#watch);
    this.#events.idle();
  }

  #watchFor(milliseconds: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#check(), Math.max(1, milliseconds));
  }

  /** The limit is that of one task, not of the batch: looks how long the one in hand has taken. */
  #check(): void {
    const { thinking, starting } = this.#options;
    const now = inHand(this.#progress);
    if (now !== undefined) {
      this.#started = true;
      if (now.age < thinking) return this.#watchFor(thinking - now.age);
      return this.#end("late", `A bot had no answer after ${thinking} ms.`);
    }
    const left = starting - (performance.now() - this.#sent);
    // Nothing in hand: it has just finished and its answers are on their way, or it has not begun.
    if (this.#started || left > 0) return this.#watchFor(this.#started ? thinking : left);
    this.#end("late", `A thread for bots did not begin within ${starting} ms.`);
  }

  #end(kind: "late" | "died", why: string): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#watch);
    void this.#worker.terminate();
    const now = inHand(this.#progress);
    const stuck = this.#batch[now?.index ?? this.#answered];
    const untouched = this.#batch.slice(this.#answered).filter((job) => job !== stuck);
    this.#events.ended({ kind, why, took: now?.age ?? 0, stuck, untouched });
  }
}
