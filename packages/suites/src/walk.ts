import type { Choice, Event, Game, Kit, Random, Seat, Told, Trial } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Suite } from "./effort.ts";

/** One game on its way, as the checks see it. */
export interface Walk {
  readonly game: Game;
  readonly trial: Trial;
  readonly seed: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly state: unknown;
  /** Choices made so far, and the moves that made them. */
  readonly step: number;
  readonly moves: readonly Move[];
  /** Whether the costlier comparisons are made at this step. */
  readonly costly: boolean;
  /** Whether this is the game of its case that gets the costliest. */
  readonly first: boolean;
  /** Chance for a check, the same whatever other checks run. */
  chance(purpose: string): Random;
}

/** A choice by its place in the list of the seat's question, or of its offers. */
export interface Move {
  readonly seat: Seat;
  readonly from: "question" | "offers";
  readonly index: number;
}

/** What a suite looks at while one game is played. Every function may throw a `Finding`; none changes the state. */
export interface Check {
  readonly suite: Suite;
  /** Around the choice itself and around every automatic step. */
  beforeStep?(walk: Walk): void;
  afterStep?(walk: Walk, told: readonly Told<Event>[]): void;
  /** At rest: after the setup and after every move. */
  rested?(walk: Walk): void;
  beforeMove?(walk: Walk, move: Move): void;
  /** At rest again, the step still that of the move. */
  afterMove?(walk: Walk, move: Move): void;
  ended?(walk: Walk): void;
}

/** Everybody who looks at the table: the seats and a spectator. */
export function viewersOf(walk: Walk): readonly (Seat | null)[] {
  return [...walk.seats, null];
}

export function choiceOf(game: Game, state: unknown, move: Move): Choice {
  return at(
    move.from === "offers" ? game.offers(state, move.seat) : game.choices(state, move.seat),
    move.index,
  );
}

/** An offer is taken up about once in so many moves where there is one. */
const OFFER_RARITY = 12;

/** Of those that end the game only one in so many. */
const END_RARITY = 200;

/** Any legal move, all choices of a seat equally likely. */
export function randomMove(
  game: Game,
  state: unknown,
  seats: readonly Seat[],
  random: Random,
  ends?: Trial["ends"],
): Move {
  if (random.below(OFFER_RARITY) === 0) {
    const offers = seats.flatMap((seat) =>
      game.offers(state, seat).flatMap((offer, index): Move[] => {
        const isWanted = ends?.(offer) !== true || random.below(END_RARITY) === 0;
        return isWanted ? [{ seat, from: "offers", index }] : [];
      }),
    );
    if (offers.length > 0) return at(offers, random.below(offers.length));
  }
  const questions = game.questions(state);
  const { seat } = at(questions, random.below(questions.length));
  return { seat, from: "question", index: random.below(game.choices(state, seat).length) };
}

/** The choice of a seat that the game's own knowledge rates highest. */
export function knowingMove({ game, knowledge }: Kit, state: unknown, random: Random): Move {
  const questions = game.questions(state);
  const question = at(questions, random.below(questions.length));
  const { seat } = question;
  const ratings = knowledge.rate(game.view(state, seat), question, game.choices(state, seat), random);
  return { seat, from: "question", index: ratings.indexOf(Math.max(...ratings)) };
}
