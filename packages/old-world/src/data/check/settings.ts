import type { Condition, Op } from "../effect.ts";
import type { Setting } from "../sites.ts";

// Where each word has a meaning. An effect at another moment would do nothing, or something no rule describes.

const START: readonly Setting[] = ["beforeLifeDeck", "afterLifeDeck"];
/** Step 1 of an own combat turn, with what potions do in it. */
const STEP_1: readonly Setting[] = ["ownTurnStart", "ownStep1", "potion", "potionDeclared", "potionUsed"];
const OWN_TURN: readonly Setting[] = [...STEP_1, "comboBuilt", "attackDealt", "ownTurnEnd"];
const OPPOSING: readonly Setting[] = [
  "opponentTurnStart",
  "attackRevealed",
  "opponentAttack",
  "attackTaken",
  "opponentTurnEnd",
];
const FIGHT: readonly Setting[] = [...START, ...OWN_TURN, ...OPPOSING];
/** Stories, and the card that replaces the next one. */
const TALE: readonly Setting[] = ["story", "nextExplore"];

export const SETTINGS_OF_OP: Readonly<Record<Op, readonly Setting[]>> = {
  gold: [...TALE, "enterLocation", "fightEnd"],
  attribute: [...TALE, "attack", "beforeLifeDeck", "fightEnd"],
  shield: [...TALE, "attack", ...FIGHT, "fightEnd"],
  shieldSet: [...TALE, ...FIGHT, "fightEnd"],
  potion: [...TALE, "fightDeclare", ...START, ...STEP_1, "fightEnd"],
  potionsUpTo: [...TALE, "fightEnd"],
  potionsDiscardAll: TALE,
  trail: TALE,
  draw: [...TALE, ...FIGHT],
  discardHand: [...TALE, "attack", ...FIGHT],
  discardDeck: START,
  removeCard: [...TALE, "attack"],
  gainPoolCard: TALE,
  takeDiscard: OWN_TURN,
  discardToDeck: OWN_TURN,
  cycleHand: STEP_1,
  lookOwnDeck: STEP_1,
  phase3Draw: [...TALE, "fightEnd"],
  phase3DrawSet: [...TALE, "fightEnd"],
  phase3Free: [...TALE, "fightEnd"],
  skipToPhase3: TALE,
  noExplore: TALE,
  quest: ["story"],
  readEvent: [...TALE, "fightEnd"],
  keep: ["story"],
  loseKept: TALE,
  move: [...TALE, "phase1"],
  trainingDiscount: ["schoolTraining"],
  potionLimit: ["static"],
  roll: [...TALE, ...STEP_1],
  if: [...TALE, ...FIGHT, "fightEnd"],
  band: TALE,
  test: TALE,
  shortFight: TALE,
  pokerAgainst: TALE,
  schoolOwner: ["story"],
  // From attackDealt on the attack is over: only damage of its own is left (`now`).
  damage: [...STEP_1, "comboBuilt", "attackDealt"],
  takeDamage: ["attack", ...STEP_1],
  refill: [...STEP_1, "comboBuilt", "attackDealt"],
  refillBase: ["ownTurnStart"],
  comboMax: STEP_1,
  comboFree: STEP_1,
  comboShield: ["comboBuilt"],
  noComboShield: STEP_1,
  lookOpponentDeck: ["ownTurnStart", "ownStep1", "attackDealt", "opponentTurnStart"],
  reduceAttack: ["potion", "ownStep1", "opponentAttack"],
  capAttack: ["opponentAttack"],
  attackBonus: ["opponentTurnStart"],
  chooseAttack: ["attackRevealed"],
  worstAttack: ["attackRevealed"],
  handFirst: ["opponentAttack"],
  potionCap: ["static"],
  freePotion: ["potionDeclared"],
  repeatPotion: ["potionUsed"],
  repeatSpecialization: ["specialization"],
  colourNoEffect: ["static"],
  firstCardRandom: ["ownTurnStart"],
  shieldGainCap: ["static"],
  damageCap: ["ownTurnStart"],
  lossCap: ["ownTurnStart"],
  fightAttribute: ["beforeLifeDeck"],
  actFirst: ["static"],
};

const COMBO: readonly Setting[] = ["comboBuilt", "attackDealt", "ownTurnEnd"];

export const SETTINGS_OF_CONDITION: Readonly<Record<Condition["is"], readonly Setting[]>> = {
  firstOwnTurn: OWN_TURN,
  firstCombo: COMBO,
  firstOpponentTurn: OPPOSING,
  noTrail: FIGHT,
  monsterDefeated: ["fightEnd"],
  shieldAtMost: [...TALE, ...FIGHT],
  handAtMost: FIGHT,
  lifeDeckAtMost: [...OWN_TURN, ...OPPOSING],
  discardPileAtLeast: FIGHT,
  comboSizeAtLeast: COMBO,
  comboSizeIs: COMBO,
  comboShieldAtLeast: COMBO,
  opponentLostAtLeast: ["attackDealt", "ownTurnEnd"],
  youLostAtLeast: ["attackTaken", "opponentTurnEnd"],
  attackDamageAtLeast: ["opponentAttack", "attackTaken"],
  monsterLifeAtMost: OPPOSING,
  potionsAtMost: [...TALE, ...FIGHT],
  goldAtMost: TALE,
  trophiesAtMost: TALE,
  opponentIs: [...FIGHT, "fightEnd", "static"],
  comboHas: COMBO,
  comboLacks: COMBO,
  atLocation: ["enterLocation"],
  atSchool: ["story"],
};

/** The moments of a fight, at which an ability may be limited to once per fight. */
export const FIGHT_MOMENTS: ReadonlySet<Setting> = new Set([
  ...FIGHT,
  "fightDeclare",
  "fightEnd",
  "specialization",
]);
