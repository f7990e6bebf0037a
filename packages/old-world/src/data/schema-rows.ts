import * as z from "zod/mini";
import { abilities, attribute, colour, effects, positive, whole } from "./schema.ts";
import { type Components, RESULT_KINDS } from "./types.ts";
import {
  ACTIONS,
  CERTAINTIES,
  DECKS,
  GROUNDS,
  HANDS,
  ROUTES,
  SCHOOLS,
  TERRAIN_SYMBOLS,
} from "./vocabulary.ts";

// The rows of each table. Unknown keys are errors, so that a misspelt number is not lost.

const certainty = z.enum(CERTAINTIES);
const school = z.enum(SCHOOLS);
const level = z.int().check(z.minimum(1), z.maximum(5));
const id = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/u));
const flag = z.boolean();
const fraction = z.number().check(z.minimum(0), z.maximum(1));
const range = z.tuple([positive, positive]);
const row = <const S extends z.core.$ZodShape>(shape: S) => z.strictObject({ ...shape, certainty });

const symbols = {
  damage: z.optional(positive),
  shield: z.optional(positive),
  refill: z.optional(z.int()),
  takeDiscard: z.optional(z.literal(true)),
};
const CARD = row({
  id,
  family: id,
  colour,
  cost: z.literal([0, 1, 2]),
  terrain: z.enum(TERRAIN_SYMBOLS),
  base: z.strictObject(symbols),
  extensions: z.array(z.strictObject({ colour, ...symbols, returnCard: z.optional(z.literal(true)) })),
  school: z.optional(school),
});

const option = z.strictObject({ cost: effects, effects });
const options = z.tuple([option, option]);
const monsterLevel = z.literal([1, 2, 3]);

/** One schema for a row of each table. */
export const ROWS = {
  setup: row({
    players: level,
    seats: z.array(z.strictObject({ cards: positive, gold: whole })),
    monsterLevels: z.tuple([monsterLevel, monsterLevel, monsterLevel]),
    chooseTerrainOfLevel2: flag,
    extraLevel1Stack: whole,
    freeAttributeRaises: whole,
    attributeTrophyCopies: whole,
    randomAttributeTrophies: whole,
    witcherTrophies: whole,
    bets: flag,
  }),
  pool: row({ slot: positive, price: z.int(), setup: z.enum(["random", "cost0"]) }),
  trophyTrack: row({ position: whole, fatigue: whole, duelGold: z.optional(positive), wins: flag }),
  playerBoard: row({
    level,
    combatDraw: positive,
    shieldCap: positive,
    potionsPerFight: positive,
    levelUpDraw: whole,
    raiseGivesShield: flag,
    raiseGivesPotion: flag,
  }),
  schools: row({ school, home: whole, colour: z.enum(["black", "yellow", "red", "blue", "green"]) }),
  specializations: z.discriminatedUnion("school", [
    row({ school: z.literal("wolf"), level, damage: whole, refill: whole }),
    row({ school: z.literal("griffin"), level, take: z.enum(["top", "any"]), discard: whole }),
    row({ school: z.literal("bear"), level, shield: whole, draw: whole }),
    row({ school: z.literal("cat"), level, look: positive, keep: positive }),
    row({ school: z.literal("viper"), level, look: positive, discard: whole }),
  ]),
  locations: row({
    number: whole,
    id,
    ground: z.enum(GROUNDS),
    action: z.enum(ACTIONS),
    school: z.optional(z.enum([...SCHOOLS, "manticore"])),
    token: flag,
    duels: flag,
    x: fraction,
    y: fraction,
  }),
  edges: row({ a: whole, b: whole, route: z.enum(ROUTES) }),
  startingCards: CARD,
  actionCards: CARD,
  potions: row({ id, copies: positive, cost: effects, effects, drawback: effects }),
  monsters: row({ id, level: monsterLevel, life: positive, abilities, trophy: row({ abilities }) }),
  fightCards: row({ id, charge: effects, bite: effects }),
  attributeTrophies: row({ attribute, copies: positive, abilities }),
  witcherTrophies: row({ school, copies: positive, abilities }),
  explorationCards: row({ id, deck: z.enum(DECKS), options }),
  eventCards: z.discriminatedUnion("kind", [
    row({ id, number: positive, kind: z.literal("options"), options }),
    row({ id, number: positive, kind: z.enum(RESULT_KINDS), effects }),
  ]),
  pokerCategories: row({ rank: whole, hand: z.enum(HANDS), soloReward: whole }),
  soloRatings: row({ rating: level, turnsFrom: z.optional(positive), turnsTo: z.optional(positive) }),
} satisfies Record<TableName, z.ZodMiniType>;

/** The tables that are lists of rows. */
export type TableName = Exclude<keyof Components, "version" | "constants" | "locationActions">;

export const CONSTANTS_ROW = row({
  trophiesToWin: positive,
  handLimit: positive,
  potionLimit: positive,
  phase3HandTarget: positive,
  phase3HandTargetAfterDefeat: whole,
  startShield: whole,
  startAttributes: level,
  startLevel: level,
  attributeMin: level,
  attributeMax: level,
  goldForDefeatedMonster: whole,
  goldForDrivenAwayMonster: whole,
  driveAwayMaxCardsLeft: whole,
  betStake: positive,
  pokerStake: positive,
  pokerBankAdds: whole,
  defenderDrawWon: whole,
  defenderDrawLost: whole,
  soloAttackDieCharge: range,
  soloAttackDieBite: range,
  goldTokens: positive,
  diceOfASet: positive,
});

export const LOCATION_ACTIONS_ROW = row({
  schoolGold: z.strictObject({ 2: whole, 3: whole, 4: whole, 5: whole }),
  trailGold: whole,
  trailQuestGold: whole,
  training: z.strictObject({
    trainCombat: z.literal("combat"),
    trainDefense: z.literal("defense"),
    trainAlchemy: z.literal("alchemy"),
    trainSpecialization: z.literal("specialization"),
  }),
  potions: positive,
  localsStake: positive,
  localsBankAdds: whole,
  exchangeCostIncrease: whole,
  beggarGold: whole,
  purgeMost: positive,
});

const lists = Object.fromEntries(Object.keys(ROWS).map((name) => [name, z.array(z.unknown())]));

/** The whole set; its rows are looked at one by one. */
export const SET = z.strictObject({
  version: whole,
  constants: z.unknown(),
  locationActions: z.unknown(),
  ...lists,
});
