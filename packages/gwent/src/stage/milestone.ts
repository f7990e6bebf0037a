import type { State } from "../state.ts";

/** The point at which a scenario may look, while an automatic step is due there. */
export function milestoneOf(state: State): string | undefined {
  if (state.asks.length > 0) return undefined;
  const step = state.agenda.at(-1);
  switch (step?.kind) {
    case "turn":
      // A round's first turn is the only one before which it is nobody's.
      return state.turn === -1 ? `round ${state.round} begins` : "turn";
    case "automaton-turn":
      return "AU turn";
    case "score":
      return "round end";
    case "result":
      return "scoring";
    case "keep":
      return "scored";
    case "round":
      return `round ${state.round + 1}`;
    case "start":
      return state.tournament === undefined ? "set-up" : `game ${state.tournament.game}`;
    case "pick-decks":
      return "decks";
    default:
      return undefined;
  }
}
