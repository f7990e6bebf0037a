// What pages that draw this game need besides its views: components by the names that views use, and words for them.

export {
  type Arm,
  armsOf,
  type ComboSum,
  type ComboSums,
  comboSums,
  decidersIn,
  type Hindrance,
  hindrancesOf,
  potionsUsed,
} from "./board/combat.ts";
export { cardLine } from "./board/outline-card.ts";
export { comboOf, type LaidCard } from "./board/outline-fight.ts";
export { placeLine, thereTexts } from "./board/outline-map.ts";
export { attributeGives, attributeSteps, boardSteps } from "./board/outline-player.ts";
export { phaseText } from "./board/outline-standing.ts";
export { storyHeading } from "./board/outline-story.ts";
export { type PlaceSight, placesInSight, type Reach } from "./board/places.ts";
export { MOVE_PAYMENTS, type MovePayment, type MovePrice, movePrices } from "./board/prices.ts";
export {
  type Able,
  amountOf,
  cardIn,
  keptIn,
  monsterIn,
  potionIn,
  questPlaces,
  seatsInSight,
  shownHand,
  trophyIn,
} from "./board/sight.ts";
export { type Box, boxOf, type Declared } from "./box.ts";
export type { Payment } from "./choice.ts";
export { ALL_CARDS, COMPONENTS, NEIGHBOURS } from "./data/components.ts";
export type { Zone } from "./data/effect.ts";
export {
  cardRules,
  fightCardRules,
  MONSTER_RULES,
  POTION_RULES,
  SPECIALIZATION_RULES,
  TROPHY_RULES,
} from "./data/rules-of.ts";
export type * from "./data/types.ts";
export * from "./data/vocabulary.ts";
export type { AbilityName } from "./effects/choice.ts";
export type { PokerSide } from "./events.ts";
export { subjectsOf } from "./explain/subject.ts";
export type { TrophyName } from "./fight/events.ts";
export { pokerRank } from "./rules/poker-hand.ts";
export { turnOf } from "./rules/turn.ts";
export type { Ask, Place } from "./state.ts";
export type { Half } from "./state-fight.ts";
export { shownDeck } from "./view-player.ts";
export * from "./words/index.ts";
