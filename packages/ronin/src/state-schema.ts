import * as z from "zod/mini";
import { POINTS } from "./data/index.ts";
import { OPTIONS_SCHEMA } from "./options.ts";
import type { Ask, Step } from "./state.ts";

const whole = z.int();
const wholes = z.array(whole);

const WORK = z.strictObject({
  player: whole,
  card: whole,
  place: whole,
  during: z.enum(["play", "cleaning", "tea"]),
  partner: whole,
  ignored: whole,
  full: z.boolean(),
  wild: whole,
});

const point = z.enum(POINTS);
const step = <const K extends Step["kind"]>(kind: K) => z.strictObject({ kind: z.literal(kind) });
const stepAt = <const K extends Step["kind"]>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), at: whole });
const stepOf = <const K extends Step["kind"]>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), player: whole });

type SchemaOf<Union extends { kind: string }> = {
  [Kind in Union["kind"]]: z.core.$ZodType<Extract<Union, { kind: Kind }>>;
};

/** Every kind of step: a new one that is missing here does not compile. */
const STEPS = {
  start: step("start"),
  "chapter-card": step("chapter-card"),
  supply: step("supply"),
  character: stepAt("character"),
  automa: stepAt("automa"),
  board: stepAt("board"),
  ready: step("ready"),
  turn: step("turn"),
  refresh: step("refresh"),
  pick: stepAt("pick"),
  place: stepOf("place"),
  window: z.strictObject({ kind: z.literal("window"), player: whole, point }),
  "new-order": step("new-order"),
  commit: step("commit"),
  reveal: step("reveal"),
  slot: stepAt("slot"),
  effect: z.strictObject({ kind: z.literal("effect"), work: WORK }),
  draw: stepOf("draw"),
  discard: stepOf("discard"),
  tea: stepAt("tea"),
  "automa-tea": z.strictObject({ kind: z.literal("automa-tea"), player: whole, card: whole }),
  pairs: stepOf("pairs"),
  points: z.strictObject({ kind: z.literal("points"), board: whole, points: whole }),
  bonus: z.strictObject({ kind: z.literal("bonus"), board: whole, space: whole, player: whole }),
  "turn-end": step("turn-end"),
  "score-xp": step("score-xp"),
  "score-vp": step("score-vp"),
  "end-window": stepAt("end-window"),
  clean: step("clean"),
  keep: step("keep"),
  "next-pair": step("next-pair"),
  quest: step("quest"),
  "quest-reveal": step("quest-reveal"),
  gold: step("gold"),
  alliance: step("alliance"),
  result: step("result"),
} as const satisfies SchemaOf<Step>;

const asked = { id: whole, seat: whole };
const ask = <const K extends Ask["kind"]>(kind: K) => z.strictObject({ ...asked, kind: z.literal(kind) });
const askAbout = <const K extends Ask["kind"]>(kind: K) =>
  z.strictObject({ ...asked, kind: z.literal(kind), work: WORK });

const ASKS = {
  character: z.strictObject({ ...asked, kind: z.literal("character"), offer: wholes }),
  automa: z.strictObject({ ...asked, kind: z.literal("automa"), player: whole }),
  board: z.strictObject({
    ...asked,
    kind: z.literal("board"),
    board: whole,
    offer: wholes,
    open: z.boolean(),
  }),
  place: ask("place"),
  take: ask("take"),
  discard: ask("discard"),
  play: ask("play"),
  ability: z.strictObject({
    ...asked,
    kind: z.literal("ability"),
    point,
    work: z.exactOptional(WORK),
  }),
  partner: askAbout("partner"),
  lose: askAbout("lose"),
  track: z.strictObject({ ...asked, kind: z.literal("track"), work: WORK, points: whole }),
  bonus: z.strictObject({ ...asked, kind: z.literal("bonus"), board: whole, space: whole }),
  keep: ask("keep"),
  quest: ask("quest"),
} as const satisfies SchemaOf<Ask>;

const PLAYER = z.strictObject({
  character: whole,
  hand: wholes,
  timeline: wholes,
  covered: wholes,
  since: whole,
  added: whole,
  pool: wholes,
  xp: whole,
  gold: whole,
  vp: whole,
  xpFrom: wholes,
  vpFrom: wholes,
  abilities: wholes,
  borrowed: z.array(z.strictObject({ ability: whole, of: whole, used: z.boolean() })),
  taken: wholes,
  peeked: whole,
  chosen: wholes,
  quest: whole,
  keeps: whole,
  host: whole,
  passed: z.boolean(),
});

/** The shape of a state; what it speaks of is checked in `check-state.ts`. */
export const STATE_SCHEMA = z.strictObject({
  options: OPTIONS_SCHEMA,
  declared: z.optional(
    z.strictObject({
      cards: z.optional(z.array(z.unknown())),
      abilities: z.optional(z.array(z.unknown())),
      boards: z.optional(z.array(z.unknown())),
      sides: z.optional(z.array(z.unknown())),
      chapters: z.optional(z.array(z.unknown())),
    }),
  ),
  random: z.strictObject({
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
    at: wholes,
    forced: z.optional(z.array(z.union([whole, z.literal("keep"), z.literal("reverse"), wholes]))),
  }),
  agenda: z.array(z.discriminatedUnion("kind", [STEPS.start, ...Object.values(STEPS).slice(1)])),
  asks: z.array(z.discriminatedUnion("kind", [ASKS.character, ...Object.values(ASKS).slice(1)])),
  asked: wholes,
  phase: z.enum(["setup", "draft", "play", "tea", "chapter end", "cleaning", "final", "over"]),
  chapterCard: whole,
  chapter: whole,
  turn: whole,
  pair: whole,
  circle: wholes,
  order: wholes,
  deck: wholes,
  discard: wholes,
  rows: wholes,
  spots: wholes,
  hasty: wholes,
  seen: wholes,
  batches: wholes,
  shuffles: whole,
  sides: wholes,
  markers: wholes,
  players: z.array(PLAYER),
  decisions: z.array(
    z.strictObject({
      player: whole,
      turn: whole,
      left: whole,
      right: whole,
      counts: wholes,
      chosen: whole,
    }),
  ),
  scored: z.array(z.array(z.tuple([whole, whole]))),
  revealed: z.boolean(),
  ranking: z.optional(wholes),
});
