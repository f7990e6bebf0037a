import type { BotTask } from "@medallion/table";
import type { NodeStore } from "../store/store.ts";
import type { Resident } from "./resident.ts";

/** What runs a table by itself: its clocks and its bots. */
export interface RunnerParts {
  readonly nodes: NodeStore;
  readonly node: string;
  /** How long a claim is trusted before the store is asked again. */
  readonly trust: number;
  readonly botPace: number;
  now(): number;
  think(table: string, task: BotTask, signal: AbortSignal): Promise<number>;
  failed(table: string, error: unknown): void;
}

/** The longest time a timer can be set to. */
const LONGEST = 2 ** 31 - 1;

/** Runs the clocks and bots of one table, on the one node that holds it. */
export class Runner {
  readonly #resident: Resident;
  readonly #parts: RunnerParts;
  readonly #stop = new AbortController();
  /** Bots that think, by seat and question, so that none is asked twice. */
  readonly #thinking = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #claimed = 0;

  constructor(resident: Resident, parts: RunnerParts) {
    this.#resident = resident;
    this.#parts = parts;
  }

  /** Looks what is to be done now; called after every change. */
  look(): void {
    this.#attend().catch((error: unknown) => this.#parts.failed(this.#resident.id, error));
  }

  async end(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    if (this.#claimed > 0) await this.#parts.nodes.release(this.#resident.id, this.#parts.node);
  }

  async #attend(): Promise<void> {
    const { room } = this.#resident;
    const due = room.due();
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted || (due === undefined && room.botsOwing().length === 0)) return;
    if (!(await this.#holds())) {
      this.#again(this.#parts.trust);
      return;
    }
    if (due !== undefined) this.#again(due - this.#parts.now());
    for (const task of this.#resident.room.botsOwing()) void this.#answer(task);
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => this.#tick(), Math.min(Math.max(wait, 0), LONGEST));
    this.#timer.unref();
  }

  #tick(): void {
    const due = this.#resident.room.due();
    if (due === undefined || due > this.#parts.now()) return this.look();
    this.#holds()
      .then(async (held) => {
        if (held) await this.#resident.command("host", { kind: "tick" });
        this.look();
      })
      .catch((error: unknown) => {
        this.#parts.failed(this.#resident.id, error);
        this.#again(this.#parts.trust);
      });
  }

  async #answer(task: BotTask): Promise<void> {
    const key = `${this.#resident.room.game}/${task.seat}/${task.question.id}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      const began = this.#parts.now();
      const choice = await this.#parts.think(this.#resident.id, task, this.#stop.signal);
      await pause(this.#parts.botPace - (this.#parts.now() - began), this.#stop.signal);
      if (this.#stop.signal.aborted || !(await this.#holds())) return;
      const { seat, question } = task;
      const command = { kind: "bot", seat, question: question.id, choice } as const;
      const outcome = await this.#resident.command("host", command);
      if (outcome.kind === "refused" && outcome.refusal.code === "failed")
        await this.#resident.command("host", { ...command, choice: question.fallback });
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#parts.failed(this.#resident.id, error);
      this.#again(this.#parts.trust);
    } finally {
      this.#thinking.delete(key);
    }
    // The question may have come back by a takeback while the answer was on its way.
    if (!this.#stop.signal.aborted) this.look();
  }

  /** Whether this node runs the table. */
  async #holds(): Promise<boolean> {
    const now = this.#parts.now();
    if (now - this.#claimed < this.#parts.trust) return true;
    const held = await this.#parts.nodes.claim(this.#resident.id, this.#parts.node);
    this.#claimed = held ? now : 0;
    return held;
  }
}

async function pause(wait: number, signal: AbortSignal): Promise<void> {
  if (wait <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    timer.unref();
    signal.addEventListener("abort", done);
  });
}
