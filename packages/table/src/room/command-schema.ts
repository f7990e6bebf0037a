import { InputError } from "@medallion/kernel";
import type { GameRecord } from "@medallion/records";
import * as z from "zod/mini";
import { type Actor, type LogEntry, PRESETS, type RoomCommand } from "./command.ts";
import {
  botSchema,
  nameSchema,
  personSchema,
  placeSchema,
  seatSchema,
  settingsSchema,
} from "./settings-schema.ts";
import { LONGEST_SAID } from "./talking.ts";

/** What people may send; the rest comes from the host alone. */
export type PersonCommand = Exclude<
  RoomCommand,
  { kind: "bot" | "gone" | "back" | "close" | "callOff" | "tick" }
>;

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000));
const seat = seatSchema;
const pick = z.exactOptional(z.string().check(z.minLength(1), z.maxLength(20_000)));
const salt = z.exactOptional(z.string().check(z.maxLength(100)));
const verdict = z.enum(["wait", "bot", "end"]);
const proposed = z.enum(["draw", "abort", "takeback", "pause", "rematch"]);
const said = z.string().check(z.minLength(1), z.maxLength(LONGEST_SAID));

const ofPeople = [
  z.strictObject({
    kind: z.literal("sit"),
    seat: z.exactOptional(seat),
    pick,
    salt,
    ready: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("leave"), seat }),
  z.strictObject({
    kind: z.literal("place"),
    seat,
    place: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("open") }),
      z.strictObject({ kind: z.literal("bot"), bot: botSchema, pick }),
    ]),
  }),
  z.strictObject({
    kind: z.literal("answer"),
    seat,
    question: z.union([whole, z.literal("offer")]),
    choice: whole,
  }),
  z.strictObject({ kind: z.literal("resign"), seat }),
  z.strictObject({ kind: z.literal("standIn"), seat, bot: botSchema }),
  z.strictObject({ kind: z.literal("takeOver"), seat }),
  z.strictObject({ kind: z.literal("propose"), seat, what: proposed }),
  z.strictObject({ kind: z.literal("reply"), seat, yes: z.boolean() }),
  z.strictObject({ kind: z.literal("withdraw"), seat }),
  z.strictObject({ kind: z.literal("resume"), seat }),
  z.strictObject({ kind: z.literal("vote"), seat, about: seat, verdict }),
  z.strictObject({ kind: z.literal("say"), text: said }),
  z.strictObject({ kind: z.literal("sayPreset"), preset: z.enum(PRESETS) }),
  z.strictObject({ kind: z.literal("chat"), open: z.boolean() }),
] as const;

/** Read by its own schema where a room is made of it. */
export const recordLike = z.custom<GameRecord>((value) => typeof value === "object" && value !== null);

const ofHost = [
  z.strictObject({ kind: z.literal("bot"), seat, question: whole, choice: whole }),
  z.strictObject({ kind: z.literal("gone"), seat }),
  z.strictObject({ kind: z.literal("back"), seat }),
  z.strictObject({ kind: z.literal("close"), reason: z.string().check(z.maxLength(LONGEST_SAID)) }),
  z.strictObject({ kind: z.literal("callOff") }),
  z.strictObject({ kind: z.literal("tick") }),
  z.strictObject({
    kind: z.literal("found"),
    settings: settingsSchema,
    places: z.array(placeSchema),
    from: z.exactOptional(recordLike),
  }),
] as const;

export const roomCommandSchema: z.ZodMiniType<PersonCommand> = z.discriminatedUnion("kind", ofPeople);

const actorSchema: z.ZodMiniType<Actor> = z.union([
  z.literal("host"),
  z.strictObject({ person: personSchema, name: nameSchema, guest: z.boolean() }),
]);

export const SEED = /^[0-9a-f]{64}$/;

/** A line of a log as storage gives it back. */
export const logEntrySchema: z.ZodMiniType<LogEntry> = z.strictObject({
  at: z.int().check(z.nonnegative()),
  by: actorSchema,
  command: z.discriminatedUnion("kind", [...ofPeople, ...ofHost]),
  seed: z.exactOptional(z.string().check(z.regex(SEED))),
  rulesVersion: z.exactOptional(whole),
});

/** Reads a line of a log; throws `InputError`. */
export function parseLogEntry(input: unknown): LogEntry {
  return parsed(
    logEntrySchema,
    input,
    "bad-log",
    "This line of the log is damaged; restore it from a backup.",
  );
}

/** Reads data from outside by a schema; throws `InputError` with the path of what is wrong. */
export function parsed<T>(schema: z.ZodMiniType<T>, input: unknown, code: string, sentence: string): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const path = (result.error.issues[0]?.path ?? []).map((part) =>
    typeof part === "number" ? part : String(part),
  );
  throw new InputError(code, sentence, path);
}
