import * as z from "zod/mini";
import { CHARACTERS, SYMBOLS } from "../data/index.ts";
import { issueError } from "../issue.ts";
import { RULES_SCHEMA } from "../options.ts";
import type { Path } from "../refuse.ts";
import { PLACE_NAMES } from "./names.ts";

const optional = z.optional;
const name = z.string();
const whole = z.int().check(z.minimum(0));

/** Adds a note for editors that read the JSON Schema. */
export function noted<T extends z.ZodMiniType>(schema: T, description: string): z.ZodMiniOptional<T> {
  return optional(schema.check(z.describe(description)) as T);
}

const CARDS = z.union([whole, z.array(name)], { error: "Write a list of cards, or how many fillers." });
const LIST = z.array(name, { error: "Write a list of cards, left to right." });
const TOKENS = z.partialRecord(z.enum(SYMBOLS), whole);
const BY_SPACE = z.record(z.string().check(z.regex(/^\d+$/u)), whole);
const THRESHOLDS = z.tuple([whole, whole, whole]);
const PAIR = z
  .string()
  .check(z.regex(/^[CMED] ?[CMED]$/u, { error: "Write two symbols, left and right: MC." }));
const ROW = z.union([z.literal("empty"), LIST], { error: "Write the two cards of the row, or empty." });
const BOARD = z.union([whole, name, z.strictObject({ side: optional(name), at: optional(whole) })], {
  error: "Write the space of the marker, the side, or { side: A, at: 4 }.",
});

const SIDE = z.strictObject({
  top: noted(whole, "the last space; 14 if left out"),
  bonuses: noted(
    z.record(z.string().check(z.regex(/^\d+$/u)), name),
    "by space: `ability 1 or 2 XP`, `draw or 2 XP`, `show hand`, `2 active`, `2 XP`",
  ),
  vp: noted(BY_SPACE, "victory points by space"),
});

const SEAT = z.strictObject({
  character: noted(z.enum(CHARACTERS), "any that is free if left out"),
  hand: noted(CARDS, "empty if left out"),
  known: noted(z.union([z.literal("all"), LIST]), "cards of the hand that everybody knows of"),
  timeline: noted(
    LIST,
    "cards of earlier turns, left to right; `X covered E LEFT` has lost-symbol tokens on it",
  ),
  kept: noted(LIST, "cards kept in the cleaning just before; they follow `timeline`"),
  new: noted(LIST, "cards added in this Play step (an Automa's: in this Draft); they follow `kept`"),
  pool: noted(TOKENS, "tokens by symbol"),
  xp: noted(whole, "the normal marker"),
  gold: noted(whole, "the gold marker; off the track if left out, unless xp is 20"),
  vp: noted(whole, "0 if left out"),
  abilities: noted(
    z.array(name),
    "abilities 1 to 4: `used`, `available`, `locked`, or another ability in its place: `IGNORE_LOSS(1)`, `locked ALLY(2) at END`; used if left out",
  ),
  borrowed: noted(z.array(name), "ability cards of partners: `B1`, `used C3`"),
  thresholds: noted(THRESHOLDS, "of this character"),
});

export function perPlace<T extends z.ZodMiniType>(value: T): Record<string, z.ZodMiniOptional<T>> {
  return Object.fromEntries(PLACE_NAMES.map((place) => [place, optional(value)]));
}

export const PHASES = [
  "setup",
  "draft",
  "pick",
  "play",
  "slot",
  "tea",
  "scoring",
  "abilities",
  "cleaning",
  "final",
] as const;

const TABLE = {
  phase: noted(z.enum(PHASES), "what comes next; slot if left out"),
  chapter: noted(z.int().check(z.minimum(1), z.maximum(3)), "1 if left out"),
  turn: noted(z.int().check(z.minimum(1), z.maximum(3)), "the turn of the chapter; 1 if left out"),
  card: noted(z.union([name, whole]), "the printed chapter card; the first if left out"),
  pair: noted(PAIR, "the active symbols of this chapter instead, left and right"),
  pairs: noted(z.array(PAIR).check(z.length(3)), "those of all three chapters"),
  first: noted(name, "the first player, from whom the table is seated clockwise; A if left out"),
  initiative: noted(z.array(name), "first figure first; in the order of the table if left out"),
  rows: noted(z.array(ROW), "from the top; fillers where left out"),
  deck: noted(CARDS, "top card first; 30 fillers if left out"),
  discard: noted(CARDS, "newest card last"),
  side: noted(name, "the side of all boards: A, B1 to B5, one of `sides`; blank (no bonuses) if left out"),
  sides: noted(z.record(z.string(), SIDE), "sides that exist in this scenario only"),
  boards: noted(z.record(z.string(), BOARD), "by its partners: `{ AB: 4, CA: { side: A, at: 2 } }`"),
  thresholds: noted(THRESHOLDS, "of all characters: the XP of abilities 2, 3 and 4"),
  goldVp: noted(BY_SPACE, "what the gold marker is worth by space, for all characters"),
};

const POSITION = z.strictObject({ ...TABLE, ...perPlace(SEAT) });

export const OPTIONS = z.extend(RULES_SCHEMA, {
  humans: noted(
    z.int().check(z.minimum(1), z.maximum(5)),
    "as many as the position names, at least 3, if left out",
  ),
  first: noted(name, "the seat that the host names, with `firstPlayer: host`"),
});

export type CardsInput = z.infer<typeof CARDS>;
export type SeatInput = z.infer<typeof SEAT>;
export type SideInput = z.infer<typeof SIDE>;
export type BoardInput = z.infer<typeof BOARD>;
export type TableInput = z.infer<z.ZodMiniObject<typeof TABLE>>;
export interface PositionInput {
  readonly table: TableInput;
  /** What belongs to whom, by name. */
  readonly places: Readonly<Record<string, SeatInput>>;
}

export const SCHEMAS = {
  options: z.toJSONSchema(OPTIONS, { io: "input" }),
  cards: {
    type: "object",
    additionalProperties: { type: "string" },
    description: "names with what the cards show: `X: red C M LEFT C1(E)>R1`",
  },
  position: schemaOf(TABLE, SEAT),
};

/** The JSON Schema of a table and its players; it describes a player once for all their names. */
export function schemaOf(table: Readonly<Record<string, z.ZodMiniType>>, seat: z.ZodMiniType): object {
  return {
    ...z.toJSONSchema(z.strictObject(table), { io: "input" }),
    patternProperties: { [`^[${PLACE_NAMES.join("")}]$`]: z.toJSONSchema(seat, { io: "input" }) },
  };
}

export function readPosition(input: unknown): PositionInput {
  const { table, places } = divided(parsed(POSITION, input ?? {}, ["position"]));
  // The schema has passed, so that what lies at a place is a `SEAT`.
  return { table, places: places as Record<string, SeatInput> };
}

/** What concerns the table apart from what concerns a player. */
export function divided(all: Record<string, unknown>): {
  table: Record<string, unknown>;
  places: Record<string, unknown>;
} {
  const entries = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    table: Object.fromEntries(entries.filter(([key]) => !PLACE_NAMES.includes(key))),
    places: Object.fromEntries(entries.filter(([key]) => PLACE_NAMES.includes(key))),
  };
}

/** Reads a part of a scenario; throws `InputError` with the path of what is wrong. */
export function parsed<T extends z.ZodMiniType>(schema: T, input: unknown, start: Path): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw issueError("scenario", result.error.issues, start);
}
