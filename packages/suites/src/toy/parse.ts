import { type Forced, InputError, type RandomState } from "@medallion/kernel";
import { CARDS } from "./cards.ts";
import { broken } from "./invariants.ts";
import { parseOptions } from "./lobby.ts";
import type { Open, State, Step } from "./state.ts";

export const RULES_VERSION = 1;

/** Reads a saved state; throws `InputError` at the first value that no game of this version can hold. */
export function parseState(input: unknown, rulesVersion: number): State {
  if (rulesVersion !== RULES_VERSION)
    throw new InputError("unknown-version", `Only version ${RULES_VERSION} can be read.`, ["rulesVersion"]);
  const from = record(input, []);
  const options = parseOptions(from.options);
  const seats = options.patrons.length;
  const cards = (value: unknown, path: Path) =>
    list(value, path).map((one, i) => below(one, CARDS.length, [...path, i]));
  const numbers = (value: unknown, path: Path) => list(value, path).map((one, i) => whole(one, [...path, i]));
  const perSeat = <T>(name: string, read: (value: unknown, path: Path) => T, count = seats): T[] =>
    list(from[name], [name], count).map((one, i) => read(one, [name, i]));
  const state: State = {
    options,
    random: randomState(from.random),
    handles: list(from.handles, ["handles"], CARDS.length).map((one, i) => whole(one, ["handles", i], -1)),
    nextHandle: whole(from.nextHandle, ["nextHandle"]),
    deck: cards(from.deck, ["deck"]),
    hands: perSeat("hands", cards),
    rows: perSeat("rows", cards),
    discard: cards(from.discard, ["discard"]),
    seen: perSeat("seen", numbers, seats + 1),
    marked: perSeat("marked", cards),
    open: perSeat("open", open),
    asked: perSeat("asked", whole),
    passed: perSeat("passed", truth),
    shown: perSeat("shown", truth),
    agenda: list(from.agenda, ["agenda"]).map((one, i) => step(one, seats, ["agenda", i])),
    ended: truth(from.ended, ["ended"]),
  };
  const wrong = broken(state)[0];
  if (wrong !== undefined) throw new InputError("impossible-state", `${wrong}.`);
  return state;
}

type Path = readonly (string | number)[];

function refuse(sentence: string, path: Path): never {
  throw new InputError("bad-state", sentence, path);
}

function record(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse("Give an object.", path);
  return { ...value };
}

function list(value: unknown, path: Path, count?: number): readonly unknown[] {
  if (!Array.isArray(value)) return refuse("Give a list.", path);
  if (count !== undefined && value.length !== count) return refuse(`Give ${count} entries.`, path);
  return value;
}

function whole(value: unknown, path: Path, least = 0): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least)
    return refuse(`Give a whole number from ${least} on.`, path);
  return value;
}

function below(value: unknown, bound: number, path: Path): number {
  const number = whole(value, path);
  return number < bound ? number : refuse(`Give a number below ${bound}.`, path);
}

function truth(value: unknown, path: Path): boolean {
  return typeof value === "boolean" ? value : refuse("Give true or false.", path);
}

function open(value: unknown, path: Path): Open | null {
  if (value === null) return null;
  const { kind, id } = record(value, path);
  if (kind !== "exchange" && kind !== "turn" && kind !== "target") return refuse("No such question.", path);
  return { kind, id: whole(id, [...path, "id"]) };
}

function step(value: unknown, seats: number, path: Path): Step {
  const { kind, seat } = record(value, path);
  switch (kind) {
    case "deal":
    case "exchange":
    case "score":
      return { kind };
    case "turn":
    case "draw":
    case "peek":
    case "call":
    case "gust":
    case "renew":
      return { kind, seat: below(seat, seats, [...path, "seat"]) };
    default:
      return refuse("No such step.", path);
  }
}

function randomState(value: unknown): RandomState {
  const from = record(value, ["random"]);
  if (typeof from.key !== "string" || !/^[0-9a-f]{64}$/.test(from.key))
    return refuse("Give 64 hex digits.", ["random", "key"]);
  const at = list(from.at, ["random", "at"]).map((one, i) => whole(one, ["random", "at", i]));
  if (from.forced === undefined) return { key: from.key, at };
  const forced = list(from.forced, ["random", "forced"]).map((one, i) =>
    forcedResult(one, ["random", "forced", i]),
  );
  return { key: from.key, at, forced };
}

function forcedResult(value: unknown, path: Path): Forced {
  if (value === "keep" || value === "reverse") return value;
  if (Array.isArray(value)) return value.map((one, i) => whole(one, [...path, i]));
  return whole(value, path);
}
