import * as z from "zod/mini";
import { DAY } from "./account.ts";
import type { Clock, Place, Settings } from "./settings.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const seatSchema = z.int().check(z.minimum(0), z.maximum(99));
export const personSchema = z.string().check(z.minLength(1), z.maxLength(100));
export const nameSchema = z.string().check(z.maxLength(100));
export const botSchema = z.string().check(z.minLength(1), z.maxLength(100));

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const away = between(0, 10 * MINUTE);

const clockSchema: z.ZodMiniType<Clock> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("move"), allowance: between(5 * SECOND, DAY), away }),
  z.strictObject({
    kind: z.literal("bank"),
    bank: between(30 * SECOND, DAY),
    increment: between(0, 10 * MINUTE),
    away,
  }),
  z.strictObject({ kind: z.literal("correspondence"), days: between(1, 14) }),
]);

const MOST_RULES = 32;
const ruleSchema = z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]);

/** The wish for a table as it comes from outside. Whether the game knows it, `Room.found` says. */
export const settingsSchema: z.ZodMiniType<Settings> = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(50)),
  mode: z.string().check(z.minLength(1), z.maxLength(50)),
  seats: between(1, 10),
  rules: z
    .record(z.string().check(z.maxLength(50)), ruleSchema)
    .check(z.refine((rules) => Object.keys(rules).length <= MOST_RULES)),
  clock: clockSchema,
  takebacks: z.enum(["none", "asked", "free"]),
  rated: z.boolean(),
  openHands: z.boolean(),
  spectators: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("delayed"), seconds: between(0, 3600) }),
  ]),
  open: z.boolean(),
});

export const placeSchema: z.ZodMiniType<Place> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({
    kind: z.literal("person"),
    person: personSchema,
    name: nameSchema,
    guest: z.boolean(),
    standIn: z.exactOptional(botSchema),
  }),
  z.strictObject({ kind: z.literal("bot"), bot: botSchema, name: nameSchema }),
]);
