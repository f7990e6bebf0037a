import {
  answer,
  at,
  type Choice,
  canonical,
  equal,
  hashOf,
  play,
  questionOf,
  type Seat,
} from "@medallion/kernel";
import { found } from "./finding.ts";
import { notPlain } from "./plain.ts";
import { type Check, choiceOf, randomMove, type Walk } from "./walk.ts";

/** Choices tried one by one at a costly step. */
const MOST_TRIED = 60;
/** Moves made on a copy to see whether the original stays as it is. */
const MOVES_ON_COPY = 3;

/** Every game can be played to its end, and the rules of the contract hold at every rest. */
export function toTheEnd(): Check {
  const lastIds = new Map<Seat, number>();
  let others: readonly { seat: Seat; text: string }[] = [];
  return {
    suite: "end",
    rested(walk) {
      checkQuestions(walk, lastIds);
      for (const sentence of walk.trial.broken(walk.state)) found(`broken: ${sentence}`);
      if (!walk.costly) return;
      const path = notPlain(walk.state);
      if (path !== undefined) found(`the state is not plain JSON at ${path}`);
      checkCopy(walk);
      for (const seat of walk.seats) tryAll(walk, seat);
    },
    beforeMove(walk, move) {
      const owing = walk.game.questions(walk.state).filter((question) => question.seat !== move.seat);
      others = owing.map(({ seat }) => ({ seat, text: asked(walk, seat) }));
    },
    afterMove(walk, move) {
      const open = questionOf(walk.game, walk.state, move.seat);
      if (move.from === "question" && open !== undefined && open.id <= (lastIds.get(move.seat) ?? -1))
        found(`question ${open.id} is open after question ${lastIds.get(move.seat)} was answered`, move.seat);
      for (const { seat, text } of others)
        if (asked(walk, seat) !== text)
          found(`its question or its choices changed by a choice of seat ${move.seat}`, seat);
    },
    ended: checkEnd(lastIds),
  };
}

function asked(walk: Walk, seat: Seat): string {
  return JSON.stringify([questionOf(walk.game, walk.state, seat), walk.game.choices(walk.state, seat)]);
}

function checkQuestions({ game, state, seats }: Walk, lastIds: Map<Seat, number>): void {
  const questions = game.questions(state);
  const over = game.outcome(state) !== undefined;
  if (over && questions.length > 0) found("the game is over and a question is open");
  if (new Set(questions.map(({ seat }) => seat)).size < questions.length)
    found("a seat is asked twice at once");
  for (const { id, seat, fallback } of questions) {
    if (!seats.includes(seat)) found("a seat is asked that is not at the table", seat);
    const list = game.choices(state, seat);
    if (list.length === 0) found("a question has no choice", seat);
    if (!(Number.isInteger(fallback) && fallback >= 0 && fallback < list.length))
      found(`the fallback ${fallback} is none of ${list.length} choices`, seat);
    checkDoubles(list, seat);
    const last = lastIds.get(seat) ?? -1;
    if (id < last) found(`question ${id} comes after question ${last}`, seat);
    lastIds.set(seat, id);
  }
  for (const seat of seats) checkDoubles(game.offers(state, seat), seat);
}

function checkDoubles(list: readonly Choice[], seat: Seat): void {
  const texts = new Set<string>();
  for (const choice of list) {
    const text = JSON.stringify(choice);
    if (texts.has(text)) found(`the choice ${text} is in the list twice`, seat);
    texts.add(text);
  }
}

function checkCopy(walk: Walk): void {
  const { game, state } = walk;
  const before = JSON.stringify(state);
  const copy = game.copy(state);
  if (!equal(copy, state)) found("a copy differs from its original");
  const random = walk.chance("copy");
  for (let i = 0; i < MOVES_ON_COPY && game.outcome(copy) === undefined; i++) {
    const move = randomMove(game, copy, walk.seats, random);
    play(game, copy, move.seat, choiceOf(game, copy, move));
  }
  if (JSON.stringify(state) !== before) found("playing on a copy changed its original");
}

/** Every choice that is offered can be taken and leads on. */
function tryAll(walk: Walk, seat: Seat): void {
  const { game, state } = walk;
  const open = questionOf(game, state, seat);
  const tried = (choice: Choice): unknown => {
    const copy = game.copy(state);
    play(game, copy, seat, choice);
    const broken = walk.trial.broken(copy)[0];
    if (broken !== undefined) found(`broken after ${canonical(choice)}: ${broken}`, seat);
    return copy;
  };
  const choices = open === undefined ? [] : game.choices(state, seat);
  const first = choices.length > MOST_TRIED ? walk.chance("tried").below(choices.length) : 0;
  for (let i = 0; i < Math.min(choices.length, MOST_TRIED); i++) {
    const choice = at(choices, (first + i) % choices.length);
    if (questionOf(game, tried(choice), seat)?.id === open?.id)
      found(`${canonical(choice)} leaves question ${open?.id} open`, seat);
  }
  for (const offer of game.offers(state, seat))
    if (equal(tried(offer), state)) found(`the offer ${canonical(offer)} changes nothing`, seat);
}

function checkEnd(lastIds: ReadonlyMap<Seat, number>) {
  return ({ game, state, seats }: Walk): void => {
    const hash = hashOf(state);
    for (const seat of seats)
      for (const question of [lastIds.get(seat) ?? 0, "offer"] as const)
        if (typeof answer(game, state, { seat, question, choice: 0 }) === "string")
          found("an answer was taken after the end", seat);
    if (game.advance(state) !== undefined) found("an automatic step ran after the end");
    if (hashOf(state) !== hash) found("the state changed after the end");
  };
}
