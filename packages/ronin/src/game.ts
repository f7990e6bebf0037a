import { finality, scribeFor } from "@medallion/fittings";
import type { Game, RandomState } from "@medallion/kernel";
import type { RoninChoice } from "./choice.ts";
import { choicesOf } from "./choices.ts";
import { copyState } from "./copy-state.ts";
import { describeChoice } from "./describe.ts";
import { describeEvent } from "./describe-event.ts";
import type { RoninEvent } from "./events.ts";
import { describeSubject, explainSubject, type RoninSubject, subjectsOf } from "./explain/index.ts";
import { imagineState } from "./imagine/index.ts";
import type { Options } from "./options.ts";
import { parseOptions } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { parseState } from "./parse-state.ts";
import { questionsOf } from "./question.ts";
import { answerAsk } from "./rules/answer.ts";
import { advance } from "./rules/steps.ts";
import { emptyTable } from "./rules/table.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import { viewOf } from "./view.ts";

/** Path of Destiny: Ronin, for one to five players. */
export const ronin: Game<State, Options, RoninChoice, RoninEvent, View> = {
  id: "ronin",
  rulesVersion: 1,
  parseOptions,
  seats: (options) => options.humans,
  setup,
  copy: copyState,
  parseState,

  questions: questionsOf,
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
  outcome: outcomeOf,

  view: viewOf,
  imagine: (view, random) => imagineState(view, random),
  subjects: subjectsOf,
  explain: (view, subject) => explainSubject(view, subject as RoninSubject),

  describeEvent,
  describeChoice,
  describeSubject: (subject) => describeSubject(subject as RoninSubject),
};

function setup(options: Options, random: RandomState): State {
  const state = emptyTable(options, random);
  state.agenda.push({ kind: "start" });
  return state;
}
