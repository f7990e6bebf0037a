import { finality, scribeFor } from "@medallion/fittings";
import type { Game, Message, Outcome, Question, RandomState, Seat, Standing } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { GwentChoice } from "./choices.ts";
import { choicesOf } from "./choices.ts";
import { describeChoice, describeEvent, describeSubject } from "./describe.ts";
import type { GwentEvent } from "./events.ts";
import type { GwentSubject } from "./explain.ts";
import { explainSubject, subjectsOf } from "./explain.ts";
import { imagineState } from "./imagine/index.ts";
import type { Options } from "./options.ts";
import { parseOptions } from "./options.ts";
import { parseState } from "./parse-state.ts";
import { answerAsk } from "./rules/answer.ts";
import { emptyTable, giveDecks } from "./rules/start.ts";
import { advance } from "./rules/steps.ts";
import { membersOf, openTournament } from "./rules/tournament.ts";
import type { Ask, State } from "./state.ts";
import { copyState } from "./state.ts";
import type { View } from "./view.ts";
import { viewOf } from "./view.ts";

const NO_QUESTIONS: readonly Question[] = [];

/** Gwent, the classic card game, with all its printed modes. */
export const gwent: Game<State, Options, GwentChoice, GwentEvent, View> = {
  id: "gwent",
  rulesVersion: 1,
  parseOptions,
  seats: (options) => options.decks.length,
  setup,
  copy: copyState,
  parseState,

  questions(state) {
    const { asks } = state;
    if (asks.length === 0) return NO_QUESTIONS;
    return asks.length === 1 ? [questionFrom(at(asks, 0))] : asks.map(questionFrom);
  },
  choices: choicesOf,
  offers: () => [],
  choose(state, seat, choice, tell) {
    const scribe = scribeFor(tell);
    answerAsk(state, scribe, seat, choice);
    return finality(scribe);
  },
  advance(state, tell) {
    if (state.asks.length > 0 || state.agenda.length === 0) return undefined;
    const scribe = scribeFor(tell);
    advance(state, scribe);
    return finality(scribe);
  },
  outcome,

  view: viewOf,
  imagine: imagineState,
  subjects: subjectsOf,
  explain: (view, subject) => explainSubject(view, subject as GwentSubject),

  describeEvent,
  describeChoice,
  describeSubject: (subject) => describeSubject(subject as GwentSubject),
};

const texts = new Map<string, Message>();

/** The words of a question are the same each time (bench: gwent-random-games). */
function questionFrom({ id, seat, kind }: Ask): Question {
  let text = texts.get(kind);
  if (text === undefined) {
    text = { key: `question.${kind}` };
    texts.set(kind, text);
  }
  return { id, seat, kind, text, fallback: 0 };
}

function setup(options: Options, random: RandomState): State {
  const state = emptyTable(options, random);
  if (options.mode === "tournament") {
    openTournament(state);
    return state;
  }
  giveDecks(
    state,
    options.decks.map((decks) => at(decks, 0)),
  );
  state.agenda.push({ kind: "start" });
  return state;
}

/** GW-13.2, GW-13.3, GW-14.9, GW-20.1. */
function outcome(state: State): Outcome | undefined {
  const { winners } = state;
  if (winners === undefined) return undefined;
  const drawn = winners.length === 0;
  const standings = state.options.decks.map((_, seat) => standing(state, seat, winners, drawn));
  const names = membersOf(state, winners).map((seat) => ({ seat }));
  return {
    standings,
    text: { key: drawn ? "outcome.draw" : "outcome.won", values: { winners: names, count: names.length } },
  };
}

function standing(state: State, seat: Seat, winners: readonly number[], drawn: boolean): Standing {
  const { side } = at(state.players, seat);
  const points = state.options.mode === "free-for-all" ? { points: at(state.sides, side).points } : {};
  if (drawn) return { place: 1, result: "draw", ...points };
  if (winners.includes(side)) return { place: 1, result: "win", ...points };
  const ahead = state.options.mode === "free-for-all" ? better(state, side, winners) : 1;
  return { place: 1 + ahead, result: "loss", ...points };
}

/** How many sides stand before this one: the winners, and those with more points. */
function better(state: State, side: number, winners: readonly number[]): number {
  const own = at(state.sides, side).points;
  return state.sides.filter((other, i) => winners.includes(i) || other.points > own).length;
}
