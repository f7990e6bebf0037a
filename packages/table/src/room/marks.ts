import type { Seat } from "@medallion/kernel";

/**
 * Per entry of a game's history how many events each viewer had heard before it, and who heard something of
 * it. One flat list of numbers, because a room keeps it for as long as its game lasts.
 */
export class Marks {
  readonly #viewers: number;
  readonly #list: number[];

  /** `viewers` are the seats in order, and last the spectators. */
  constructor(viewers: number, list: readonly number[] = []) {
    this.#viewers = viewers;
    this.#list = [...list];
  }

  get length(): number {
    return this.#list.length / (this.#viewers + 1);
  }

  get list(): readonly number[] {
    return this.#list;
  }

  push(heard: readonly number[], ears: number): void {
    for (let viewer = 0; viewer < this.#viewers; viewer++) this.#list.push(heard[viewer] ?? 0);
    this.#list.push(ears);
  }

  before(place: number, viewer: number): number {
    return this.#list[place * (this.#viewers + 1) + viewer] ?? 0;
  }

  ears(place: number): number {
    return this.#list[place * (this.#viewers + 1) + this.#viewers] ?? 0;
  }

  truncate(length: number): void {
    this.#list.length = length * (this.#viewers + 1);
  }
}

/** The number of a viewer in lists that have one element per seat and one for spectators. */
export function viewerNumber(viewer: Seat | null, seats: number): number {
  return viewer ?? seats;
}

/** The ears of everybody but one seat. */
export function othersEars(seat: Seat, seats: number): number {
  return ((1 << (seats + 1)) - 1) & ~(1 << seat);
}
