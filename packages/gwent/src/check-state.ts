import { InputError } from "@medallion/kernel";
import { brokenInvariants } from "./invariants.ts";
import type { Path } from "./issue.ts";
import { SEATS } from "./options.ts";
import type { State } from "./state.ts";
import { tableOf } from "./state.ts";

/** A well-shaped state from outside speaks only of what it has: seats, sides, cards. Throws `InputError`. */
export function checkReferences(state: State): void {
  const { mode, decks } = state.options;
  const solo = mode === "solo";
  exactly(SEATS[mode].includes(decks.length), ["options", "decks"]);
  exactly((state.automaton !== undefined) === solo, ["automaton"]);
  exactly((state.tournament !== undefined) === (mode === "tournament"), ["tournament"]);
  const players = solo ? 2 : decks.length;
  exactly(state.players.length === players, ["players"]);
  exactly(state.asked.length === players, ["asked"]);
  exactly(state.sides.length === (mode === "team" ? 2 : players), ["sides"]);
  checkCards(state);
  checkPlayers(state);
  const [fault] = brokenInvariants(state);
  if (fault !== undefined) throw new InputError("state", `This does not hold: ${fault}.`, ["state"]);
}

function exactly(holds: boolean, path: Path): void {
  if (!holds) throw new InputError("state", "This does not fit the rest of the position.", path);
}

function within(count: number, least: number, values: readonly number[], path: Path): void {
  for (const [place, value] of values.entries())
    exactly(value >= least && value < count, values.length > 1 ? [...path, place] : path);
}

/** Every zone holds numbers of cards, every card is of a known kind and was held by a player. */
function checkCards(state: State): void {
  const kinds = tableOf(state).cards.length;
  const { length } = state.kinds;
  within(kinds, -1, state.kinds, ["kinds"]);
  exactly(state.holders.length === length, ["holders"]);
  exactly(state.refs.length === length, ["refs"]);
  within(state.players.length, -1, state.holders, ["holders"]);
  for (const zone of ["weather", "limbo", "removed"] as const) within(length, 1, state[zone], [zone]);
  for (const [i, player] of state.players.entries()) {
    for (const zone of ["deck", "hand", "aside"] as const)
      within(length, 1, player[zone], ["players", i, zone]);
    within(kinds, 0, [player.leader], ["players", i, "leader"]);
    within(kinds, 0, player.revealed, ["players", i, "revealed"]);
  }
  for (const [i, side] of state.sides.entries()) {
    for (const [row, cards] of side.rows.entries()) within(length, 1, cards, ["sides", i, "rows", row]);
    within(length, -1, side.slots, ["sides", i, "slots"]);
    within(length, 1, side.pile, ["sides", i, "pile"]);
    within(length, 1, side.kept, ["sides", i, "kept"]);
    within(kinds, 0, side.due, ["sides", i, "due"]);
  }
  for (const [i, { kind }] of state.known.entries()) within(kinds, 0, [kind], ["known", i, "kind"]);
  within(kinds, 0, state.automaton?.leaders ?? [], ["automaton", "leaders"]);
}

function checkPlayers(state: State): void {
  const players = state.players.length;
  for (const [i, { side }] of state.players.entries())
    within(state.sides.length, 0, [side], ["players", i, "side"]);
  for (const [i, { members }] of state.sides.entries()) within(players, 0, members, ["sides", i, "members"]);
  within(players, 0, [state.starter], ["starter"]);
  within(players, -1, [state.turn], ["turn"]);
  within(players, 0, [state.lastPasser], ["lastPasser"]);
  for (const [i, { seat }] of state.asks.entries())
    within(state.options.decks.length, 0, [seat], ["asks", i, "seat"]);
  for (const [i, step] of state.agenda.entries())
    if ("player" in step) within(players, 0, [step.player], ["agenda", i, "player"]);
  for (const [i, { of, by }] of state.known.entries()) {
    within(players, 0, [of], ["known", i, "of"]);
    within(players, -1, [by], ["known", i, "by"]);
  }
  within(state.sides.length, 0, state.winners ?? [], ["winners"]);
}
