import * as z from "zod/mini";
import { OPTIONS_SCHEMA } from "./options.ts";
import { ASK_SCHEMA } from "./state-schema-asks.ts";
import { COMBO_CARD, whole, wholes } from "./state-schema-parts.ts";
import { STEP_SCHEMA } from "./state-schema-steps.ts";

const lists = z.array(wholes);

const TEST = z.strictObject({
  story: whole,
  seat: whole,
  attribute: whole,
  level: whole,
  die: whole,
  total: whole,
});

const TURN = z.strictObject({
  moved: z.boolean(),
  actions: wholes,
  played: wholes,
  used: wholes,
  draw: whole,
  drawSet: whole,
  beaten: z.boolean(),
  free: z.boolean(),
  noExplore: z.boolean(),
  skip: z.boolean(),
  tests: z.array(TEST),
});

const PLAYER = z.strictObject({
  school: whole,
  at: whole,
  attributes: wholes,
  level: whole,
  shield: whole,
  gold: whole,
  track: whole,
  deck: wholes,
  hand: wholes,
  discard: wholes,
  removed: wholes,
  potions: wholes,
  drunk: wholes,
  trophies: wholes,
  stakes: whole,
  trails: wholes,
  trailQuests: z.array(z.strictObject({ terrain: whole, place: whole, gold: whole })),
  quests: z.array(z.strictObject({ quest: whole, place: whole, terrain: whole, ready: z.boolean() })),
  kept: wholes,
});

const POKER = z.strictObject({
  against: z.enum(["witcher", "locals", "solo", "fixed"]),
  dice: wholes,
  theirs: wholes,
  opponent: whole,
  pot: whole,
  marked: wholes,
  onBetter: z.nullable(STEP_SCHEMA),
});

const READING = z.strictObject({
  story: whole,
  seat: whole,
  option: whole,
  rows: wholes,
  stays: z.boolean(),
});

const MOD = z.strictObject({
  what: z.enum([
    "damage",
    "damageCap",
    "lossCap",
    "comboMax",
    "comboFree",
    "comboShield",
    "noComboShield",
    "firstCardRandom",
    "refill",
    "refillBase",
    "reduceNext",
    "reduceThis",
    "capThis",
    "handFirst",
    "attackBonus",
  ]),
  n: whole,
  min: z.exactOptional(whole),
  by: whole,
});

const FIGHTER = z.strictObject({
  seat: whole,
  combo: z.array(COMBO_CARD),
  mods: z.array(MOD),
  used: wholes,
  potions: whole,
  freePotion: z.boolean(),
  specialized: whole,
  attributes: wholes,
  combos: whole,
  shieldGained: whole,
  dealt: whole,
  hits: whole,
  taken: whole,
  lostCards: whole,
  potionCap: whole,
  shieldGainCap: whole,
  dull: whole,
});

const FIGHT = z.strictObject({
  attacker: whole,
  defender: whole,
  monster: whole,
  terrain: whole,
  controller: whole,
  bets: wholes,
  betsOpen: z.boolean(),
  formed: z.boolean(),
  side: whole,
  step: whole,
  turns: z.tuple([whole, whole]),
  fighters: z.array(FIGHTER),
  life: wholes,
  lost: wholes,
  revealed: wholes,
  seen: wholes,
  attack: z.nullable(
    z.strictObject({ card: whole, half: z.nullable(z.enum(["charge", "bite"])), printed: whole }),
  ),
  winner: whole,
});

const declared = z.exactOptional(z.array(z.unknown()));

/** The shape of a state; what it speaks of is checked in `check-state.ts`. */
export const STATE_SCHEMA = z.strictObject({
  options: OPTIONS_SCHEMA,
  declared: z.exactOptional(
    z.strictObject({
      cards: declared,
      potions: declared,
      monsters: declared,
      fightCards: declared,
      explorationCards: declared,
      eventCards: declared,
    }),
  ),
  random: z.strictObject({
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
    at: wholes,
    forced: z.exactOptional(z.array(z.union([whole, z.literal("keep"), z.literal("reverse"), wholes]))),
  }),
  agenda: z.array(STEP_SCHEMA),
  asks: z.array(ASK_SCHEMA),
  asked: wholes,
  phase: z.enum(["setup", "one", "two", "fight", "three", "over"]),
  first: whole,
  active: whole,
  turns: whole,
  turn: TURN,
  deck: wholes,
  discard: wholes,
  pool: wholes,
  removed: wholes,
  potionDeck: wholes,
  potionDiscard: wholes,
  attributeTrophies: wholes,
  exploration: lists,
  explored: lists,
  piles: lists,
  monsters: wholes,
  lairs: wholes,
  monsterPiles: lists,
  drivenAway: lists,
  extraStack: wholes,
  fightDeck: wholes,
  tavern: whole,
  seen: wholes,
  players: z.array(PLAYER),
  boards: wholes,
  poker: z.nullable(POKER),
  fight: z.nullable(FIGHT),
  readings: z.array(READING),
  winner: whole,
  abandoned: z.boolean(),
});
