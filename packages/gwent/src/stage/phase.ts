import { at, InputError } from "@medallion/kernel";
import { ask } from "../rules/ask.ts";
import { factionOf } from "../rules/start.ts";
import { openTournament } from "../rules/tournament.ts";
import type { State } from "../state.ts";
import { isAutomaton, playerOf, tableOf } from "../state.ts";
import type { PositionInput } from "./format.ts";
import { idNamed, knownCards, placeNamed, playerNamed } from "./names.ts";
import { wonBy } from "./past.ts";
import { openDecks, tellTournament } from "./tournament.ts";

/** Where in the match the arranged position stands, and what comes next. */
export function openPhase(state: State, position: PositionInput): void {
  giveAutomaton(state, position);
  for (const [name, { exchanges }] of position.places) {
    const { player } = placeNamed(state, name, ["position", name]);
    if (player !== undefined && exchanges !== undefined) playerOf(state, player).exchanges = exchanges;
  }
  if (state.options.mode === "tournament") tellTournament(state, position);
  switch (position.phase ?? "turn") {
    case "start":
      if (state.tournament !== undefined) openTournament(state);
      else state.agenda = [{ kind: "start" }];
      return;
    case "decks":
      return openDecks(state);
    case "mulligan":
      return openMulligan(state, position);
    case "round":
      return openRound(state, position);
    case "turn":
      return openTurn(state, position);
  }
}

function named(state: State, name: string | undefined, key: string, fallback: number): number {
  return name === undefined ? fallback : playerNamed(state, name, ["position", key]);
}

function openMulligan(state: State, position: PositionInput): void {
  state.phase = "mulligan";
  state.starter = named(state, position.starter, "starter", 0);
  state.agenda = [{ kind: "mulligans" }];
  for (const player of state.players.keys()) if (!isAutomaton(state, player)) ask(state, player, "mulligan");
}

/** The next turn is due; the round has been under way. */
function openTurn(state: State, position: PositionInput): void {
  state.phase = "round";
  state.round = position.round ?? state.rounds.length + 1;
  state.starter = named(state, position.starter, "starter", 0);
  state.turn = named(state, position.turn, "turn", state.starter);
  state.lastPasser = state.starter;
  state.acted = position.acted ?? true;
  for (const [place, name] of (position.passed ?? []).entries()) {
    const player = playerNamed(state, name, ["position", "passed", place]);
    if (isAutomaton(state, player) && state.automaton !== undefined) state.automaton.finished = true;
    playerOf(state, player).passed = !isAutomaton(state, player);
    state.lastPasser = player;
  }
  state.agenda = [{ kind: "turn", at: state.turn }];
}

/** The round that `round` names is about to begin (GW-12.9). */
function openRound(state: State, position: PositionInput): void {
  const round = position.round ?? state.rounds.length + 1;
  state.phase = "round";
  state.round = round - 1;
  state.agenda = [{ kind: "round" }];
  const starter = named(state, position.starter, "starter", 0);
  state.starter = starter;
  state.lastPasser = starter;
  if (round === 1) return;
  if (state.rounds.length > 0) return noteWins(state);
  // The round before is not told: one that lets the wanted player start.
  state.rounds = Array.from({ length: round - 1 }, () => wonBy(state, starter));
  state.starter = (starter + state.players.length - 1) % state.players.length;
}

/** GW-11.1, GW-18.1: what Northern Realms has from the round told last. */
function noteWins(state: State): void {
  const { winners } = at(state.rounds, state.rounds.length - 1);
  for (const [player, owner] of state.players.entries()) {
    if (factionOf(state, player) !== "northern-realms" || !winners.includes(owner.side)) continue;
    if (isAutomaton(state, player)) Object.assign(state.automaton ?? {}, { wonLast: true });
    else if (state.options.mode !== "free-for-all") owner.drawDue = true;
  }
}

/** GW-16.6: the leaders of the automaton, the top one written first. */
function giveAutomaton(state: State, { places }: PositionInput): void {
  for (const [name, { leaders }] of places) {
    if (leaders === undefined) continue;
    const path = ["position", name, "leaders"];
    if (state.automaton === undefined || name !== "AU")
      throw new InputError("position", "Only AU has a pile of leaders.", path);
    const { kindOf } = tableOf(state);
    state.automaton.leaders = leaders
      .map((id, place) => kindOf.get(idNamed(knownCards(state), id, [...path, place])) ?? 0)
      .toReversed();
  }
}
