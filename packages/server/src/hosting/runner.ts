import { isDeepStrictEqual } from "node:util";
import type { BotTask } from "@medallion/table";
import { guarded } from "../ops/last-resort.ts";
import type { NodeStore } from "../store/store.ts";
import { isPlayedByPeople } from "./allowance.ts";
import type { BotGames } from "./bot-games.ts";
import { isBroken, type Resident } from "./resident.ts";

/** What runs a table by itself: its clocks and its bots. */
export interface RunnerParts {
  readonly nodes: NodeStore;
  readonly node: string;
  /** How long a claim is trusted before the store is asked again. */
  readonly trust: number;
  readonly botPace: number;
  readonly botGames: BotGames;
  /** No clock is called out of time before this: after a start people need a while to come back. */
  readonly notBefore: number;
  now(): number;
  /** A bot that somebody plays with is asked before those that play among themselves; hosts take turns. */
  think(
    table: string,
    task: BotTask,
    signal: AbortSignal,
    isAwaited: boolean,
    host: string | undefined,
  ): Promise<number>;
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
  /** When the timer rings, if it is set. */
  #rings: number | undefined;
  #claimed = 0;
  /** Whether the store may have this node's claim, and the claim that is being asked for. */
  #asked = false;
  #claiming: Promise<unknown> = Promise.resolve();
  /** After a failure nothing is tried again before this time. */
  #resting = 0;

  constructor(resident: Resident, parts: RunnerParts) {
    this.#resident = resident;
    this.#parts = parts;
  }

