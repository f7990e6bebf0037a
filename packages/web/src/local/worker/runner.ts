import { equal, type Kit } from "@medallion/kernel";
import type { BotTask } from "@medallion/table";
import { UNWRITTEN } from "./refusals.ts";
import type { CommandOutcome, Resident } from "./resident.ts";

/** What runs a table by itself: its clocks and its bots. */
export interface RunnerParts {
  now(): number;
  /** Resolves after so many milliseconds, or at once when it is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** How long a bot seems to think about this, in milliseconds. */
  pace(): number;
  /** The bot's choice, wherever it thinks; may throw. Nobody waits for it any more once it is aborted. */
  think(kit: Kit, task: BotTask, signal: AbortSignal): number | Promise<number>;
  /** Whether it is this tab that runs the table. */
  isHeld(): boolean;
}

/** Milliseconds after which a tab that does not run a table does so all the same: the other may be frozen. */
const GRACE = 2500;
/** Milliseconds after which something that could not be written is tried again. */
const REST = 2000;
/** The longest time a timer can be set to. */
const LONGEST = 2 ** 31 - 1;

/** Runs the clocks and bots of one table while somebody looks at it. */
export class Runner {
  readonly #resident: Resident;
  readonly #parts: RunnerParts;
  readonly #stop = new AbortController();
  /** Bots that think, by seat and question, so that none is asked twice. */
  readonly #thinking = new Set<string>();
  /** Ends the wait for the next clock. */
  #clock = new AbortController();

  constructor(resident: Resident, parts: RunnerParts) {
    this.#resident = resident;
    this.#parts = parts;
  }

  /** Looks what is to be done now; called after every change. */
  look(): void {
    this.#clock.abort();
    if (this.#stop.signal.aborted) return;
    const { room } = this.#resident;
    const due = room.due();
    if (due !== undefined) this.#keep(this.#ring(due));
    for (const task of room.botsOwing()) this.#keep(this.#answer(task));
  }

  end(): void {
    this.#stop.abort();
    this.#clock.abort();
  }

  /** Whatever goes wrong unforeseen, the table is looked at again after a while. */
  #keep(work: Promise<void>): void {
    work.catch(async () => {
      await this.#parts.pause(REST, this.#stop.signal);
      this.look();
    });
  }

  async #ring(due: number): Promise<void> {
    const clock = new AbortController();
    this.#clock = clock;
    const wait = due - this.#parts.now() + this.#patience();
    await this.#parts.pause(Math.min(Math.max(wait, 0), LONGEST), clock.signal);
    if (clock.signal.aborted) return;
    if (this.#parts.now() < due) return this.look();
    const outcome = await this.#resident.command({ kind: "tick" }, "host");
    if (isBroken(outcome)) await this.#parts.pause(REST, clock.signal);
    if (outcome.kind === "refused" && !clock.signal.aborted) this.look();
  }

  async #answer(task: BotTask): Promise<void> {
    const { room } = this.#resident;
    const key = `${room.game}/${task.seat}/${task.question.id}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    const { signal } = this.#stop;
    try {
      const began = this.#parts.now();
      const wait = this.#parts.pace() + this.#patience();
      const choices = await this.#candidates(room.kit, task);
      await this.#parts.pause(wait - (this.#parts.now() - began), signal);
      if (!signal.aborted && this.#isOpen(task)) await this.#say(task, choices);
    } finally {
      this.#thinking.delete(key);
    }
    // The question may have come back by a takeback while the answer was on its way.
    if (!signal.aborted && this.#resident.room.botsOwing().length > 0) this.look();
  }

  /** What the bot would do; if that breaks down the fallback, then anything that works. */
  async #candidates(kit: Kit, task: BotTask): Promise<readonly number[]> {
    const order = new Set<number>();
    try {
      order.add(await this.#parts.think(kit, task, this.#stop.signal));
    } catch {
      // A bot that breaks down must not stop the game: its question names what to do then.
    }
    order.add(task.question.fallback);
    for (const index of task.choices.keys()) order.add(index);
    return [...order];
  }

  async #say({ seat, question }: BotTask, choices: readonly number[]): Promise<void> {
    for (const choice of choices) {
      const command = { kind: "bot", seat, question: question.id, choice } as const;
      const outcome = await this.#resident.command(command, "host");
      if (outcome.kind === "done") return;
      if (outcome.refusal.code === "failed") continue;
      if (isBroken(outcome)) await this.#parts.pause(REST, this.#stop.signal);
      return;
    }
    // The rules break down on everything: nothing to be gained by trying at once again.
    await this.#parts.pause(REST, this.#stop.signal);
  }

  /** Whether the bot still owes this very answer: after a takeback the same question may have other choices. */
  #isOpen(task: BotTask): boolean {
    return this.#resident.room.botsOwing().some((owed) => equal(owed, task));
  }

  #patience(): number {
    return this.#parts.isHeld() ? 0 : GRACE;
  }
}

function isBroken(outcome: CommandOutcome): boolean {
  return outcome.kind === "refused" && outcome.refusal.code === UNWRITTEN.code;
}
