import type { Choice, Seat } from "@medallion/kernel";
import type { Outcome, WireRefusal } from "@medallion/protocol";
import { type PersonCommand, type RoomEvent, type RoomLook, Transcript } from "@medallion/table";
import type { Link, OpenLink } from "../hosts/link.ts";

/** What one command led to: the events that this viewer heard of it, and what it may know after them. */
export interface Batch {
  readonly events: readonly RoomEvent[];
  readonly look: RoomLook;
  /** All that was heard of the game by then. */
  readonly log: readonly RoomEvent[];
  /** Told on coming to the table, not as it happened: nothing to animate. */
  readonly catchingUp: boolean;
}

export interface TableSnapshot {
  /** Absent until the table has answered. */
  readonly look: RoomLook | undefined;
  /** All that was heard of the current game and still holds. */
  readonly log: readonly RoomEvent[];
  /** How many watch without a seat, as far as is known. */
  readonly watching: number;
  /** Why the table can no longer be seen. */
  readonly refusal: WireRefusal | undefined;
  /** The answer that is on its way and not yet acknowledged. */
  readonly sending: Choice | undefined;
  /** The last command that came to nothing, or nobody knows to what; until `forgetTrouble`. */
  readonly trouble: Trouble | undefined;
}

export interface Trouble {
  readonly outcome: Exclude<Outcome, { kind: "done" }>;
  readonly command: PersonCommand;
}

/** One viewer's table, kept up to date; holds nothing that another seat may see. */
export class TableStore {
  readonly seat: Seat | null;
  readonly #link: Link;
  readonly #transcript = new Transcript();
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(batch: Batch) => void>();
  #busy = 0;
  #snapshot: TableSnapshot = {
    look: undefined,
    log: [],
    watching: 0,
    refusal: undefined,
    sending: undefined,
    trouble: undefined,
  };

  constructor(open: OpenLink, seat: Seat | null) {
    this.seat = seat;
    this.#link = open(seat, {
      news: (events, from) => this.#hear(events, from),
      watched: (watching) => this.#set({ watching }),
      refused: (refusal) => this.#set({ refusal }),
    });
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears every batch in order, before the snapshot changes; a drawn table animates from it. */
  follow(follower: (batch: Batch) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** What comes to nothing is also told in the snapshot, so that whoever asked need not. */
  async command(command: PersonCommand): Promise<Outcome> {
    const outcome = await this.#link.command(command);
    this.#set({ trouble: outcome.kind === "done" ? undefined : { outcome, command } });
    return outcome;
  }

  /** Whether somebody still shows what happened, so that whoever follows it has to wait. */
  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** What happened is being shown from now on, until the returned function is called. */
  busy(): () => void {
    this.#busy += 1;
    if (this.#busy === 1) this.#say();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#busy -= 1;
      if (this.#busy === 0) this.#say();
    };
  }

  forgetTrouble(): void {
    this.#set({ trouble: undefined });
  }

  /** Answers the open question with its choice number `choice`, or takes the offer of that number. */
  async choose(choice: number, from: "question" | "offer" = "question"): Promise<Outcome | undefined> {
    const table = this.#snapshot.look?.table;
    const question = from === "offer" ? "offer" : table?.question?.id;
    const chosen = (from === "offer" ? table?.offers : table?.choices)?.[choice];
    if (this.seat === null || question === undefined || chosen === undefined) return undefined;
    if (this.#snapshot.sending !== undefined) return undefined;
    this.#set({ sending: chosen });
    try {
      return await this.command({ kind: "answer", seat: this.seat, question, choice });
    } finally {
      this.#set({ sending: undefined });
    }
  }

  close(): void {
    this.#link.detach();
    this.#listeners.clear();
    this.#followers.clear();
  }

  #hear(events: readonly RoomEvent[], from: number): void {
    const { look } = this.#link;
    if (look === undefined) return;
    const catchingUp = this.#snapshot.look === undefined;
    this.#transcript.hear(events, from);
    const log = this.#transcript.standing();
    for (const follower of [...this.#followers]) follower({ events, look, log, catchingUp });
    this.#set({ look, log });
  }

  #set(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#say();
  }

  #say(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
