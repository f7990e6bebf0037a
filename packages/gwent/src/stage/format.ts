import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import { FACTIONS } from "../cards/row.ts";
import { issueError } from "../issue.ts";
import { RULES_SCHEMA } from "../options.ts";
import { type Path, PLACE_NAMES } from "./names.ts";

const whole = z.int().check(z.minimum(0));
const name = z.string();
const optional = z.optional;

const ENTRY = z.union([name, z.strictObject({ card: name, by: optional(name), number: optional(whole) })], {
  error: "Write a card as X, as 3x X, or as { card: X, by: B, number: 7 }.",
});
const CARDS = z.union([whole, z.array(ENTRY)], { error: "Write a list of cards, or how many fillers." });
const ROW = z.array(ENTRY, { error: "Write a list of cards, left to right." });
const SLOT = z.union([name, z.strictObject({ card: name, by: optional(name), number: optional(whole) })], {
  error: "Write Horn, Mardroeme or leader.",
});
const LEADER = z.union(
  [name, z.strictObject({ id: name, spent: optional(z.boolean()), cancelled: optional(z.boolean()) })],
  { error: "Write a leader's id, or { id, spent: true }." },
);
/** A number per side: `10-8`, `[10, 8]`. */
const SCORE = z.union([z.string().check(z.regex(/^\d+(-\d+)+$/u)), z.array(whole)], {
  error: "Write a number per side, such as 10-8.",
});

/** What lies at a seat, or on a side. */
const SEAT = z.strictObject({
  faction: optional(z.enum(FACTIONS)),
  leader: optional(LEADER),
  hand: optional(CARDS),
  deck: optional(CARDS),
  close: optional(ROW),
  ranged: optional(ROW),
  siege: optional(ROW),
  slots: optional(z.strictObject({ close: optional(SLOT), ranged: optional(SLOT), siege: optional(SLOT) })),
  pile: optional(CARDS),
  gems: optional(whole),
  points: optional(whole),
  exchanges: optional(whole),
  leaders: optional(z.array(name)),
  hidden: optional(z.array(ENTRY)),
  decks: optional(z.array(z.unknown())),
  pick: optional(name),
  wins: optional(whole),
  out: optional(z.array(name)),
});

function perPlace<T extends z.ZodMiniType>(value: T): Record<string, z.ZodMiniOptional<T>> {
  return Object.fromEntries(PLACE_NAMES.map((place) => [place, optional(value)]));
}

const TABLE = {
  phase: optional(z.enum(["turn", "round", "start", "mulligan", "decks"])),
  round: optional(whole),
  turn: optional(name),
  starter: optional(name),
  weather: optional(ROW),
  passed: optional(z.array(name)),
  acted: optional(z.boolean()),
  rounds: optional(z.array(SCORE)),
  first: optional(name),
  game: optional(whole),
  decks: optional(z.record(z.string(), z.unknown())),
};

const POSITION = z.strictObject({ ...TABLE, ...perPlace(SEAT) });
export const OPTIONS = z.extend(RULES_SCHEMA, { seats: optional(whole) });

export type SeatInput = z.infer<typeof SEAT>;
export type CardsInput = z.infer<typeof CARDS>;
export type EntryInput = z.infer<typeof ENTRY>;
export type LeaderInput = z.infer<typeof LEADER>;
type ScoreInput = z.infer<typeof SCORE>;
export interface PositionInput extends z.infer<z.ZodMiniObject<typeof TABLE>> {
  /** What lies where, by the name of the seat or side, as written. */
  readonly places: readonly (readonly [string, SeatInput, readonly string[]])[];
  /** The keys as written: cards are numbered in this order. */
  readonly keys: readonly string[];
}

const COUNT_OR_CARDS = z.union([whole, z.array(name)], { error: "Write a number, or a list of cards." });
const CARD_LIST = z.array(name, { error: "Write a list of cards." });
const PER_SIDE = z.union([SCORE, z.record(z.string(), whole)], {
  error: "Write a number per side: 10-8, [10, 8] or { A: 10 }.",
});

