import { at } from "@medallion/kernel";
import type { RoninChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import { copyState } from "../copy-state.ts";
import { answerAsk } from "../rules/answer.ts";
import { askOf } from "../rules/ask.ts";
import { boardOf } from "../rules/circle.ts";
import { advance } from "../rules/steps.ts";
import type { PlayerIndex, State, Step } from "../state.ts";
import { SILENT } from "./table.ts";

/** The table after a choice and all that follows from it for the seat at once. */
export interface Outcome {
  readonly state: State;
  /** Cards drawn on the way: which ones cannot be known. */
  readonly drawn: number;
}

/** Plays a choice on a copy of the table; the seat answers its own further questions as seems best. */
export function foresee(table: State, seat: PlayerIndex, choice: RoninChoice): Outcome {
  const state = copyState(table);
  let drawn = choice.kind === "draw" ? 1 : 0;
  answerAsk(state, SILENT, seat, choice);
  for (;;) {
    if (askOf(state, seat) !== undefined) {
      answerAsk(state, SILENT, seat, likelyAnswer(state, seat));
      continue;
    }
    // What others are asked on the way is theirs.
    state.asks = [];
    const step = state.agenda.at(-1);
    if (step === undefined || !follows(step, seat)) return { state, drawn };
    if (step.kind === "draw") drawn++;
    if (step.kind === "draw" || step.kind === "window" || (step.kind === "bonus" && step.player !== seat))
      state.agenda.pop();
    else advance(state, SILENT);
  }
}

/** Whether a step belongs to what the choice has set going, or to the rest of the own slot. */
function follows(step: Step, seat: PlayerIndex): boolean {
  switch (step.kind) {
    case "effect":
      return step.work.player === seat;
    case "pairs":
    case "draw":
      return step.player === seat;
    case "window":
      return step.player === seat && step.point !== "D0" && step.point !== "D1";
    case "points":
    case "bonus":
      return true;
    default:
      return false;
  }
}

/** A quick answer to a question that follows from a choice: good, not the best. */
function likelyAnswer(state: State, seat: PlayerIndex): RoninChoice {
  const choices = choicesOf(state, seat);
  let best = at(choices, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = quickWorth(state, seat, choice);
    if (worth <= highest) continue;
    best = choice;
    highest = worth;
  }
  return best;
}

function quickWorth(state: State, seat: PlayerIndex, choice: RoninChoice): number {
  switch (choice.kind) {
    case "partner":
      return choice.level;
    case "track":
      return -at(state.markers, boardOf(state, seat, choice.side));
    case "symbols":
      // As even as can be.
      return new Set(choice.symbols).size;
    case "xp":
      return 1;
    default:
      return 0;
  }
}
