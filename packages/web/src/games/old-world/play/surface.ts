import type { OldWorldAsked } from "../sight/sight.ts";

/**
 * Where a question is answered: on the map, at the stage of fights, at the dice, on the page of a story, in the own
 * hand, in the pool; or on a stage of its own for what lies nowhere else.
 */
export type OldWorldSurface =
  | "map"
  | "fight"
  | "poker"
  | "story"
  | "hand"
  | "pool"
  | "schools"
  | "terrains"
  | "attributes"
  | "potions"
  | "abilities"
  /** Cards of several places, side by side. */
  | "cards"
  /** The top of a deck, looked at by the asked seat alone. */
  | "seen";

/** Every kind of question and its place. */
export const SURFACES: Readonly<Record<OldWorldAsked, OldWorldSurface>> = {
  school: "schools",
  lair: "terrains",
  headStart: "attributes",

  phaseOne: "map",
  movePayment: "map",
  keptMovePayment: "map",
  ride: "map",
  rideAction: "map",
  phaseTwo: "map",
  training: "attributes",
  exchangeCard: "hand",
  exchangePool: "pool",
  trailQuest: "terrains",
  purge: "pool",
  reroll: "poker",
  option: "story",

  phaseThreeDiscard: "hand",
  gain: "pool",
  gainPayment: "hand",
  poolCard: "pool",

  bet: "fight",
  stepOne: "fight",
  combo: "fight",
  specialization: "fight",
  special: "fight",
  wound: "fight",
  attack: "fight",
  revealedAttack: "fight",
  discardSeen: "seen",
  orderSeen: "seen",
  takeSeen: "seen",
  orderOwn: "seen",

  attribute: "attributes",
  trail: "terrains",
  ability: "abilities",
  potionOverflow: "potions",
  discardPotions: "potions",
  fatigue: "cards",
  discardCards: "cards",
  removeCards: "cards",
  takeDiscard: "cards",
  discardToDeck: "cards",
  cycleHand: "hand",
};
