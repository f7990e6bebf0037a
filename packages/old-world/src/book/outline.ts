import type { Outline, PagesOf, ToldOf } from "@medallion/fittings";

/**
 * The chapters of the rule book by part, in the order of the printed one: basics, turn, fights, places. Each has the
 * rules that it tells of: whole, or by their beginning where no other chapter tells more closely of one. The languages
 * only fill in titles and texts.
 */
export const OUTLINE = {
  play: {
    idea: ["OW-1.2", "OW-1.3", "OW-1.4", "OW-1.5"],
    components: ["OW-1."],
    "action-cards": ["OW-1.6", "OW-1.7", "OW-1.8", "OW-1.9", "OW-1.10", "OW-1.11", "OW-1.12"],
    setup: ["OW-2."],
    turn: ["OW-5.1", "OW-5.2", "OW-1.23"],
    moving: ["OW-5."],
    "phase-two": ["OW-7."],
    "phase-three": ["OW-9.", "OW-1.13", "OW-1.14", "OW-1.15", "OW-3.18", "OW-3.19", "OW-3.20"],
    winning: ["OW-15."],
  },
  fights: {
    combat: ["OW-10.", "OW-3.21"],
    "combat-turn": ["OW-11."],
    combo: [
      "OW-11.6",
      "OW-11.7",
      "OW-11.8",
      "OW-11.9",
      "OW-11.10",
      "OW-11.11",
      "OW-11.12",
      "OW-11.19",
      "OW-11.22",
    ],
    "monster-fights": ["OW-12."],
    "monster-results": ["OW-14."],
    duels: ["OW-13."],
    example: ["OW-20."],
  },
  places: {
    map: ["OW-1.19", "OW-1.20"],
    locations: ["OW-18."],
    poker: ["OW-6."],
    trails: ["OW-4."],
  },
  witcher: {
    attributes: ["OW-3."],
    potions: [
      "OW-3.15",
      "OW-3.16",
      "OW-3.17",
      "OW-3.23",
      "OW-3.25",
      "OW-11.3",
      "OW-11.4",
      "OW-11.23",
      "OW-11.25",
    ],
    schools: ["OW-17."],
  },
  stories: {
    exploration: ["OW-8."],
    quests: ["OW-8.10", "OW-8.11", "OW-8.12", "OW-8.22", "OW-4.17", "OW-4.18", "OW-4.19", "OW-4.20"],
    events: ["OW-8.13", "OW-8.14", "OW-8.15", "OW-8.16", "OW-8.17", "OW-8.20", "OW-8.21", "OW-8.23"],
  },
  cards: {
    bestiary: ["OW-12.5", "OW-12.6", "OW-12.17", "OW-12.18", "OW-12.20", "OW-12.21"],
    trophies: ["OW-15.8"],
  },
  alone: {
    solo: ["OW-16.", "OW-6.14"],
  },
  table: {
    options: ["OW-21.", "OW-19.2"],
    secrets: ["OW-1.21", "OW-1.22", "OW-1.25", "OW-8.2", "OW-10.11", "OW-10.12", "OW-19.5"],
    decisions: ["OW-19."],
    glossary: ["OW-1.18"],
  },
} as const satisfies Outline;

/** What to read before a first game, in this order. */
export const PATH = [
  "idea",
  "action-cards",
  "turn",
  "moving",
  "phase-two",
  "combat",
  "combo",
  "phase-three",
] as const;

/** All chapters of a part in one language; a line `@potions` is filled in from the components. */
export type Pages<Part extends keyof typeof OUTLINE> = PagesOf<(typeof OUTLINE)[Part]>;

/** The whole book in one language. */
export type Told = ToldOf<typeof OUTLINE>;
