// The words that components are written in (facts part 6); their names are texts.

/** How sure a row is; only designed rows may be changed by balancing. */
export const CERTAINTIES = ["confirmed", "one-source", "designed"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const ATTRIBUTES = ["combat", "defense", "alchemy", "specialization"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Fast attack, strong attack, dodge, defensive and offensive sign; OW-1.11. */
export const COLOURS = ["blue", "red", "green", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const TERRAINS = ["forest", "mountain", "water"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a card shows: a wild symbol stands for any terrain; OW-1.10. */
export const TERRAIN_SYMBOLS = [...TERRAINS, "wild"] as const;
export type TerrainSymbol = (typeof TERRAIN_SYMBOLS)[number];

/** What a location asks for; location 0 takes any terrain; OW-1.20. */
export const GROUNDS = [...TERRAINS, "any"] as const;
export type Ground = (typeof GROUNDS)[number];

export const SCHOOLS = ["wolf", "griffin", "bear", "cat", "viper"] as const;
export type School = (typeof SCHOOLS)[number];

export const ROUTES = ["road", "sea", "road+sea"] as const;
export type Route = (typeof ROUTES)[number];

/** Location actions; OW-18.1. */
export const ACTIONS = [
  "school",
  "trail",
  "trainCombat",
  "trainDefense",
  "trainAlchemy",
  "trainSpecialization",
  "potion",
  "pokerLocals",
  "exchange",
  "beggarPurge",
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The moment of an ability; facts 6.2. */
export const MOMENTS = [
  "fightDeclare",
  "beforeLifeDeck",
  "afterLifeDeck",
  "ownTurnStart",
  "ownStep1",
  "potionDeclared",
  "potionUsed",
  "comboBuilt",
  "attackDealt",
  "ownTurnEnd",
  "opponentTurnStart",
  "attackRevealed",
  "opponentAttack",
  "attackTaken",
  "opponentTurnEnd",
  "fightEnd",
  "specialization",
  "static",
  "enterLocation",
  "phase1",
  "schoolTraining",
  "nextExplore",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** How often an ability works; one that works once leaves its owner. */
export const LIMITS = ["oncePerFight", "oncePerTurn", "once", "unlimited"] as const;
export type Limit = (typeof LIMITS)[number];

/** What kind of card stays with a player; OW-8.14, OW-8.21. */
export const KEPT_KINDS = ["equipment", "companion", "card"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

export const DECKS = ["city", "wilderness"] as const;
export type ExplorationDeck = (typeof DECKS)[number];

/** The options of a story, by their place on the card. */
export const OPTION_KEYS = ["A", "B"] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** The hands of dice poker from worst to best; OW-6.4, OW-6.5. */
export const HANDS = [
  "nothing",
  "pair",
  "twoPairs",
  "threeOfAKind",
  "straight1to5",
  "straight2to6",
  "fullHouse",
  "fourOfAKind",
  "fiveOfAKind",
] as const;
export type PokerHand = (typeof HANDS)[number];
