import type { RoomEvent } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";

/** A look at the table, and what had been heard by then. */
export type Glimpse = Pick<Batch, "look" | "log">;

const NOTHING: ReadonlySet<string> = new Set();

/** How far the film has told what happened. */
export class Narration {
  readonly #listeners = new Set<() => void>();
  /** What was revealed of a film that runs; without one, all is told. */
  #topics: ReadonlySet<string> | undefined;
  #log: readonly RoomEvent[] | undefined;
  #since = 0;
  #after: readonly RoomEvent[] = [];
  /** How long the log is when so many events of the game were told. */
  #lengths: readonly number[] = [];

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the table says the new thing of this already. */
  has(topic: string): boolean {
    return this.#topics === undefined || this.#topics.has(topic);
  }

  /** What of the log was told; all of it, if absent. */
  get log(): readonly RoomEvent[] | undefined {
    return this.#log;
  }

  /** How long the log was when the film began that runs, or ran last. */
  get since(): number {
    return this.#since;
  }

  /** A film begins that leads from one moment to another. */
  begin(before: Glimpse, after: Glimpse, batches: readonly Batch[]): void {
    const first = before.log.length;
    const events = batches.flatMap((batch) => batch.events);
    this.#topics = NOTHING;
    this.#since = first;
    this.#after = after.log;
    this.#log = before.log;
    this.#lengths = [
      first,
      ...events.flatMap(({ kind }, place) => (kind === "game" ? [first + place + 1] : [])),
    ];
    this.#say();
  }

  tell(events: number): void {
    const length = this.#lengths[events];
    if (this.#log === undefined || length === undefined || length <= this.#log.length) return;
    this.#log = this.#after.slice(0, length);
    this.#say();
  }

  reveal(topic: string): void {
    if (this.has(topic)) return;
    this.#topics = new Set([...(this.#topics ?? []), topic]);
    this.#say();
  }

  all(): void {
    if (this.#topics === undefined) return;
    this.#topics = undefined;
    this.#log = undefined;
    this.#say();
  }

  #say(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
