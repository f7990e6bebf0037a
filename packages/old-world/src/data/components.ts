import { ACTION_CARDS } from "./action/index.ts";
import { PLAYER_BOARD, POOL, TROPHY_TRACK } from "./boards.ts";
import { CONSTANTS } from "./constants.ts";
import { FIGHT_CARDS } from "./fight-cards.ts";
import { loadComponents } from "./load.ts";
import { LOCATION_ACTIONS } from "./map/actions.ts";
import { EDGES } from "./map/edges.ts";
import { LOCATIONS } from "./map/locations.ts";
import { MONSTERS } from "./monsters/index.ts";
import { POTIONS } from "./potions.ts";
import { POKER_CATEGORIES, SOLO_RATINGS } from "./results.ts";
import { SCHOOL_SETS, SPECIALIZATIONS } from "./schools.ts";
import { SETUP } from "./setup.ts";
import { STARTING_CARDS } from "./starting/index.ts";
import { EVENT_CARDS, EXPLORATION_CARDS } from "./stories/index.ts";
import { ATTRIBUTE_TROPHIES, WITCHER_TROPHIES } from "./trophies.ts";
import type { ActionCard, Components } from "./types.ts";

/** Stored with every game; a change of any value below raises it. */
export const DATA_VERSION = 1;

/** The components of the game, checked when they are loaded. */
export const COMPONENTS: Components = loadComponents({
  version: DATA_VERSION,
  constants: CONSTANTS,
  setup: SETUP,
  pool: POOL,
  trophyTrack: TROPHY_TRACK,
  playerBoard: PLAYER_BOARD,
  schools: SCHOOL_SETS,
  specializations: SPECIALIZATIONS,
  locations: LOCATIONS,
  edges: EDGES,
  locationActions: LOCATION_ACTIONS,
  startingCards: STARTING_CARDS,
  actionCards: ACTION_CARDS,
  potions: POTIONS,
  monsters: MONSTERS,
  fightCards: FIGHT_CARDS,
  attributeTrophies: ATTRIBUTE_TROPHIES,
  witcherTrophies: WITCHER_TROPHIES,
  explorationCards: EXPLORATION_CARDS,
  eventCards: EVENT_CARDS,
  pokerCategories: POKER_CATEGORIES,
  soloRatings: SOLO_RATINGS,
} satisfies Components);

/** The pool first, then the starting decks: a card's place here is its number in states and never changes. */
export const ALL_CARDS: readonly ActionCard[] = [...COMPONENTS.actionCards, ...COMPONENTS.startingCards];

/** The neighbours of each location by its number, ascending (OW-1.19). */
export const NEIGHBOURS: readonly (readonly number[])[] = COMPONENTS.locations.map(({ number }) =>
  COMPONENTS.edges
    .flatMap(({ a, b }) => (a === number ? [b] : b === number ? [a] : []))
    .sort((one, other) => one - other),
);
