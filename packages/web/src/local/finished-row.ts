import type { Message } from "@medallion/kernel";

/** Who had a seat of a finished game, and how it ended for them. */
export interface FinishedSeat {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** The kind of bot. */
  readonly bot?: string;
  /** What it was played with: a deck, a character. */
  readonly with?: { readonly id: string; readonly name: Message };
  readonly score?: number;
  readonly place?: number;
  readonly result?: "win" | "draw" | "loss";
}

/** A finished game as lists and statistics remember it; it outlives its table, and its save. */
export interface FinishedRow {
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly mode: string;
  /** How it ended: by the rules, or how else. */
  readonly by: string;
  readonly finished: number;
  readonly seats: readonly FinishedSeat[];
  readonly favourite?: true;
  /** When somebody deleted its replay, which goes a while after that; the result still counts. */
  readonly deleted?: number;
  /** Nothing can be told of it: what was kept of it makes no game. */
  readonly trouble?: "damaged";
}
