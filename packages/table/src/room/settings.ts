import type { Seat } from "@medallion/kernel";

/** What is agreed before anybody sits down; never changes. */
export interface Settings {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  /** Rule options by name, as in the kernel's `Request`. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** `none`: never; `asked`: at once while the rules call it open, else the others are asked; `free`: always, at once. */
  readonly takebacks: "none" | "asked" | "free";
  /**
   * Rated games have no takebacks, no open hands, no rule options that differ from the default, nobody in two seats; and
   * whoever lets one wait for fourteen days has lost it.
   */
  readonly rated: boolean;
  /** Everybody sees every hand: for teaching. */
  readonly openHands: boolean;
  /** Seconds that spectators see the table late; `none`: nobody may watch. */
  readonly spectators: { readonly kind: "none" } | { readonly kind: "delayed"; readonly seconds: number };
  /** Private tables are found by their link alone. */
  readonly open: boolean;
}

/** A table as most people want it: in the lobby, without a clock, with takebacks by asking, not rated. */
export function usualSettings(game: string, mode: string, seats: number): Settings {
  return {
    game,
    mode,
    seats,
    rules: {},
    clock: { kind: "none" },
    takebacks: "asked",
    rated: false,
    openHands: false,
    spectators: { kind: "delayed", seconds: 0 },
    open: true,
  };
}

/** All times in milliseconds. */
export type Clock =
  | { readonly kind: "none" }
  /** So long for each question; who lets it run out gets the fallback, after three in a row the game goes on without them. */
  | { readonly kind: "move"; readonly allowance: number; readonly away: number }
  /** A bank for the whole game, a little more after each turn; who has used it up has lost. */
  | { readonly kind: "bank"; readonly bank: number; readonly increment: number; readonly away: number }
  /** Days for each turn: nobody has to stay at the table. */
  | { readonly kind: "correspondence"; readonly days: number };

/** Who is or may be in a seat. */
export type Place =
  | { readonly kind: "open" }
  | {
      readonly kind: "person";
      readonly person: string;
      readonly name: string;
      readonly guest: boolean;
      /** The bot that plays for them until they take the seat back. */
      readonly standIn?: string;
    }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

/** How long a seat may be gone, in milliseconds, before the others may decide what to do. */
export const PATIENCE = 60_000;
/** How long a rated game waits for an answer, in milliseconds: as long as the slowest clock allows. */
export const LONGEST_WAIT = 14 * 24 * 60 * 60 * 1000;
/** After so many questions in a row that were answered by the clock the game goes on without a seat. */
export const MOST_MISSED = 3;
/** What the others may decide about a seat that is gone. */
export type Verdict = "wait" | "bot" | "end";

/** Where a bank for lost connections stands, and the seat's time to think. */
export interface ClockFace {
  readonly seat: Seat;
  /** Milliseconds left at `since`. */
  readonly left: number;
  readonly away: number;
  /** What runs now: the seat's own time, its bank for lost connections, or nothing. */
  readonly running: "thinking" | "away" | undefined;
  /** When it began to run, in the host's time. */
  readonly since: number;
}
