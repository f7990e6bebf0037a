import * as z from "zod/mini";
import { MOMENTS } from "./data/index.ts";
import type { EffectStep } from "./effects/steps.ts";
import type { FightStep } from "./fight/steps.ts";
import type { RuleStep } from "./rules/steps.ts";
import { COST, type StepSchemas, step, whole, wholes } from "./state-schema-parts.ts";
import type { TaleStep } from "./tale/steps.ts";

const seat = whole;
const when = z.enum(MOMENTS);

const RULES = {
  start: step("start", {}),
  layTable: step("layTable", {}),
  layMonsters: step("layMonsters", {}),
  draft: step("draft", { at: whole }),
  deal: step("deal", {}),
  headStart: step("headStart", { at: whole }),
  turn: step("turn", {}),
  phaseOne: step("phaseOne", {}),
  phaseTwo: step("phaseTwo", {}),
  phaseThree: step("phaseThree", {}),
  discardDown: step("discardDown", {}),
  drawUp: step("drawUp", {}),
  gain: step("gain", {}),
  endTurn: step("endTurn", {}),
  offerAction: step("offerAction", {}),
  level: step("level", { seat }),
  overflow: step("overflow", { seat }),
  gainCard: step("gainCard", { seat, cost: COST }),
  pokerRoll: step("pokerRoll", {}),
  pokerTheirs: step("pokerTheirs", {}),
  pokerOwn: step("pokerOwn", {}),
  pokerEnd: step("pokerEnd", {}),
  newMonster: step("newMonster", { terrain: whole, how: z.enum(["defeated", "drivenAway"]) }),
  closeTavern: step("closeTavern", { place: whole }),
} as const satisfies StepSchemas<RuleStep>;

const FIGHTS = {
  fightMonster: step("fightMonster", { terrain: whole }),
  fightWitcher: step("fightWitcher", { defender: seat }),
  trophy: step("trophy", { seat, trophy: whole, by: z.enum(["fight", "meditation"]) }),
  placeTrophy: step("placeTrophy", { seat, trophy: whole }),
  fatigue: step("fatigue", { seat, left: whole }),
  bet: step("bet", { from: whole }),
  showBets: step("showBets", {}),
  lifeDecks: step("lifeDecks", {}),
  firstTurn: step("firstTurn", {}),
  nextTurn: step("nextTurn", {}),
  stepOne: step("stepOne", {}),
  potion: step("potion", { potion: whole }),
  stepTwo: step("stepTwo", {}),
  specializationMoment: step("specializationMoment", { use: z.enum(["combo", "hit"]) }),
  offerSpecialization: step("offerSpecialization", { with: whole }),
  bearMoment: step("bearMoment", {}),
  stepThreeAttack: step("stepThreeAttack", {}),
  strike: step("strike", {}),
  struck: step("struck", { life: whole }),
  stepThreeShield: step("stepThreeShield", {}),
  stepThreeSpecial: step("stepThreeSpecial", {}),
  stepFour: step("stepFour", {}),
  lastCards: step("lastCards", {}),
  nameAttack: step("nameAttack", {}),
  reveal: step("reveal", {}),
  applyAttack: step("applyAttack", {}),
  lastLife: step("lastLife", {}),
  damage: step("damage", { seat, points: whole }),
  look: step("look", { seat, look: whole, discard: whole }),
  fightOver: step("fightOver", {}),
  cleanUp: step("cleanUp", {}),
  duelGold: step("duelGold", { seat, gold: whole }),
  renewDuellists: step("renewDuellists", {}),
  payBets: step("payBets", { gold: whole }),
  closeFight: step("closeFight", {}),
  shortCombo: step("shortCombo", { seat, list: whole, at: whole }),
} as const satisfies StepSchemas<FightStep>;

const EFFECTS = {
  effects: step("effects", { list: whole, at: whole, seat }),
  settleEffect: step("settleEffect", {}),
  moment: step("moment", { when, seat }),
  compulsory: step("compulsory", { seat, ability: whole }),
  optional: step("optional", { seat, when, used: wholes }),
  leave: step("leave", { seat, keep: whole }),
  secondLowest: step("secondLowest", { seat, except: whole, n: z.union([z.literal(1), z.literal(-1)]) }),
  diceBeaten: step("diceBeaten", { seat, list: whole, at: whole }),
  diceDone: step("diceDone", { list: whole }),
  shortFightDraw: step("shortFightDraw", { seat, count: whole }),
  shortFightRow: step("shortFightRow", { seat, list: whole, at: whole, damage: whole }),
} as const satisfies StepSchemas<EffectStep>;

const TALES = {
  explore: step("explore", { deck: whole }),
  resolveQuest: step("resolveQuest", { at: whole }),
  endQuest: step("endQuest", { seat, quest: whole }),
  result: step("result", { list: whole }),
  closeStory: step("closeStory", {}),
  payRide: step("payRide", { seat }),
} as const satisfies StepSchemas<TaleStep>;

const [first, ...others] = Object.values({ ...RULES, ...FIGHTS, ...EFFECTS, ...TALES });

/** Any step of the agenda. */
export const STEP_SCHEMA = z.discriminatedUnion("do", [first ?? RULES.start, ...others]);
