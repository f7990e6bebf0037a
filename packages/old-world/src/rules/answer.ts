import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import { choicesOf, ruleOf } from "../choices.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { askOf, close } from "./ask.ts";

/** Applies a legal answer to the seat's open question. */
export function answerAsk(state: State, scribe: Scribe, seat: Seat, choice: OldWorldChoice): void {
  const open = askOf(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} owes no answer`);
  close(state, seat);
  ruleOf(open).answer(state, scribe, open, choice);
}

/** OW-19.2: a question with exactly one answer is answered by the engine. Says whether there was one. */
export function answerForced(state: State, scribe: Scribe): boolean {
  if (!state.options.rules.autoResolveSingle) return false;
  for (const { seat } of state.asks) {
    const choices = choicesOf(state, seat);
    if (choices.length > 1) continue;
    // It was never shown, so it does not count among the seat's questions.
    state.asked[seat] = at(state.asked, seat) - 1;
    answerAsk(state, scribe, seat, at(choices, 0));
    return true;
  }
  return false;
}
