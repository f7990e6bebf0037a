import { InputError } from "@medallion/kernel";
import type { Path } from "../refuse.ts";
import type { Seated } from "../rules/circle.ts";
import { isLaid, partnerOn } from "../rules/circle.ts";
import { playerCount } from "../rules/table.ts";
import type { PlayerIndex, State } from "../state.ts";

const HUMANS: readonly string[] = ["A", "B", "C", "D", "E"];
const AUTOMAS: readonly string[] = ["X", "Y"];

/** Every name a player can have in a scenario. */
export const PLACE_NAMES: readonly string[] = [...HUMANS, ...AUTOMAS];

/** Humans by their seats, then the Automas (RO-12.1). */
export function playerNames(humans: number): readonly string[] {
  return [...HUMANS.slice(0, humans), ...AUTOMAS.slice(0, playerCount({ humans }) - humans)];
}

/**
 * How many humans a position speaks of: who names an Automa leaves that many seats to humans, else there are three
 * or as many as the last seat named.
 */
export function humansAmong(names: readonly string[]): number {
  if (names.includes("Y")) return 1;
  if (names.includes("X")) return 2;
  return Math.max(3, ...names.map((name) => HUMANS.indexOf(name) + 1));
}

export function playersOf(state: State): readonly string[] {
  return playerNames(state.options.humans);
}

export function nameOf(state: State, player: PlayerIndex): string {
  return playersOf(state)[player] ?? "none";
}

/** Seats that answer; Automas do not. */
export function seatsOf(state: State): readonly string[] {
  return playersOf(state).slice(0, state.options.humans);
}

export function playerNamed(state: State, name: string, path: Path): PlayerIndex {
  return indexNamed(playersOf(state), name, path);
}

export function indexNamed(names: readonly string[], name: string, path: Path): number {
  const index = names.indexOf(name);
  if (index >= 0) return index;
  throw new InputError("unknown-seat", `There is no "${name}": write ${names.join(", ")}.`, path);
}

/** A board is called by its two partners, `AB`; first the one whose left board it is. */
export function boardName(state: State, board: PlayerIndex): string {
  return `${nameOf(state, board)}${nameOf(state, partnerOn(state, board, board))}`;
}

/** The boards of a table, by the player whose left board it is. */
export function boardsOf(seated: Seated): readonly PlayerIndex[] {
  return seated.circle.filter((player) => isLaid(seated, player));
}

/** The board of two partners, written in either order. */
export function boardNamed(state: State, name: string, path: Path): PlayerIndex {
  const board = state.circle.find((player) => {
    const called = boardName(state, player);
    return called === name || [...called].reverse().join("") === name;
  });
  if (board !== undefined) return board;
  const known = state.circle.map((player) => boardName(state, player));
  throw new InputError("unknown-board", `There is no board "${name}": write ${known.join(", ")}.`, path);
}
