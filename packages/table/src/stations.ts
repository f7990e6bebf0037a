/** The state of a game when its line had `length` entries. */
export interface Station {
  readonly length: number;
  readonly state: unknown;
}

/** How far apart stations lie near the end of the line, how far that reaches back, and how far apart they lie before. */
const NEAR = 32;
const REACH = 64;
const FAR = 256;

/**
 * States that a game has been in, few and spread over its line, so that going back plays a bounded number of entries
 * again however long the game is. What is handed in belongs to the stations and is never played on.
 */
export class Stations {
  #kept: Station[] = [];

  /** Whether a state at this length would be kept when the line goes on. */
  static isDue(length: number): boolean {
    return length % NEAR === 0;
  }

  /** Adds the newest; of the older ones only those at regular distances stay. */
  add(station: Station): void {
    const { length } = station;
    const worth = (at: number): boolean => at % (length - at > REACH ? FAR : NEAR) === 0;
    this.#kept = this.#kept.filter((one) => one.length < length && worth(one.length));
    this.#kept.push(station);
  }

  /** Forgets what lies beyond this length; the last that is left. */
  backTo(length: number): Station | undefined {
    this.#kept = this.#kept.filter((one) => one.length <= length);
    return this.#kept.at(-1);
  }

  /** One that lies some way back: what a snapshot takes along. The beginning can be had without. */
  get nearby(): Station | undefined {
    const newest = this.#kept.at(-1)?.length ?? 0;
    return this.#kept.find(
      ({ length }) => length > 0 && length % NEAR === 0 && newest - length <= REACH && length < newest,
    );
  }
}
