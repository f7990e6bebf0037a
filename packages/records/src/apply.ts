import {
  answer,
  type Choice,
  type Event,
  type Finality,
  type Game,
  questionOf,
  type Refusal,
  type Tell,
} from "@medallion/kernel";
import type { Ending } from "./ending.ts";
import type { Entry, Move, Placed } from "./entry.ts";
import { illegalEntry } from "./refuse.ts";
import type { Sitting } from "./sitting.ts";

/** Applies one entry in force; what is illegal is an `InputError` that names its place, and the state is spoilt. */
export function applyAt<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  sitting: Sitting,
  { entry, place }: Placed,
  segment: number,
  tell?: Tell<E>,
): Finality {
  const path = ["segments", segment, "history", place];
  checkSeat(entry, sitting.seats.length, path);
  const done = apply(game, state, sitting, entry, tell);
  if (typeof done === "string") return done;
  throw illegalEntry(place, done.code, path);
}

function apply<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  sitting: Sitting,
  entry: Placed["entry"],
  tell: Tell<E> | undefined,
): Finality | Pick<Refusal, "code"> {
  switch (entry.kind) {
    case "seat":
    case "pause":
    case "resume":
      return "open";
    case "resignation":
    case "draw":
    case "abort":
      return endingOf(game, state, sitting) === undefined ? "final" : OVER;
    case "choice":
    case "offer":
    case "fallback":
      return sitting.ended === undefined ? move(game, state, entry, tell) : OVER;
  }
}

const OVER = { code: "game-over" } as const;

function move<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  entry: Move,
  tell: Tell<E> | undefined,
): Finality | Pick<Refusal, "code"> {
  switch (entry.kind) {
    case "choice":
      return answer(game, state, entry, tell);
    case "offer":
      return answer(game, state, { ...entry, question: "offer" }, tell);
    case "fallback": {
      const choice = questionOf(game, state, entry.seat)?.fallback ?? 0;
      return answer(game, state, { ...entry, choice }, tell);
    }
  }
}

/** How the game ended, if it did; the table's word comes after that of the rules. */
export function endingOf<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  sitting: Sitting,
): Ending | undefined {
  const outcome = game.outcome(state);
  return outcome === undefined ? sitting.ended : { by: "rules", outcome };
}

/** Throws `InputError` if the entry names a seat that this table has not. */
export function checkSeat(entry: Entry, seats: number, path: readonly (string | number)[]): void {
  if ("seat" in entry && entry.seat >= seats) throw illegalEntry(Number(path.at(-1)), "no-such-seat", path);
}
