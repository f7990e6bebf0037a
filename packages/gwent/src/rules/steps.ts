import type { Scribe } from "../events.ts";
import type { State, Step } from "../state.ts";
import { cardOf } from "../state.ts";
import { medic, muster, rowScorchBy, scorchBy, spy } from "./abilities.ts";
import { automatonTurn, flips, retireDecoy, revealHidden } from "./automaton.ts";
import { revealLeader } from "./automaton-leaders.ts";
import { relocate } from "./automaton-relocation.ts";
import { enter, queueAbilities } from "./enter.ts";
import { askForSlot, askToDiscard, askToSearch } from "./leader-steps.ts";
import { beginRound, clearField, drawDue, keepUnits, returnUnits, summonDue } from "./round.ts";
import { result, score } from "./score.ts";
import { deal, endMulligans, start } from "./start.ts";
import { askForDeck } from "./tournament.ts";
import { nextTurn } from "./turn.ts";
import { shuffleDeck } from "./zones.ts";

/** Does the next thing on the agenda. */
export function advance(state: State, scribe: Scribe): void {
  const step = state.agenda.pop();
  if (step !== undefined) run(state, scribe, step);
}

function run(state: State, scribe: Scribe, step: Step): void {
  switch (step.kind) {
    case "turn":
      return nextTurn(state, scribe, step.at);
    case "enter":
      return enter(state, scribe, step);
    case "abilities":
      return queueAbilities(state, cardOf(state, step.card), step.player, step.musters);
    case "spy":
      return spy(state, scribe, step.player);
    case "muster":
      return muster(state, scribe, step.player, step.card);
    case "medic":
      return medic(state, scribe, step.player);
    case "row-scorch":
      return rowScorchBy(state, scribe, step.player, step.card);
    case "scorch":
      return scorchBy(state, scribe, step.player, step.card);
    case "shuffle":
      return state.automaton?.thinking === true ? undefined : shuffleDeck(state, scribe, step.player);
    case "discard":
      return askToDiscard(state, scribe, step.player);
    case "search":
      return askToSearch(state, scribe, step.player);
    case "slot":
      return askForSlot(state, scribe, step.player, step.card);
    case "score":
      return score(state);
    case "result":
      return result(state, scribe);
    case "keep":
      return keepUnits(state, scribe);
    case "clear":
      return clearField(state, scribe);
    case "round":
      return beginRound(state, scribe);
    case "avengers":
      return summonDue(state, scribe);
    case "return":
      return returnUnits(state, scribe, step.player);
    case "draws":
      return drawDue(state, scribe);
    case "pick-decks":
      return askForDeck(state, scribe, step.player);
    case "start":
      return start(state, scribe);
    case "deal":
      return deal(state, scribe);
    case "mulligans":
      return endMulligans(state, scribe);
    case "automaton-turn":
      return automatonTurn(state);
    case "flips":
      return flips(state, scribe);
    case "relocate":
      return relocate(state, scribe);
    case "reveal-hidden":
      return revealHidden(state, scribe);
    case "retire-decoy":
      return retireDecoy(state, cardOf(state, step.card));
    case "reveal-leader":
      return revealLeader(state, scribe);
  }
}
