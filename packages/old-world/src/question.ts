import type { Question } from "@medallion/kernel";
import { choicesOf, ruleOf } from "./choices.ts";
import { describeAsk } from "./describe-ask.ts";
import type { Ask, State } from "./state.ts";

export function questionsOf(state: State): readonly Question[] {
  return state.asks.map((open) => ({
    id: open.id,
    seat: open.seat,
    kind: open.kind,
    text: describeAsk(open),
    fallback: fallbackOf(state, open),
  }));
}

/** OW-19.3; the first choice is a quiet one wherever the rules name no other. */
function fallbackOf(state: State, open: Ask): number {
  const { fallback } = ruleOf(open);
  return fallback === undefined ? 0 : fallback(state, open, choicesOf(state, open.seat));
}
