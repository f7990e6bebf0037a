import { at } from "@medallion/kernel";
import type { GwentChoice } from "../choices.ts";
import { answerAsk } from "../rules/answer.ts";
import { askOf } from "../rules/ask.ts";
import { advance } from "../rules/steps.ts";
import type { Card, State, Step } from "../state.ts";
import { copyState, playerOf } from "../state.ts";
import { likelyAnswer } from "./answers.ts";

/** The table after a choice and all that follows from it before anybody's next turn. */
export interface Outcome {
  readonly state: State;
  /** Cards drawn on the way: which ones they are cannot be known yet. */
  readonly drawn: readonly Card[];
}

const SILENT = { tell: undefined, final: false };

/** Steps that belong to the flow of the game and not to the effects of a choice. */
const FLOW: ReadonlySet<Step["kind"]> = new Set<Step["kind"]>([
  "turn",
  "score",
  "round",
  "deal",
  "start",
  "mulligans",
  "pick-decks",
  "return",
  "draws",
  "avengers",
]);

/** Plays a choice on a copy of an imagined table; the seat answers its own further questions as seems best. */
export function foresee(imagined: State, seat: number, choice: GwentChoice): Outcome {
  const state = copyState(imagined);
  const { deck } = playerOf(state, seat);
  const drawn: Card[] = [];
  answerAsk(state, SILENT, seat, choice);
  for (;;) {
    if (askOf(state, seat) !== undefined) {
      answerAsk(state, SILENT, seat, likelyAnswer(state, seat));
      continue;
    }
    const step = state.agenda.at(-1);
    if (step === undefined || state.asks.length > 0 || FLOW.has(step.kind)) return { state, drawn };
    // The order of an imagined deck means nothing, so it need not be shuffled.
    if (step.kind === "shuffle") state.agenda.pop();
    else if (step.kind === "spy" && step.player === seat) {
      const held = playerOf(state, seat).hand.length;
      const left = deck.length;
      advance(state, SILENT);
      const { hand } = playerOf(state, seat);
      for (let i = 0; i < left - deck.length; i++) drawn.push(at(hand, held + i));
    } else advance(state, SILENT);
  }
}
