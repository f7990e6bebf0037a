import type { Outline, PagesOf, ToldOf } from "@medallion/fittings";

/**
 * The chapters of the rule book in their order, by part, each with the rules it tells of: whole, or by their beginning
 * where no other chapter tells more closely of one. The languages only fill in titles and texts.
 */
export const OUTLINE = {
  play: {
    idea: ["RO-3."],
    components: ["RO-1."],
    symbols: ["RO-1.1", "RO-1.2", "RO-1.11", "RO-1.12", "RO-1.13", "RO-1.14"],
    tracks: ["RO-1.17", "RO-1.18", "RO-1.19", "RO-1.20", "RO-1.21", "RO-1.22", "RO-1.23"],
    setup: ["RO-2."],
    draft: ["RO-4."],
    play: ["RO-5."],
    tea: ["RO-8."],
    "whole-turn": ["RO-3.2", "RO-3.6"],
    "chapter-end": ["RO-9."],
    cleaning: ["RO-10."],
    "game-end": ["RO-11."],
  },
  effects: {
    effects: ["RO-6.", "RO-1.7"],
    conditions: [
      "RO-6.5",
      "RO-6.6",
      "RO-6.7",
      "RO-6.8",
      "RO-6.9",
      "RO-6.10",
      "RO-6.11",
      "RO-6.12",
      "RO-6.13",
      "RO-6.14",
      "RO-6.15",
      "RO-6.16",
      "RO-6.17",
    ],
    results: [
      "RO-6.18",
      "RO-6.19",
      "RO-6.20",
      "RO-6.21",
      "RO-6.22",
      "RO-6.23",
      "RO-6.24",
      "RO-6.25",
      "RO-6.26",
    ],
  },
  abilities: {
    abilities: ["RO-7.", "RO-1.30", "RO-1.31"],
    windows: ["RO-7.5", "RO-7.6", "RO-7.7", "RO-7.8", "RO-7.9", "RO-7.14", "RO-7.16", "RO-7.17"],
    characters: ["RO-7.10", "RO-7.11", "RO-7.12", "RO-7.13", "RO-7.18"],
  },
  boards: {
    "alliance-boards": [
      "RO-1.25",
      "RO-1.26",
      "RO-1.27",
      "RO-1.28",
      "RO-1.29",
      "RO-8.13",
      "RO-8.14",
      "RO-8.15",
      "RO-8.16",
      "RO-8.17",
      "RO-8.18",
      "RO-8.19",
    ],
    "chapter-cards": ["RO-1.15", "RO-1.16"],
  },
  alone: {
    "two-players": ["RO-12.5", "RO-12.6", "RO-12.7", "RO-12.8", "RO-12.9", "RO-12.27"],
    solo: ["RO-12.10", "RO-12.11", "RO-12.12", "RO-12.13", "RO-12.14", "RO-12.28", "RO-12.29"],
    automa: ["RO-12."],
  },
  table: {
    options: ["RO-16.", "RO-13.1", "RO-13.6"],
    secrets: ["RO-1.34", "RO-1.35", "RO-2.16", "RO-4.13", "RO-13.17"],
    decisions: ["RO-13."],
    glossary: ["RO-1.9", "RO-1.10", "RO-1.24", "RO-1.32"],
  },
} as const satisfies Outline;

/** Who has read these can play; the rest is for looking up. */
export const PATH = ["idea", "symbols", "whole-turn", "chapter-end"] as const;

/** All chapters of a part in one language; a line `@abilities geralt` is filled in from the components. */
export type Pages<Part extends keyof typeof OUTLINE> = PagesOf<(typeof OUTLINE)[Part]>;

/** The whole book in one language. */
export type Told = ToldOf<typeof OUTLINE>;
