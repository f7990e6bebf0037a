import type { Seat } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { COMPONENTS, type Path } from "../data/index.ts";
import { type Place, type State, seatsOf } from "../state.ts";

/** Every name a seat can have in a scenario. */
export const SEAT_NAMES: readonly string[] = ["A", "B", "C", "D", "E"];

/** Clockwise from seat 0 (OW-1.4). */
export function namesOfSeats(seats: number): readonly string[] {
  return SEAT_NAMES.slice(0, seats);
}

export function seatNames(state: State): readonly string[] {
  return namesOfSeats(seatsOf(state));
}

export function nameOf(state: State, seat: Seat): string {
  return seatNames(state)[seat] ?? "none";
}

export function indexNamed(names: readonly string[], name: string, path: Path): number {
  const index = names.indexOf(name);
  if (index >= 0) return index;
  throw new InputError("unknown-name", `There is no "${name}": write ${names.join(", ")}.`, path);
}

/** The place of a word in a list, -1 if it is none of them. */
export function placeIn(words: readonly unknown[], word: unknown): number {
  return words.indexOf(word);
}

/** `kaerMorhen` as people write it: Kaer Morhen. */
export function titled(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z])/gu, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ways to write the name of something, the usual one first. */
export function waysToName(id: string): readonly string[] {
  return [...new Set([id, titled(id), id.toLowerCase()])];
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
}

/** The id that is meant, however its words are joined. */
export function idNamed(ids: Iterable<string>, name: string, what: string, path: Path): string {
  const wanted = plain(name);
  const known = [...ids];
  const id = known.find((one) => plain(one) === wanted);
  if (id !== undefined) return id;
  throw new InputError("unknown-name", `There is no ${what} "${name}": write ${known.join(", ")}.`, path);
}

/** A location by its number or its name. */
export function placeNamed(written: string | number, path: Path): Place {
  const { locations } = COMPONENTS;
  const number = Number(written);
  if (Number.isInteger(number)) {
    if (locations[number] !== undefined) return number;
    throw new InputError("location", `Locations have the numbers 0 to ${locations.length - 1}.`, path);
  }
  const id = idNamed(
    locations.map((location) => location.id),
    String(written),
    "location",
    path,
  );
  return locations.findIndex((location) => location.id === id);
}

export function placeName(place: Place): string {
  return place < 0 ? "none" : titled(at(COMPONENTS.locations, place).id);
}

/** All ways to write a location. */
export function waysToPlace(place: Place): readonly string[] {
  return [
    ...waysToName(at(COMPONENTS.locations, place).id).slice(1, 2),
    at(COMPONENTS.locations, place).id,
    String(place),
  ];
}
