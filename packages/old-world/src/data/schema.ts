import * as z from "zod/mini";
import type { Condition, Effect, Op, Value } from "./effect.ts";
import { ATTRIBUTES, COLOURS, KEPT_KINDS, LIMITS, MOMENTS, TERRAINS } from "./vocabulary.ts";

// The little language as schemas: an unknown word, a missing or an unknown parameter is refused (OW-1.26).

export const attribute = z.enum(ATTRIBUTES);
export const colour = z.enum(COLOURS);
export const whole = z.int().check(z.minimum(0));
export const positive = z.int().check(z.minimum(1));
const int = z.int();
const step = z.literal([1, -1]);
const yes = z.optional(z.literal(true));

type Shape = Record<string, z.core.$ZodType>;

/** Builds a union of strict objects told apart by `key`; the table has a row for every word of the type. */
function union(key: string, shapes: Readonly<Record<string, Shape>>): z.ZodMiniType {
  const [first, ...rest] = Object.entries(shapes).map(([word, shape]) =>
    z.strictObject({ [key]: z.literal(word), ...shape }),
  );
  if (first === undefined) throw new Error("a union needs a member");
  return z.discriminatedUnion(key, [first, ...rest]);
}

const VALUES = {
  attribute: { attribute },
  handCard: { each: int },
  comboCard: { colour, each: int },
  monsterLevel: { levels: z.tuple([int, int, int]) },
} satisfies Record<Exclude<Value, number>["by"], Shape>;
const value = z.union([int, union("by", VALUES)]);

const CONDITIONS = {
  firstOwnTurn: {},
  firstCombo: {},
  firstOpponentTurn: {},
  noTrail: {},
  monsterDefeated: {},
  shieldAtMost: { n: whole },
  handAtMost: { n: whole },
  lifeDeckAtMost: { n: whole },
  discardPileAtLeast: { n: positive },
  comboSizeAtLeast: { n: positive },
  comboSizeIs: { n: whole },
  comboShieldAtLeast: { n: positive },
  opponentLostAtLeast: { n: positive },
  youLostAtLeast: { n: positive },
  attackDamageAtLeast: { n: positive },
  monsterLifeAtMost: { n: positive },
  potionsAtMost: { n: whole },
  goldAtMost: { n: whole },
  trophiesAtMost: { n: whole },
  opponentIs: { opponent: z.enum(["monster", "witcher"]) },
  comboHas: { colours: z.array(colour).check(z.minLength(1)), n: positive },
  comboLacks: { colour },
  atLocation: { locations: z.array(whole).check(z.minLength(1)) },
  atSchool: { whose: z.enum(["own", "otherPlayer"]) },
} satisfies Record<Condition["is"], Shape>;
const conditions = z.array(union("is", CONDITIONS));

const place = union("at", {
  terrain: { terrain: z.enum(TERRAINS) },
  location: { location: whole },
  school: { whose: z.enum(["own", "ownOrOther"]) },
});

export const effects: z.ZodMiniType = z.lazy(() => z.array(EFFECT));
const table = z.array(z.strictObject({ from: whole, to: z.optional(whole), effects })).check(z.minLength(1));
const die = z.int().check(z.minimum(1), z.maximum(6));

const ABILITY = z.strictObject({
  when: z.enum(MOMENTS),
  limit: z.enum(LIMITS),
  choice: z.enum(["must", "may"]),
  conditions,
  cost: effects,
  effects,
});
export const abilities = z.array(ABILITY).check(z.minLength(1));

const EFFECTS = {
  gold: { n: int },
  attribute: { which: z.enum([...ATTRIBUTES, "any", "lowest", "twoLowest"]), n: step },
  shield: { n: value, overCap: yes },
  shieldSet: { to: z.literal([0, "cap"]) },
  potion: { n: int },
  potionsUpTo: { n: positive, overLimit: yes },
  potionsDiscardAll: {},
  trail: { pick: z.enum(["choice", "each", "asActive"]) },
  draw: { n: positive },
  discardHand: { n: value, pick: z.enum(["owner", "random"]), deckFallback: yes },
  discardDeck: { n: positive, pick: z.literal("owner") },
  removeCard: {
    n: positive,
    from: z.array(z.enum(["hand", "deck", "discard"])).check(z.minLength(1)),
    deckFallback: yes,
  },
  gainPoolCard: { cost: z.literal([0, 1, 2, "any"]) },
  takeDiscard: { pick: z.enum(["top", "any"]) },
  discardToDeck: { n: positive, pick: z.enum(["owner", "random"]) },
  cycleHand: { max: positive, bonus: whole },
  lookOwnDeck: { look: positive, take: whole, rest: z.enum(["bottom", "top"]) },
  phase3Draw: { n: int },
  phase3DrawSet: { n: whole },
  phase3Free: {},
  skipToPhase3: {},
  noExplore: {},
  quest: { place, event: positive, pay: z.optional(positive) },
  readEvent: { event: positive },
  keep: { kind: z.enum(KEPT_KINDS), abilities },
  loseKept: { event: positive },
  move: { to: z.enum([...TERRAINS, "any"]), pay: z.enum(["none", "anyCard"]), thenAction: yes },
  trainingDiscount: { n: positive, min: whole },
  potionLimit: { n: positive },
  roll: { table },
  if: { conditions: conditions.check(z.minLength(1)), met: effects, otherwise: effects },
  band: { of: z.enum([...ATTRIBUTES, "witcherLevel"]), table },
  test: { attribute, table },
  shortFight: { prepare: effects, draw: whole, table },
  pokerAgainst: { dice: z.tuple([die, die, die, die, die]), onBetter: effects },
  schoolOwner: { effects },
  damage: { n: value, now: yes },
  takeDamage: { n: value },
  refill: { n: int, min: z.optional(whole) },
  refillBase: { n: whole },
  comboMax: { n: positive },
  comboFree: { n: positive },
  comboShield: { n: value },
  noComboShield: {},
  lookOpponentDeck: { look: positive, discard: whole },
  reduceAttack: { n: positive, attack: z.enum(["this", "next"]) },
  capAttack: { n: whole },
  attackBonus: { n: positive },
  chooseAttack: {},
  worstAttack: {},
  handFirst: {},
  potionCap: { n: whole },
  freePotion: {},
  repeatPotion: {},
  repeatSpecialization: { level: z.int().check(z.minimum(1), z.maximum(5)) },
  colourNoEffect: { colour },
  firstCardRandom: {},
  shieldGainCap: { n: whole },
  damageCap: { n: whole },
  lossCap: { n: whole },
  fightAttribute: { which: attribute, n: step },
  actFirst: {},
} satisfies Record<Op, Shape>;
const EFFECT = union("op", EFFECTS) as z.ZodMiniType<Effect>;