  /** Looks what is to be done now; called after every change. */
  look(): void {
    // Where no bot owes an answer none goes on.
    if (this.#isAwake() || this.#isIdle()) return this.#stopped();
    this.#attend().catch((error: unknown) => {
      this.#parts.failed(this.#resident.id, error);
      this.#rest();
    });
  }

  async end(): Promise<void> {
    this.#stop.abort();
    this.#silence();
    this.#stopped();
    await this.#claiming;
    if (this.#asked) await this.#parts.nodes.release(this.#resident.id, this.#parts.node);
  }

  /** Whether only clocks run and the timer is set: it rings no later than the next is due, and then looks again. */
  #isAwake(): boolean {
    const { doubted, room } = this.#resident;
    if (doubted || this.#rings === undefined || !this.#isClaimed() || this.#stop.signal.aborted) return false;
    if (this.#resting > this.#parts.now() || this.#isUnattended() || room.isAwaitingBots()) return false;
    const due = room.due();
    return due !== undefined && this.#rings <= Math.max(due, this.#parts.notBefore);
  }

  /** Whether there is nothing to do and nothing to wait for, as with people who play without a clock. */
  #isIdle(): boolean {
    const { doubted, room } = this.#resident;
    if (doubted || this.#rings !== undefined || this.#isUnattended() || room.isAwaitingBots()) return false;
    return room.due() === undefined && this.#resting <= this.#parts.now();
  }

  async #attend(): Promise<void> {
    this.#silence();
    if (this.#stop.signal.aborted) return;
    const rest = this.#resting - this.#parts.now();
    if (rest > 0) {
      this.#again(rest);
      return;
    }
    if (this.#resident.doubted) await this.#resident.recover();
    if (this.#isUnattended()) {
      this.#stopped();
      await this.#letOthers();
      return;
    }
    const { room } = this.#resident;
    const due = room.due();
    const bots = room.botsOwing();
    if (isPlayedByPeople(room) || bots.length === 0) this.#stopped();
    if (this.#stop.signal.aborted || (due === undefined && bots.length === 0)) return;
    if (!this.#mayGoOn()) {
      this.#again(this.#parts.trust);
      return;
    }
    if (!(await this.#holds())) {
      this.#again(this.#parts.trust);
      return;
    }
    if (due !== undefined) this.#again(Math.max(due, this.#parts.notBefore) - this.#parts.now());
    if (bots.length > 0) for (const task of this.#resident.room.botsOwing()) void this.#answer(task);
  }

  /** Something failed: looks again, but not at once. */
  #rest(): void {
    this.#resting = this.#parts.now() + this.#parts.trust;
    this.#again(this.#parts.trust);
  }

  #again(wait: number): void {
    this.#silence();
    if (this.#stop.signal.aborted) return;
    const tick = (): void =>
      guarded(
        () => {
          this.#rings = undefined;
          this.#tick();
        },
        (error) => {
          this.#parts.failed(this.#resident.id, error);
          this.#rest();
        },
      );
    this.#rings = this.#parts.now() + wait;
    this.#timer = setTimeout(tick, Math.min(Math.max(wait, 0), LONGEST));
    this.#timer.unref();
  }

  #silence(): void {
    clearTimeout(this.#timer);
    this.#rings = undefined;
  }

  #tick(): void {
    const due = this.#resident.room.due();
    if (due === undefined || Math.max(due, this.#parts.notBefore) > this.#parts.now()) return this.look();
    this.#holds()
      .then(async (held) => {
        const outcome = held && (await this.#resident.command("host", { kind: "tick" }));
        if (outcome && isBroken(outcome)) this.#rest();
        else this.look();
      })
      .catch((error: unknown) => {
        this.#parts.failed(this.#resident.id, error);
        this.#rest();
      });
  }

  async #answer(task: BotTask): Promise<void> {
    const key = `${this.#resident.room.game}/${task.seat}/${task.question.id}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      const began = this.#parts.now();
      const { id, room } = this.#resident;
      const host = room.owner === "" ? undefined : room.owner;
      const choice = await this.#parts.think(id, task, this.#stop.signal, isPlayedByPeople(room), host);
      await pause(this.#parts.botPace - (this.#parts.now() - began), this.#stop.signal);
      if (this.#stop.signal.aborted) return;
      if (this.#isOpen(task) && !this.#isUnattended() && this.#mayGoOn() && (await this.#holds()))
        await this.#say(task, choice);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#parts.failed(this.#resident.id, error);
      this.#rest();
    } finally {
      this.#thinking.delete(key);
    }
    // The question may have come back by a takeback while the answer was on its way.
    if (!this.#stop.signal.aborted) this.look();
  }

  async #say({ seat, question }: BotTask, choice: number): Promise<void> {
    const command = { kind: "bot", seat, question: question.id, choice } as const;
    let outcome = await this.#resident.command("host", command);
    if (outcome.kind === "refused" && outcome.refusal.code === "failed")
      outcome = await this.#resident.command("host", { ...command, choice: question.fallback });
    if (isBroken(outcome)) this.#rest();
  }

  /** Whether the bot still owes this very answer: after a takeback the same question may have other choices. */
  #isOpen(task: BotTask): boolean {
    return this.#resident.room.botsOwing().some((owed) => isDeepStrictEqual(owed, task));
  }

  /** Whether nobody plays here themselves and nobody watches: then bots rest until somebody comes. */
  #isUnattended(): boolean {
    return !isPlayedByPeople(this.#resident.room) && this.#resident.viewers === 0;
  }

  /** Whether somebody plays here themselves, or not too many games without anybody go on for the same host. */
  #mayGoOn(): boolean {
    const { id, room } = this.#resident;
    return isPlayedByPeople(room) || this.#parts.botGames.mayGoOn(room.owner, id);
  }

  #stopped(): void {
    this.#parts.botGames.stopped(this.#resident.room.owner, this.#resident.id);
  }

  /** Whoever has spectators may run the table instead. */
  async #letOthers(): Promise<void> {
    if (!this.#asked) return;
    this.#asked = false;
    this.#claimed = 0;
    await this.#claiming;
    await this.#parts.nodes.release(this.#resident.id, this.#parts.node);
  }

  /** Whether the store said so lately. */
  #isClaimed(): boolean {
    return Math.abs(this.#parts.now() - this.#claimed) < this.#parts.trust;
  }

  /** Whether this node runs the table. */
  async #holds(): Promise<boolean> {
    const now = this.#parts.now();
    if (this.#isClaimed()) return true;
    this.#asked = true;
    const claiming = this.#parts.nodes.claim(this.#resident.id, this.#parts.node);
    this.#claiming = claiming.catch(() => {});
    const held = await claiming;
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
