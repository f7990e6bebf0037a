import type { Chronicle } from "./chronicle.ts";
import type { Replayed } from "./replaying.ts";

/** Entries that all archives hold together: what each told is about a kilobyte. */
const MOST = 30_000;
/** A room weighs about as much as so many entries. */
const ROOM = 256;

interface Kept {
  readonly table: string;
  readonly archive: Replayed;
}

/**
 * What tables told long ago, stretch by stretch, made again from their logs when somebody asked for it, and kept for
 * the next who asks. Those that were not asked for longest go first.
 */
export class Archives {
  readonly #kept = new Set<Kept>();

  /** A stretch of this table that is such. */
  find(table: string, isSuch: (chronicle: Chronicle) => boolean): Replayed | undefined {
    for (const kept of this.#kept)
      if (kept.table === table && isSuch(kept.archive.chronicle)) {
        this.#kept.delete(kept);
        this.#kept.add(kept);
        return kept.archive;
      }
    return undefined;
  }

  /** Instead of another stretch that begins at the same position. */
  keep(table: string, archive: Replayed): void {
    const { first } = archive.chronicle;
    for (const kept of this.#kept)
      if (kept.table === table && kept.archive.chronicle.first === first) this.#kept.delete(kept);
    const newest = { table, archive };
    this.#kept.add(newest);
    let weight = 0;
    for (const kept of this.#kept) weight += weightOf(kept);
    for (const kept of this.#kept) {
      if (weight <= MOST || kept === newest) return;
      this.#kept.delete(kept);
      weight -= weightOf(kept);
    }
  }

  drop(table: string): void {
    for (const kept of this.#kept) if (kept.table === table) this.#kept.delete(kept);
  }
}

function weightOf({ archive: { chronicle } }: Kept): number {
  return ROOM + chronicle.end - chronicle.first;
}
