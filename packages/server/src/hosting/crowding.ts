import type { Resident } from "./resident.ts";

export interface CrowdingParts {
  /** Tables that may be in memory. */
  readonly most: number;
  /** A table that has something to do within so many milliseconds stays. */
  readonly soon: number;
  now(): number;
  /** Whether there is memory for more. */
  hasRoom(): boolean;
}

/** Whoever has just founded or left a table has so many milliseconds to come back before it is taken for unwanted. */
const FRESH = 10_000;
/** How often it is looked who may go, in milliseconds, and which part of the tables is left then. */
const BETWEEN = 250;
const LEFT = 0.9;
const LEFT_IN_NEED = 0.5;

/**
 * Which tables leave memory before their time, because there are too many of them or there is too little memory: those
 * that nobody looks at, the longest forgotten first. Nothing is lost by it: the log has everything, whoever comes finds
 * the table again, and one that has something to do comes back by itself.
 */
export class Crowding {
  readonly #parts: CrowdingParts;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(parts: CrowdingParts) {
    this.#parts = parts;
  }

  /** Those that shall go now; none if there is room, or if it was looked just now. */
  superfluous(residents: ReadonlyMap<string, { readonly resident: Resident }>): readonly string[] {
    const { most, now, hasRoom } = this.#parts;
    const inNeed = !hasRoom();
    if ((residents.size <= most && !inNeed) || now() - this.#looked < BETWEEN) return [];
    this.#looked = now();
    const spare = [...residents.values()].filter(({ resident }) => this.isSpare(resident));
    const left = Math.floor(inNeed ? residents.size * LEFT_IN_NEED : most * LEFT);
    return spare
      .map(({ resident }) => resident)
      .sort((one, other) => one.touched - other.touched)
      .slice(0, residents.size - left)
      .map(({ id }) => id);
  }

  /** Nobody looks at it, and it has nothing to do soon. */
  isSpare({ viewers, busy, touched, room }: Resident): boolean {
    const { now, soon, hasRoom } = this.#parts;
    if (viewers > 0 || busy || (hasRoom() && now() - touched <= FRESH)) return false;
    const due = room.due();
    return due === undefined || due - now() > soon;
  }
}
