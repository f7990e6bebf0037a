import type { StudiedKit } from "@medallion/fittings";
import type { Game, Subject } from "@medallion/kernel";
import type { InsightKit } from "@medallion/search";
import { board } from "./board.ts";
import { book } from "./book.ts";
import { describeChoice, describeEvent } from "./describe.ts";
import { MILESTONES, ruleOf } from "./event-rules.ts";
import { imagine } from "./imagine.ts";
import { insight } from "./insight.ts";
import { knowledge } from "./knowledge.ts";
import { lobby, parseOptions } from "./lobby.ts";
import { parseState, RULES_VERSION } from "./parse.ts";
import { choices, offers, questions } from "./questions.ts";
import { advance, choose } from "./rules.ts";
import { outcome, reasonsOf, scoreOf, type ToySubject } from "./score.ts";
import { setup } from "./setup.ts";
import { stage } from "./stage.ts";
import { copyState, type Options, type State, type ToyChoice, type ToyEvent } from "./state.ts";
import { study } from "./study.ts";
import { english } from "./texts.ts";
import { trial } from "./trial.ts";
import { type View, view } from "./view.ts";

export type { Options, State, ToyChoice, ToyEvent, View };

export type ToyGame = Game<State, Options, ToyChoice, ToyEvent, View>;
export type ToyKit = StudiedKit<State, Options, ToyChoice, ToyEvent, View> &
  InsightKit<State, Options, ToyChoice, ToyEvent, View>;

const game: ToyGame = {
  id: "toy",
  rulesVersion: RULES_VERSION,
  parseOptions,
  seats: (options) => options.patrons.length,
  setup,
  copy: copyState,
  parseState,
  questions,
  choices,
  offers,
  choose,
  advance,
  outcome,
  view,
  imagine,
  subjects: (seen) => seen.rows.map((_row, seat): ToySubject => ({ kind: "score", seat })),
  explain: (seen, subject) => (isScore(subject) ? reasonsOf(seen, subject.seat) : []),
  describeEvent,
  describeChoice,
  describeSubject: (subject) => ({
    key: "board.score",
    values: { seat: { seat: isScore(subject) ? subject.seat : 0 } },
  }),
};

/**
 * Lanterns: a small complete game with everything the contract speaks of, for the tests of packages
 * that know no game. A secret exchange of cards by all seats at once, then one card a turn.
 */
export const toy: ToyKit = {
  game,
  name: { key: "game" },
  lobby,
  knowledge,
  board,
  stage,
  trial,
  texts: () => Promise.resolve(english),
  parts: () => [],
  stakes: () => undefined,
  book: () => Promise.resolve(book),
  ruleOf,
  milestones: MILESTONES,
  recap: (state) =>
    state.options.patrons.map((suit, seat) => ({
      with: { id: suit, name: { key: `suit.${suit}` } },
      score: scoreOf(state, seat),
    })),
  study: () => Promise.resolve(study),
  insight: () => Promise.resolve(insight),
};

function isScore(subject: Subject): subject is ToySubject {
  return subject.kind === "score" && "seat" in subject && typeof subject.seat === "number";
}
