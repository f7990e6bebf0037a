import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import {
  type Ability,
  type ActionCard,
  type AllianceSide,
  CHARACTERS,
  type ChapterCard,
  COLOURS,
  DIRECTIONS,
  type Effect,
  type PlayerBoard,
  POINTS,
  SLOTS,
  SYMBOLS,
  WINDOWS,
} from "./types.ts";

/** Where in the data something stands. */
export type Path = readonly (string | number)[];

const symbol = z.enum(SYMBOLS);
const colour = z.enum(COLOURS);
const character = z.enum(CHARACTERS);
const whole = z.int().check(z.minimum(0));
const positive = z.int().check(z.minimum(1));
const id = z.string().check(z.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/u));
const worth = z.tuple([whole, whole]);

const bare = <const K extends string>(k: K) => z.strictObject({ k: z.literal(k) });
const withSymbol = <const K extends string>(k: K) => z.strictObject({ k: z.literal(k), symbol });
const withColour = <const K extends string>(k: K) => z.strictObject({ k: z.literal(k), colour });

const EFFECT = z.strictObject({
  timing: z.enum(["standard", "tea"]),
  condition: z.discriminatedUnion("k", [
    withSymbol("C1"),
    withSymbol("C2"),
    bare("C3"),
    withColour("C4"),
    withColour("C5"),
    withColour("C6"),
    withColour("C7"),
    withColour("C8"),
    bare("C9"),
    bare("C10"),
  ]),
  result: z.discriminatedUnion("k", [
    bare("R1"),
    bare("R2"),
    bare("R3"),
    bare("R4"),
    bare("R5"),
    bare("R6"),
    bare("R7"),
    withSymbol("R8"),
    withSymbol("R9"),
    z.strictObject({ k: z.literal("R10"), symbols: z.tuple([symbol, symbol, symbol]) }),
  ]),
});

const CARD = z.strictObject({
  id,
  colour,
  symbols: z.array(symbol).check(z.maxLength(2)),
  pass: z.optional(z.enum(DIRECTIONS)),
  effect: z.optional(EFFECT),
  owner: z.optional(character),
});

const place = {
  id,
  character,
  slot: z.literal(SLOTS),
  window: z.enum(WINDOWS),
  point: z.enum(POINTS),
};
const counted = z.strictObject({ count: positive });
const plain = <const P extends string>(primitive: P) =>
  z.strictObject({ ...place, primitive: z.literal(primitive) });
const withCount = <const P extends string>(primitive: P) =>
  z.strictObject({ ...place, primitive: z.literal(primitive), params: counted });

const ABILITY = z.discriminatedUnion("primitive", [
  withCount("IGNORE_LOSS"),
  plain("FULL_RESULT"),
  withCount("TIMELINE_TO_HAND"),
  plain("EXTRA_PLAY_THEN_DRAW"),
  z.strictObject({
    ...place,
    primitive: z.literal("GAIN_ACTIVE"),
    params: z.union([counted, z.strictObject({ each: z.literal(true) })]),
  }),
  withCount("CONVERT"),
  withCount("UNCOVER"),
  withCount("REPEAT"),
  withCount("WILD_COLOUR"),
  plain("BORROW"),
  plain("TEA_HOST"),
  plain("DRAFT_SWAP"),
  withCount("DRAFT_PEEK"),
  plain("DRAFT_FIRST"),
  plain("DRAFT_EXTRA"),
  withCount("KEEP_EXTRA"),
  plain("STUDY"),
  withCount("INACTIVE_XP"),
  withCount("ALLY"),
]);

const BOARD = z.strictObject({
  character,
  thresholds: z.tuple([positive, positive, positive]),
  goldVp: z.array(worth),
});

/** Nothing here moves a marker (RO-8.18); the values of n and of the XP are free (RO-8.19). */
const BONUS = z.discriminatedUnion("k", [
  z.strictObject({ k: z.literal("abilityOrXp"), ability: z.literal([1, 3]), xp: positive }),
  z.strictObject({ k: z.literal("drawOrXp"), xp: positive }),
  z.strictObject({ k: z.literal("showHand") }),
  z.strictObject({ k: z.literal("activeAny"), n: positive }),
  z.strictObject({ k: z.literal("xp"), n: positive }),
]);

const SIDE = z.strictObject({
  id,
  top: positive,
  bonuses: z.record(z.string().check(z.regex(/^[1-9]\d*$/u)), BONUS),
  vp: z.array(worth),
});

const pair = z.tuple([symbol, symbol]);
const CHAPTER = z.strictObject({
  id,
  pairs: z.tuple([pair, pair, pair]),
  initiative: z.array(character),
});

const COMPONENTS = z.strictObject({
  version: whole,
  action: z.array(z.unknown()),
  starting: z.array(z.unknown()),
  abilities: z.array(z.unknown()),
  boards: z.array(z.unknown()),
  sideA: z.unknown(),
  sidesB: z.array(z.unknown()),
  chapters: z.array(z.unknown()),
});

// What has passed a strict schema has its type; the schemas say more than types can.
export const shapeOfEffect = (input: unknown, path: Path): Effect => shaped(EFFECT, input, path) as Effect;
export const shapeOfCard = (input: unknown, path: Path): ActionCard =>
  shaped(CARD, input, path) as ActionCard;
export const shapeOfAbility = (input: unknown, path: Path): Ability =>
  shaped(ABILITY, input, path) as Ability;
export const shapeOfBoard = (input: unknown, path: Path): PlayerBoard => shaped(BOARD, input, path);
export const shapeOfSide = (input: unknown, path: Path): AllianceSide => shaped(SIDE, input, path);
export const shapeOfChapter = (input: unknown, path: Path): ChapterCard => shaped(CHAPTER, input, path);
export const shapeOfComponents = (input: unknown): z.infer<typeof COMPONENTS> =>
  shaped(COMPONENTS, input, []);

function shaped<T>(schema: z.ZodMiniType<T>, input: unknown, path: Path): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const inner = (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
  throw new InputError("data", sentenceOf(issue), [...path, ...inner]);
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "unrecognized_keys":
      return `There is nothing called ${issue.keys.join(", ")} here.`;
    case "invalid_value":
      return `This must be one of ${issue.values.join(", ")}.`;
    case "invalid_type":
      return `This must be of type ${issue.expected}.`;
    case "too_big":
      return `This must be at most ${issue.maximum}.`;
    case "too_small":
      return `This must be at least ${issue.minimum}.`;
    default:
      return "This is none of the known kinds.";
  }
}
