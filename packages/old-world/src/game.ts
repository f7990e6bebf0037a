import { finality, scribeFor } from "@medallion/fittings";
import type { Game, RandomState } from "@medallion/kernel";
import type { OldWorldChoice } from "./choice.ts";
import { choicesOf } from "./choices.ts";
import { copyState } from "./copy-state.ts";
import { describeChoice } from "./describe.ts";
import { describeEvent } from "./describe-event.ts";
import type { OldWorldEvent } from "./events.ts";
import { describeSubject, explainSubject, type OldWorldSubject, subjectsOf } from "./explain/index.ts";
import { imagineState } from "./imagine/index.ts";
import type { Options } from "./options.ts";
import { parseOptions } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { parseState } from "./parse-state.ts";
import { questionsOf } from "./question.ts";
import { advance } from "./rules/advance.ts";
import { answerAsk, answerForced } from "./rules/answer.ts";
import { offersOf, takeOffer } from "./rules/offers.ts";
import { emptyTable } from "./rules/table.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import { viewOf } from "./view.ts";

/** The Witcher: Old World, for one to five players. */
export const oldWorld: Game<State, Options, OldWorldChoice, OldWorldEvent, View> = {
  id: "old-world",
  rulesVersion: 2,
  parseOptions,
  seats: (options) => options.seats,
  setup,
  copy: copyState,
  parseState,

  questions: questionsOf,
  choices: choicesOf,
  offers: offersOf,
  choose(state, seat, choice, tell) {
    const scribe = scribeFor(tell);
    if (!takeOffer(state, scribe, seat, choice)) answerAsk(state, scribe, seat, choice);
    return finality(scribe);
  },
  advance(state, tell) {
    const scribe = scribeFor(tell);
    if (state.asks.length > 0) return answerForced(state, scribe) ? finality(scribe) : undefined;
    if (state.agenda.length === 0) return undefined;
    advance(state, scribe);
    return finality(scribe);
  },
  outcome: outcomeOf,

  view: viewOf,
  imagine: imagineState,
  subjects: subjectsOf,
  explain: (view, subject) => explainSubject(view, subject as OldWorldSubject),

  describeEvent,
  describeChoice,
  describeSubject: (subject) => describeSubject(subject as OldWorldSubject),
};

function setup(options: Options, random: RandomState): State {
  const state = emptyTable(options, random);
  state.agenda.push({ do: "start" });
  return state;
}
