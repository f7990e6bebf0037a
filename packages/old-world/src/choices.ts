import type { Seat } from "@medallion/kernel";
import type { OldWorldChoice } from "./choice.ts";
import { EFFECT_ASKS } from "./effects/steps.ts";
import { FIGHT_ASKS } from "./fight/steps.ts";
import { askOf } from "./rules/ask.ts";
import type { AskRule, AskRules } from "./rules/kinds.ts";
import { RULE_ASKS } from "./rules/questions.ts";
import type { Ask, AskBody, State } from "./state.ts";
import { TALE_ASKS } from "./tale/steps.ts";

const ASKS: AskRules<AskBody> = { ...RULE_ASKS, ...FIGHT_ASKS, ...EFFECT_ASKS, ...TALE_ASKS };

export function ruleOf(open: Ask): AskRule {
  // Each record has a rule for exactly its kind of question.
  return ASKS[open.kind] as AskRule;
}

// The last list, remembered because it is asked for twice: to see whether an answer is forced, and by the host.
// A question is never open while its state changes in a way that changes its answers.
let lastState: State | undefined;
let lastAsk: Ask | undefined;
let lastChoices: readonly OldWorldChoice[] = [];

/** Legal answers to the seat's open question, in canonical order. */
export function choicesOf(state: State, seat: Seat): readonly OldWorldChoice[] {
  const open = askOf(state, seat);
  if (open === undefined) return [];
  if (open === lastAsk && state === lastState) return lastChoices;
  lastChoices = ruleOf(open).choices(state, open);
  lastState = state;
  lastAsk = open;
  return lastChoices;
}
