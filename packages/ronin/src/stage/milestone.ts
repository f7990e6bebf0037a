import type { State } from "../state.ts";
import { nameOf } from "./names.ts";

/** The point at which a scenario may look, while an automatic step is due there. */
export function milestoneOf(state: State): string | undefined {
  if (state.asks.length > 0) return undefined;
  const step = state.agenda.at(-1);
  switch (step?.kind) {
    case "start":
      return "set-up";
    case "chapter-card":
      return "chapter card";
    case "ready":
      return "ready";
    case "turn":
      return "draft";
    case "pick":
    case "slot":
    case "tea": {
      const player = state.order[step.at];
      return player === undefined ? undefined : `${step.kind} ${nameOf(state, player)}`;
    }
    case "new-order":
      return "new order";
    case "commit":
      return "play";
    case "reveal":
      return "reveal";
    case "turn-end":
      return "turn end";
    case "score-xp":
      return "scoring";
    case "score-vp":
      return "scoring VP";
    case "end-window":
      return "abilities";
    case "clean":
      return "cleaning";
    case "keep":
      return "kept";
    case "next-pair":
      return "next chapter";
    case "quest":
      return "final";
    case "quest-reveal":
      return "side quest";
    case "gold":
      return "gold";
    case "alliance":
      return "alliance";
    case "result":
      return "result";
    default:
      return undefined;
  }
}
