import { at, InputError } from "@medallion/kernel";
import { nearest } from "../decks/nearest.ts";
import type { Mode } from "../options.ts";
import type { State } from "../state.ts";
import { isAutomaton, tableOf } from "../state.ts";

export type Path = readonly (string | number)[];

/** What scenarios call the specials besides their ids (GW-1.5). */
const NICKNAMES: Readonly<Record<string, string>> = {
  "biting-frost": "Frost",
  "impenetrable-fog": "Fog",
  "torrential-rain": "Rain",
  "skellige-storm": "Storm",
  "clear-weather": "Clear Weather",
  "commanders-horn": "Horn",
  scorch: "Scorch",
  decoy: "Decoy",
  mardroeme: "Mardroeme",
};

const BY_NICKNAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NICKNAMES).map(([id, nickname]) => [nickname, id]),
);

export const ALL_NICKNAMES: readonly string[] = Object.values(NICKNAMES);

/** The ways to name a card, the shortest first. */
export function namesOf(id: string): readonly string[] {
  const nickname = NICKNAMES[id];
  return nickname === undefined ? [id] : [nickname, id];
}

export function nameOf(id: string): string {
  return NICKNAMES[id] ?? id;
}

/** The id of the card that a scenario names; throws `InputError` if there is none. */
export function idNamed(known: ReadonlySet<string>, name: string, path: Path): string {
  const id = BY_NICKNAME.get(name) ?? name;
  if (known.has(id)) return id;
  const meant = nearest(name, [...known, ...ALL_NICKNAMES]);
  const hint = meant === undefined ? "" : ` Do you mean ${meant}?`;
  throw new InputError("unknown-card", `There is no card "${name}".${hint}`, path);
}

export function knownCards(state: State): ReadonlySet<string> {
  return new Set(tableOf(state).kindOf.keys());
}

/** A place that cards lie at and numbers belong to: a player, or only the side of a team. */
export interface Place {
  readonly player: number | undefined;
  readonly side: number;
}

const LETTERS = ["A", "B", "C", "D", "E"];
const TEAM = ["A1", "B1", "A2", "B2"];
const SOLO = ["Player", "AU"];

/** Every name that any mode gives to a seat or a side. */
export const PLACE_NAMES = [...LETTERS, ...TEAM, ...SOLO] as const;

export function playerNames(mode: Mode, players: number): readonly string[] {
  if (mode === "team") return TEAM;
  return mode === "solo" ? SOLO : LETTERS.slice(0, players);
}

function sideNames(mode: Mode, sides: number): readonly string[] {
  return mode === "solo" ? SOLO : LETTERS.slice(0, sides);
}

export function playersOf(state: State): readonly string[] {
  return playerNames(state.options.mode, state.players.length);
}

export function sidesOf(state: State): readonly string[] {
  return sideNames(state.options.mode, state.sides.length);
}

/** Names of the seats; the automaton is none. */
export function seatsOf(state: State): readonly string[] {
  return playersOf(state).filter((_, player) => !isAutomaton(state, player));
}

/** The player of that name. */
export function playerNamed(state: State, name: string, path: Path): number {
  const player = playersOf(state).indexOf(name);
  if (player >= 0) return player;
  throw new InputError("unknown-seat", `There is no "${name}": write ${playersOf(state).join(", ")}.`, path);
}

/** The player or the side of that name. */
export function placeNamed(state: State, name: string, path: Path): Place {
  const player = playersOf(state).indexOf(name);
  if (player >= 0) return { player, side: at(state.players, player).side };
  const side = sidesOf(state).indexOf(name);
  if (side >= 0) return { player: undefined, side };
  const names = [...new Set([...playersOf(state), ...sidesOf(state)])];
  throw new InputError("unknown-seat", `There is no "${name}": write ${names.join(", ")}.`, path);
}
