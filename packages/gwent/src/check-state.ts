import { allAmong, among, fits, unbroken } from "@medallion/refusals";
import { brokenInvariants } from "./invariants.ts";
import { SEATS } from "./options.ts";
import type { Path } from "./refuse.ts";
import type { Card, State } from "./state.ts";
import { tableOf } from "./state.ts";

/** A well-shaped state from outside speaks only of what it has: seats, sides, cards. Throws `InputError`. */
export function checkReferences(state: State): void {
  const { mode, decks } = state.options;
  const solo = mode === "solo";
  fits(SEATS[mode].includes(decks.length), ["options", "decks"]);
  fits((state.automaton !== undefined) === solo, ["automaton"]);
  fits((state.tournament !== undefined) === (mode === "tournament"), ["tournament"]);
  const players = solo ? 2 : decks.length;
  fits(state.players.length === players, ["players"]);
  fits(state.asked.length === players, ["asked"]);
  fits(state.sides.length === (mode === "team" ? 2 : players), ["sides"]);
  checkKinds(state);
  checkZones(state);
  checkPlayers(state);
  unbroken(brokenInvariants(state));
}

/** Every card is of a known kind and was held by a player. */
function checkKinds(state: State): void {
  const kinds = tableOf(state).cards.length;
  allAmong(kinds, -1, state.kinds, ["kinds"]);
  fits(state.holders.length === state.kinds.length, ["holders"]);
  fits(state.refs.length === state.kinds.length, ["refs"]);
  allAmong(state.players.length, -1, state.holders, ["holders"]);
  for (const [i, { leader, revealed }] of state.players.entries()) {
    among(kinds, 0, leader, ["players", i, "leader"]);
    allAmong(kinds, 0, revealed, ["players", i, "revealed"]);
  }
  for (const [i, { due }] of state.sides.entries()) allAmong(kinds, 0, due, ["sides", i, "due"]);
  for (const [i, { kind }] of state.known.entries()) among(kinds, 0, kind, ["known", i, "kind"]);
  allAmong(kinds, 0, state.automaton?.leaders ?? [], ["automaton", "leaders"]);
}

/** Every zone holds numbers of cards, and no card lies in two places. */
function checkZones(state: State): void {
  const seen = new Set<Card>();
  const zone = (cards: readonly Card[], path: Path): void => {
    for (const [place, card] of cards.entries()) {
      among(state.kinds.length, 1, card, [...path, place]);
      fits((state.kinds[card] ?? -1) >= 0 && !seen.has(card), [...path, place]);
      seen.add(card);
    }
  };
  for (const name of ["weather", "limbo", "removed"] as const) zone(state[name], [name]);
  for (const [i, player] of state.players.entries())
    for (const name of ["deck", "hand", "aside"] as const) zone(player[name], ["players", i, name]);
  for (const [i, side] of state.sides.entries()) {
    for (const [row, cards] of side.rows.entries()) zone(cards, ["sides", i, "rows", row]);
    for (const [row, slot] of side.slots.entries())
      if (slot !== 0 && slot !== -1) zone([slot], ["sides", i, "slots", row]);
    zone(side.pile, ["sides", i, "pile"]);
    allAmong(state.kinds.length, 1, side.kept, ["sides", i, "kept"]);
  }
}

function checkPlayers(state: State): void {
  const players = state.players.length;
  for (const [i, { side }] of state.players.entries())
    among(state.sides.length, 0, side, ["players", i, "side"]);
  for (const [i, { members }] of state.sides.entries())
    allAmong(players, 0, members, ["sides", i, "members"]);
  among(players, 0, state.starter, ["starter"]);
  among(players, -1, state.turn, ["turn"]);
  among(players, 0, state.lastPasser, ["lastPasser"]);
  for (const [i, { seat }] of state.asks.entries())
    among(state.options.decks.length, 0, seat, ["asks", i, "seat"]);
  for (const [i, step] of state.agenda.entries())
    if ("player" in step) among(players, 0, step.player, ["agenda", i, "player"]);
  for (const [i, { of, by }] of state.known.entries()) {
    among(players, 0, of, ["known", i, "of"]);
    among(players, -1, by, ["known", i, "by"]);
  }
  allAmong(state.sides.length, 0, state.winners ?? [], ["winners"]);
}
