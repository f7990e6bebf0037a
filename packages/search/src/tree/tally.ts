import { add, numberAt } from "../numbers.ts";

/** More camps than any game has. */
const MOST_CAMPS = 16;

/** What came of one choice, for all camps, however often it was tried. */
export class Tally {
  visits = 0;
  readonly #sums = new Float64Array(MOST_CAMPS);
  readonly #squares = new Float64Array(MOST_CAMPS);
  #camps = 0;

  add(worth: Float64Array, camps: number): void {
    this.#camps = camps;
    this.visits += 1;
    for (let camp = 0; camp < camps; camp++) {
      const share = numberAt(worth, camp);
      add(this.#sums, camp, share);
      add(this.#squares, camp, share ** 2);
    }
  }

  /** The mean of each camp; none before the first try. */
  get chances(): readonly number[] {
    return Array.from(this.#sums.subarray(0, this.#camps), (sum) => sum / this.visits);
  }

  /** How far the mean of a camp may be off by chance alone: its standard error, which few tries leave wide. */
  spreadOf(camp: number): number {
    if (this.visits === 0) return 1;
    const mean = numberAt(this.#sums, camp) / this.visits;
    const variance = Math.max(0, numberAt(this.#squares, camp) / this.visits - mean ** 2);
    return Math.sqrt((variance + UNSEEN / this.visits) / this.visits);
  }
}

/** The variance of a single try of which nothing is known. */
const UNSEEN = 0.25;
