import { allotted, thinkOf, usualBudget } from "@medallion/bots";
import type { Kit } from "@medallion/kernel";
import type { BotTask } from "@medallion/table";
import type { BotCall, BotReply } from "./wire.ts";

/** Where bots think. */
export interface ThinkingRoom {
  ask(asking: BotCall): void;
  close(): void;
}

/** Opens such a room; `broke` is called when nothing will come from it any more. */
export type OpenRoom = (hear: (answering: BotReply) => void, broke: () => void) => ThinkingRoom;

interface Job {
  readonly task: BotTask;
  readonly since: number;
  /** Milliseconds that the bot usually thinks ahead. */
  readonly usual: number | undefined;
  /** Nothing, where the room broke or nobody waits any more. */
  settle(answering: BotReply | undefined): void;
}

interface InHand {
  readonly id: number;
  readonly job: Job;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Milliseconds after which a room counts as broken, beside what the bot may think: it also loads the game. */
const PATIENCE = 20_000;

/**
 * Lets the bots of this device think in a room of their own, one after the other. Who waits at the same time shares the
 * time. A room that breaks is closed and another opened; what was asked there is answered here at once, without thinking
 * ahead.
 */
export class Thinker {
  readonly #open: OpenRoom;
  readonly #now: () => number;
  #room: ThinkingRoom | undefined;
  #waiting: readonly Job[] = [];
  #inHand: InHand | undefined;
  #asked = 0;

  constructor(open: OpenRoom, now: () => number) {
    this.#open = open;
    this.#now = now;
  }

  async think(kit: Kit, task: BotTask, signal: AbortSignal): Promise<number> {
    const answering = await this.#answering(task, signal);
    if (answering === undefined) return thinkOf(kit, task);
    if ("why" in answering) throw new Error(answering.why);
    return answering.choice;
  }

  #answering(task: BotTask, signal: AbortSignal): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== job);
        resolve(undefined);
      };
      const settle = (answering: BotReply | undefined): void => {
        signal.removeEventListener("abort", leave);
        resolve(answering);
      };
      const usual = usualBudget(task.bot)?.milliseconds;
      const job: Job = { task, since: this.#now(), usual, settle };
      if (signal.aborted) return resolve(undefined);
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting = [...this.#waiting, job];
      // Those who are asked in the same breath share the time.
      queueMicrotask(() => this.#next());
    });
  }

  #next(): void {
    const [job, ...rest] = this.#waiting;
    if (job === undefined || this.#inHand !== undefined) return;
    this.#waiting = rest;
    const id = this.#asked++;
    const milliseconds = this.#timeFor(job);
    const timer = setTimeout(() => this.#broke(), PATIENCE + (milliseconds ?? 0));
    this.#inHand = { id, job, timer };
    const task = milliseconds === undefined ? job.task : { ...job.task, budget: { milliseconds } };
    try {
      this.#room ??= this.#open(
        (answering) => this.#hear(answering),
        () => this.#broke(),
      );
      this.#room.ask({ id, task });
    } catch {
      this.#broke();
    }
  }

  #timeFor({ usual, since }: Job): number | undefined {
    if (usual === undefined) return undefined;
    const others = this.#waiting.filter((other) => other.usual !== undefined).length;
    return allotted({ usual, waited: this.#now() - since, others, threads: 1 });
  }

  #hear(answering: BotReply): void {
    if (answering.id === this.#inHand?.id) this.#finish(answering);
  }

  #broke(): void {
    this.#room?.close();
    this.#room = undefined;
    this.#finish(undefined);
  }

  #finish(answering: BotReply | undefined): void {
    const done = this.#inHand;
    if (done === undefined) return;
    clearTimeout(done.timer);
    this.#inHand = undefined;
    done.job.settle(answering);
    this.#next();
  }
}
