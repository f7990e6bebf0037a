import type { ActionId, Attribute } from "@medallion/old-world/data";

/** What each attribute is drawn as. */
export const ATTRIBUTE_GLYPHS: Readonly<Record<Attribute, string>> = {
  combat: "crossed-swords",
  defense: "checked-shield",
  alchemy: "round-bottom-flask",
  specialization: "medal",
};

/** What the action of a location is drawn as (OW-18.1). */
export const ACTION_GLYPHS: Readonly<Record<ActionId, string>> = {
  school: "sword-in-stone",
  trail: "paw-print",
  trainCombat: ATTRIBUTE_GLYPHS.combat,
  trainDefense: ATTRIBUTE_GLYPHS.defense,
  trainAlchemy: ATTRIBUTE_GLYPHS.alchemy,
  trainSpecialization: ATTRIBUTE_GLYPHS.specialization,
  potion: "standing-potion",
  pokerLocals: "die",
  exchange: "card-exchange",
  beggarPurge: "two-coins",
};

/** Marks that stand in lines of words, by what they mean. */
export const MARK_GLYPHS = {
  damage: "broadsword",
  shield: "shield",
  draw: "draw",
  cards: "cards",
  takeDiscard: "take-discard",
  returnCard: "return-card",
  discard: "discard",
  deck: "deck",
  hand: "poker-hand",
  gainCard: "gain-card",
  removeCard: "remove-card",
  look: "look",
  link: "link",
  gold: "coin",
  potion: "standing-potion",
  level: "level",
  fatigue: "remove-card",
  trophy: "trophy",
  quest: "scroll-unfurled",
  trail: "paw-print",
  monster: "bestial-fangs",
  life: "skull",
  wound: "wound",
  charge: "minotaur",
  bite: "bestial-fangs",
  knockOut: "skull",
  die: "die",
  tavern: "beer-stein",
  city: "castle",
  wilderness: "forest-entrance",
  event: "page",
  story: "page",
  equipment: "locked-chest",
  companion: "hood",
  keptCard: "page",
  move: "horse-head",
  fight: "sword-clash",
  meditate: "meditation",
  explore: "compass",
  turn: "sands-of-time",
  school: "sword-in-stone",
  repeat: "repeat",
  cross: "cross",
  check: "check",
  next: "next",
  lock: "lock",
  crown: "crown",
  anyTerrain: "any-ground",
  ...ATTRIBUTE_GLYPHS,
} as const satisfies Readonly<Record<string, string>>;

export type MarkName = keyof typeof MARK_GLYPHS;
