import { at, commitment, type InputError, type Told } from "@medallion/kernel";
import * as z from "zod/mini";
import { type Entry, entrySchema } from "./entry.ts";
import { type Holder, holderSchema } from "./holder.ts";
import { refuse } from "./refuse.ts";

/** One game as plain data: all that is needed to play it again. Holds the seed: never leaves a running online table. */
export interface GameRecord {
  readonly format: "medallion-record";
  readonly version: 1;
  readonly game: string;
  /** Who sat where when the game began. */
  readonly seats: readonly Holder[];
  /** 64 hex digits. */
  readonly seed: string;
  /** One per person in seat order, or none at a local table. */
  readonly salts: readonly string[];
  /** What was published before the first card was dealt: the SHA-256 of the seed. */
  readonly commitment: string;
  /** At least one; their versions of the rules rise. */
  readonly segments: readonly Segment[];
}

/** The part of a game played under one version of the rules: the first begins by setup, later ones from a checkpoint. */
export interface Segment {
  readonly rulesVersion: number;
  readonly options?: unknown;
  readonly start?: unknown;
  readonly history: readonly Entry[];
  /** What happened, for viewing when these rules are no longer at hand; a save writes it down. */
  readonly told?: readonly Told[];
}

export const RECORD_VERSION = 1;

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const eventSchema = z.looseObject({ kind: z.string() });
const toldSchema = z.strictObject({
  event: eventSchema,
  to: z.union([z.literal("all"), z.array(z.int())]),
  others: z.exactOptional(eventSchema),
});

const segmentSchema: z.ZodMiniType<Segment> = z.strictObject({
  rulesVersion: z.int().check(z.nonnegative()),
  options: z.optional(z.unknown()),
  start: z.optional(z.unknown()),
  history: z.array(entrySchema),
  told: z.exactOptional(z.array(toldSchema)),
});

const recordSchema: z.ZodMiniType<GameRecord> = z.strictObject({
  format: z.literal("medallion-record"),
  version: z.literal(RECORD_VERSION),
  game: z.string().check(z.minLength(1)),
  seats: z.array(holderSchema).check(z.minLength(1)),
  seed: hex,
  salts: z.array(z.string().check(z.maxLength(200))),
  commitment: hex,
  segments: z.array(segmentSchema).check(z.minLength(1)),
});

/** Reads a record from outside; throws `InputError`. Whether its entries are legal, only replay can tell. */
export function parseRecord(input: unknown): GameRecord {
  const { format, version } = looseHead.safeParse(input).data ?? {};
  if (format !== "medallion-record") throw refuse("wrong-format", ["format"]);
  if (typeof version === "number" && version > RECORD_VERSION) throw refuse("newer-save", ["version"]);
  const parsed = recordSchema.safeParse(input);
  if (!parsed.success) throw misshapen(at(parsed.error.issues, 0).path);
  checkSalts(parsed.data);
  checkSegments(parsed.data.segments);
  return parsed.data;
}

const looseHead = z.looseObject({ format: z.unknown(), version: z.unknown() });

function checkSalts({ seats, salts }: GameRecord): void {
  const people = seats.filter((seat) => seat.who === "person").length;
  if (salts.length !== 0 && salts.length !== people) throw misshapen(["salts"]);
}

function checkSegments(segments: readonly Segment[]): void {
  let before = -1;
  for (const [index, segment] of segments.entries()) {
    if ((segment.options === undefined) !== index > 0) throw misshapen(["segments", index, "options"]);
    if ((segment.start === undefined) !== (index === 0)) throw misshapen(["segments", index, "start"]);
    if (segment.rulesVersion <= before) throw misshapen(["segments", index, "rulesVersion"]);
    before = segment.rulesVersion;
  }
}

function misshapen(path: readonly PropertyKey[]): InputError {
  return refuse(
    "bad-shape",
    path.map((part) => (typeof part === "number" ? part : String(part))),
  );
}

/** What a new game is recorded with. */
export interface Beginning {
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly options: unknown;
  readonly seats: readonly Holder[];
  readonly seed: string;
  readonly salts?: readonly string[];
}

/** The record of a game that begins now. */
export function startRecord({ game, options, seats, seed, salts = [] }: Beginning): GameRecord {
  return {
    format: "medallion-record",
    version: RECORD_VERSION,
    game: game.id,
    seats,
    seed,
    salts,
    commitment: commitment(seed),
    segments: [{ rulesVersion: game.rulesVersion, options, history: [] }],
  };
}

/** The record with more entries at the end of its last segment. */
export function withEntries(record: GameRecord, ...entries: readonly Entry[]): GameRecord {
  const last = lastSegment(record);
  const grown: Segment = { ...last, history: [...last.history, ...entries] };
  return { ...record, segments: [...record.segments.slice(0, -1), grown] };
}

/** The record with, or without, what happened in its last segment. */
export function withTold(record: GameRecord, told: readonly Told[] | undefined): GameRecord {
  const { told: _, ...last } = lastSegment(record);
  const segment: Segment = told === undefined ? last : { ...last, told };
  return { ...record, segments: [...record.segments.slice(0, -1), segment] };
}

/** The record without what can be told again by playing it. */
export function withoutTold(record: GameRecord): GameRecord {
  return { ...record, segments: record.segments.map(({ told: _, ...segment }) => segment) };
}

export function lastSegment(record: GameRecord): Segment {
  return at(record.segments, record.segments.length - 1);
}

/** The record as it was when only its first `count` entries, counted through all segments, were written. */
export function firstEntries(record: GameRecord, count: number): GameRecord {
  const segments: Segment[] = [];
  let left = count;
  for (const segment of record.segments) {
    segments.push({ ...segment, history: segment.history.slice(0, Math.max(left, 0)) });
    left -= segment.history.length;
    if (left < 0) break;
  }
  return { ...record, segments };
}
