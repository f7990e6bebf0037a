import * as z from "zod/mini";
import { GROUNDS, MOMENTS } from "./data/index.ts";
import type { EffectAsk } from "./effects/steps.ts";
import type { FightAsk } from "./fight/steps.ts";
import type { RuleAsk } from "./rules/asks.ts";
import type { Ask } from "./state.ts";
import { type AskSchemas, COMBO_CARD, COST, question, whole, wholes } from "./state-schema-parts.ts";
import type { TaleAsk } from "./tale/steps.ts";

type Asked<B> = Extract<Ask, B>;

const RULES = {
  school: question("school", { offer: wholes, open: z.boolean() }),
  lair: question("lair", {}),
  headStart: question("headStart", {}),
  potionOverflow: question("potionOverflow", {}),
  phaseOne: question("phaseOne", {}),
  movePayment: question("movePayment", { to: whole, first: whole }),
  keptMovePayment: question("keptMovePayment", { to: whole, ability: whole }),
  training: question("training", {}),
  exchangeCard: question("exchangeCard", {}),
  exchangePool: question("exchangePool", { most: whole }),
  trailQuest: question("trailQuest", { terrains: wholes }),
  purge: question("purge", { left: whole }),
  reroll: question("reroll", { dice: z.enum(["own", "challenged", "locals"]) }),
  rideAction: question("rideAction", {}),
  phaseTwo: question("phaseTwo", {}),
  poolCard: question("poolCard", { cost: COST }),
  phaseThreeDiscard: question("phaseThreeDiscard", {}),
  gain: question("gain", {}),
  gainPayment: question("gainPayment", { slot: whole, left: whole }),
} as const satisfies AskSchemas<Asked<RuleAsk>>;

const FIGHTS = {
  bet: question("bet", {}),
  stepOne: question("stepOne", {}),
  combo: question("combo", { laid: z.array(COMBO_CARD), list: whole, at: whole }),
  specialization: question("specialization", { level: whole, with: whole }),
  special: question("special", { takes: whole, returns: wholes }),
  wound: question("wound", { points: whole }),
  attack: question("attack", {}),
  revealedAttack: question("revealedAttack", {}),
  discardSeen: question("discardSeen", { look: whole, left: whole }),
  orderSeen: question("orderSeen", { look: whole, placed: whole }),
  fatigue: question("fatigue", { left: whole }),
} as const satisfies AskSchemas<Asked<FightAsk>>;

const zone = z.enum(["hand", "deck", "discard"]);
const rest = z.enum(["top", "bottom"]);

const EFFECTS = {
  attribute: question("attribute", {
    which: z.enum(["any", "lowest", "twoLowest"]),
    n: z.union([z.literal(1), z.literal(-1)]),
    except: whole,
  }),
  trail: question("trail", {}),
  discardCards: question("discardCards", { left: whole, from: z.enum(["hand", "deck"]) }),
  removeCards: question("removeCards", { left: whole, from: z.array(zone), searched: z.boolean() }),
  discardPotions: question("discardPotions", { left: whole }),
  ability: question("ability", { when: z.enum(MOMENTS), used: wholes }),
  takeDiscard: question("takeDiscard", {}),
  discardToDeck: question("discardToDeck", { left: whole, moved: whole }),
  cycleHand: question("cycleHand", { left: whole, moved: whole, bonus: whole }),
  takeSeen: question("takeSeen", { look: whole, take: whole, rest }),
  orderOwn: question("orderOwn", { look: whole, placed: whole, rest }),
} as const satisfies AskSchemas<Asked<EffectAsk>>;

const TALES = {
  option: question("option", { story: whole }),
  ride: question("ride", { to: z.enum(GROUNDS) }),
} as const satisfies AskSchemas<Asked<TaleAsk>>;

const [first, ...others] = Object.values({ ...RULES, ...FIGHTS, ...EFFECTS, ...TALES });

/** Any open question. */
export const ASK_SCHEMA = z.discriminatedUnion("kind", [first ?? RULES.phaseOne, ...others]);
