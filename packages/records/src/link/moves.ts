import { at, type Choice, type Event, type Game, play, questionOf, type Seat } from "@medallion/kernel";
import type { Move } from "../entry.ts";
import { brokenLink } from "./text.ts";

/** More moves than any game takes, so that a made-up link ends. */
const MOST_MOVES = 20_000;

/** A digit of a mixed-radix number: one of `radix` possibilities. */
interface Digit {
  readonly value: number;
  readonly radix: number;
}

/** One who may move now: a seat that owes an answer, or one with offers. */
interface Mover {
  readonly seat: Seat;
  readonly question: number | "offer";
}

function movers<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  offering: number,
): readonly Mover[] {
  const owing: Mover[] = game.questions(state).map(({ seat, id }) => ({ seat, question: id }));
  for (let seat = 0; seat < offering; seat++)
    if (game.offers(state, seat).length > 0) owing.push({ seat, question: "offer" });
  return owing;
}

function choicesOf<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  { seat, question }: Mover,
): readonly C[] {
  return question === "offer" ? game.offers(state, seat) : game.choices(state, seat);
}

/**
 * Legal moves from `state` on as one number: for each who moves, then what is chosen. Plays them on `state`.
 * `offering` is the number of seats whose offers count: none if no offer was ever taken up.
 */
export function movesToNumber<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  moves: readonly Move[],
  offering: number,
): bigint {
  const digits: Digit[] = [];
  for (const move of moves) {
    const all = movers(game, state, offering);
    const index = all.findIndex(
      ({ seat, question }) => seat === move.seat && (question === "offer") === (move.kind === "offer"),
    );
    const choices = choicesOf(game, state, at(all, index));
    const value =
      move.kind === "fallback" ? (questionOf(game, state, move.seat)?.fallback ?? 0) : move.choice;
    digits.push({ value: index, radix: all.length }, { value, radix: choices.length });
    play(game, state, move.seat, at(choices, value));
  }
  return digits.reduceRight((number, { value, radix }) => number * BigInt(radix) + BigInt(value), 0n);
}

/** The moves back, played on `state`: `count` of them, or all to the end that the rules make. */
export function numberToMoves<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  number: bigint,
  offering: number,
  count: number | undefined,
): readonly Move[] {
  const moves: Move[] = [];
  let left = number;
  const take = (radix: number): number => {
    if (radix === 0) throw brokenLink(["moves"]);
    const digit = left % BigInt(radix);
    left /= BigInt(radix);
    return Number(digit);
  };
  while (count === undefined ? game.outcome(state) === undefined : moves.length < count) {
    if (moves.length === MOST_MOVES || game.outcome(state) !== undefined) throw brokenLink(["moves"]);
    const all = movers(game, state, offering);
    const mover = at(all, take(all.length));
    const { seat, question } = mover;
    const choices = choicesOf(game, state, mover);
    const choice = take(choices.length);
    moves.push(
      question === "offer" ? { kind: "offer", seat, choice } : { kind: "choice", seat, question, choice },
    );
    play(game, state, seat, at(choices, choice));
  }
  if (left !== 0n) throw brokenLink(["moves"]);
  return moves;
}