const SEAT_EXPECT = z.strictObject({
  total: optional(whole),
  rows: optional(z.array(whole)),
  close: optional(COUNT_OR_CARDS),
  ranged: optional(COUNT_OR_CARDS),
  siege: optional(COUNT_OR_CARDS),
  strengths: optional(z.record(z.string(), z.union([whole, z.array(whole)]))),
  slots: optional(z.strictObject({ close: optional(name), ranged: optional(name), siege: optional(name) })),
  hand: optional(COUNT_OR_CARDS),
  handHas: optional(CARD_LIST),
  handLacks: optional(CARD_LIST),
  deck: optional(COUNT_OR_CARDS),
  deckHas: optional(CARD_LIST),
  deckLacks: optional(CARD_LIST),
  deckTop: optional(z.union([name, CARD_LIST])),
  deckBottom: optional(CARD_LIST),
  pile: optional(COUNT_OR_CARDS),
  pileHas: optional(CARD_LIST),
  pileLacks: optional(CARD_LIST),
  pileTop: optional(name),
  gems: optional(whole),
  points: optional(whole),
  passed: optional(z.boolean()),
  leader: optional(z.enum(["spent", "unspent", "cancelled"])),
  faction: optional(name),
  exchanges: optional(whole),
  leaders: optional(COUNT_OR_CARDS),
  hidden: optional(whole),
  wins: optional(whole),
});

const TABLE_EXPECT = {
  total: optional(PER_SIDE),
  gems: optional(PER_SIDE),
  points: optional(PER_SIDE),
  wins: optional(PER_SIDE),
  weather: optional(CARD_LIST),
  round: optional(whole),
  turn: optional(name),
  starter: optional(name),
  rounds: optional(z.array(SCORE)),
  winners: optional(z.array(name)),
  game: optional(whole),
  first: optional(name),
};

const EXPECT = z.strictObject({ ...TABLE_EXPECT, ...perPlace(SEAT_EXPECT) });

export type PerSideInput = z.infer<typeof PER_SIDE>;
export type SeatExpectation = z.infer<typeof SEAT_EXPECT>;
interface Expectation {
  readonly table: z.infer<z.ZodMiniObject<typeof TABLE_EXPECT>>;
  readonly places: readonly (readonly [string, SeatExpectation])[];
}

/** JSON Schemas of the parts of a scenario. */
export const SCHEMA: Readonly<Record<string, unknown>> = {
  options: z.toJSONSchema(OPTIONS, { io: "input" }),
  cards: { type: "object", additionalProperties: { type: "string" } },
  position: z.toJSONSchema(POSITION, { io: "input" }),
  expect: z.toJSONSchema(EXPECT, { io: "input" }),
};

export function readPosition(input: unknown): PositionInput {
  const given = input ?? {};
  const { table, places } = divided(parsed(POSITION, given, ["position"]));
  // The schema has passed, so that it is an object, and what lies at a place is a `SEAT`.
  const raw = given as Record<string, unknown>;
  const keys = Object.keys(raw);
  const found = Object.entries(places).map(
    ([place, seat]) => [place, seat as SeatInput, Object.keys(raw[place] ?? {})] as const,
  );
  return { ...table, keys, places: found.sort(([a], [b]) => keys.indexOf(a) - keys.indexOf(b)) };
}

export function readExpectation(input: unknown): Expectation {
  const { table, places } = divided(parsed(EXPECT, input, []));
  // The schema has passed, so that what is expected of a place is a `SEAT_EXPECT`.
  return { table, places: Object.entries(places) as [string, SeatExpectation][] };
}

/** What concerns the table apart from what concerns a seat or side. */
function divided(all: Record<string, unknown>): {
  table: Record<string, unknown>;
  places: Record<string, unknown>;
} {
  const isPlace = ([key, value]: [string, unknown]): boolean =>
    PLACE_NAMES.includes(key) && value !== undefined;
  const entries = Object.entries(all);
  return {
    table: Object.fromEntries(entries.filter((entry) => !isPlace(entry))),
    places: Object.fromEntries(entries.filter(isPlace)),
  };
}

/** Reads a part of a scenario; throws `InputError` with the path of what is wrong. */
export function parsed<T extends z.ZodMiniType>(schema: T, input: unknown, start: Path): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw issueError("scenario", result.error.issues, start);
}

/** `10-8` as numbers, one per side; throws `InputError` if there are more or fewer. */
export function readScore(score: ScoreInput, count: number, path: Path): number[] {
  const numbers = typeof score === "string" ? score.split("-").map(Number) : [...score];
  if (numbers.length === count) return numbers;
  throw new InputError("score", `This must be ${count} numbers, not ${numbers.length}.`, path);
}
