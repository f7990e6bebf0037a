import type { Replayed } from "./replaying.ts";

/** Entries that all archives hold together: what each told is about a kilobyte. */
const MOST = 30_000;

/**
 * What tables told long ago, made again from their logs when somebody asked for it, and kept for the next who asks.
 * Those that were not asked for longest go first.
 */
export class Archives {
  readonly #kept = new Map<string, Replayed>();

  get(table: string): Replayed | undefined {
    const archive = this.#kept.get(table);
    if (archive !== undefined) this.keep(table, archive);
    return archive;
  }

  keep(table: string, archive: Replayed): void {
    this.#kept.delete(table);
    this.#kept.set(table, archive);
    let entries = 0;
    for (const { chronicle } of this.#kept.values()) entries += chronicle.end - chronicle.first;
    for (const [other, { chronicle }] of this.#kept) {
      if (entries <= MOST || other === table) return;
      this.#kept.delete(other);
      entries -= chronicle.end - chronicle.first;
    }
  }

  drop(table: string): void {
    this.#kept.delete(table);
  }
}
