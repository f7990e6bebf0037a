import type { Message } from "./message.ts";
import type { Random, RandomState } from "./random.ts";

/** A place at the table that gives answers, counted from 0. */
export type Seat = number;

/**
 * The contract of a game: plain data plus rules, and the only input is a seat's choice.
 *
 * The state is plain JSON that `choose` and `advance` mutate in place; everything else only looks.
 * `choose` applies one choice; `advance` then runs the automatic steps one by one until the game rests,
 * that is until somebody owes an answer or it is over.
 */
export interface Game<
  State = unknown,
  Options = unknown,
  C extends Choice = Choice,
  E extends Event = Event,
  View = unknown,
> {
  readonly id: string;
  readonly rulesVersion: number;

  /** Throws `InputError` with the path of what is wrong. */
  parseOptions(input: unknown): Options;
  seats(options: Options): number;
  setup(options: Options, random: RandomState): State;
  copy(state: State): State;
  /** Reads a state from outside, written under `rulesVersion`; throws `InputError`. */
  parseState(input: unknown, rulesVersion: number): State;

  /** One per seat that owes an answer. None at rest: the game is over. */
  questions(state: State): readonly Question[];
  /** Legal answers to the seat's open question in canonical order; the index travels. */
  choices(state: State, seat: Seat): readonly C[];
  /** What the seat may do without being asked; never keeps the game from resting. */
  offers(state: State, seat: Seat): readonly C[];
  choose(state: State, seat: Seat, choice: C, tell?: Tell<E>): Finality;
  /** Runs one automatic step; `undefined` when the game rests. */
  advance(state: State, tell?: Tell<E>): Finality | undefined;
  outcome(state: State): Outcome | undefined;

  /** All that may leave the host for this seat, or for a spectator. */
  view(state: State, seat: Seat | null): View;
  /** A state that agrees with the view, made from the view alone. */
  imagine(view: View, random: Random): State;
  /** Every number of the view that `explain` can account for. */
  subjects(view: View): readonly Subject[];
  explain(view: View, subject: Subject): readonly Reason[];

  describeEvent(event: E): Message;
  describeChoice(choice: C): Message;
  describeSubject(subject: Subject): Message;
}

/** What a seat is asked. The id counts that seat's own questions and nothing else. */
export interface Question {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly text: Message;
  /** The choice taken when a clock runs out, a player is gone or a bot fails. */
  readonly fallback: number;
}

/** One answer: names by entity what it refers to, so that any interface can point at it. */
export interface Choice {
  readonly kind: string;
}

export interface Event {
  readonly kind: string;
}

/** An event with its audience, decided where it is made. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly to: "all" | readonly Seat[];
  /** What everybody else hears instead; nothing if absent. */
  readonly others?: E;
}

export type Tell<E extends Event = Event> = (told: Told<E>) => void;

/** What one seat, or a spectator, hears of it. */
export function heard<E extends Event>(told: Told<E>, seat: Seat | null): E | undefined {
  if (told.to === "all" || (seat !== null && told.to.includes(seat))) return told.event;
  return told.others;
}

/** Whether a choice may still be taken back: not after a reveal, a random result or a commitment. */
export type Finality = "open" | "final";

/** Something on the table that carries a number. */
export interface Subject {
  readonly kind: string;
}

/** One link of a chain of reasons: the rule, what it did, and the amount it led to; `bare` if that would puzzle. */
export interface Reason {
  readonly rule: string;
  readonly text: Message;
  readonly amount: number;
  readonly bare?: true;
}

export interface Outcome {
  readonly standings: readonly Standing[];
  readonly text: Message;
}

export interface Standing {
  readonly place: number;
  readonly result: "win" | "draw" | "loss";
  readonly points?: number;
}
