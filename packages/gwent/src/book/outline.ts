import type { Outline, PagesOf, ToldOf } from "@medallion/fittings";

/**
 * The chapters of the rule book in their order, by part, each with the rules it tells of: whole, or by their beginning
 * where no other chapter tells more closely of one. The languages only fill in titles and texts.
 */
export const OUTLINE = {
  play: {
    idea: ["GW-1.20", "GW-13.4"],
    board: ["GW-1."],
    deck: ["GW-2."],
    setup: ["GW-3."],
    turn: ["GW-4.", "GW-5.2"],
    strength: ["GW-7.", "GW-1.3"],
    "round-end": ["GW-12."],
    "match-end": ["GW-13."],
  },
  abilities: {
    abilities: ["GW-5.", "GW-6.", "GW-1.12", "GW-1.13", "GW-1.14", "GW-1.22"],
    hero: ["GW-1.4", "GW-7.2"],
    agile: ["GW-5.3"],
    spy: ["GW-5.4", "GW-5.5", "GW-7.5"],
    medic: ["GW-5.6", "GW-5.7", "GW-5.8", "GW-5.14"],
    muster: ["GW-5.9", "GW-5.10", "GW-5.11", "GW-5.12", "GW-5.13"],
    "tight-bond": ["GW-6.1", "GW-6.2"],
    "morale-boost": ["GW-6.3"],
    "commander-horn": ["GW-6.4", "GW-7.7", "GW-9.1", "GW-10.4"],
    scorch: ["GW-6.5", "GW-6.6", "GW-9.4", "GW-9.5"],
    "row-scorch": ["GW-6.7", "GW-6.8"],
    berserker: ["GW-6.9", "GW-6.10", "GW-6.11", "GW-9.10"],
    "summon-avenger": ["GW-6.12", "GW-6.13", "GW-6.14", "GW-6.15"],
    "side-deck": ["GW-1.6", "GW-1.7", "GW-1.21"],
  },
  specials: {
    "special-cards": ["GW-9.", "GW-1.5"],
    decoy: ["GW-9.6", "GW-9.7", "GW-9.8", "GW-9.9"],
    weather: ["GW-8.", "GW-7.3", "GW-7.4", "GW-7.10"],
  },
  factions: {
    leaders: ["GW-10."],
    factions: ["GW-11.", "GW-1.1"],
    "northern-realms": ["GW-10.10", "GW-10.11", "GW-10.12", "GW-10.13", "GW-10.14", "GW-11.1", "GW-11.2"],
    nilfgaard: ["GW-10.5", "GW-10.20", "GW-10.21", "GW-10.22", "GW-10.23", "GW-10.56", "GW-11.3"],
    monsters: ["GW-10.30", "GW-10.31", "GW-10.32", "GW-10.33", "GW-10.34", "GW-11.4", "GW-11.5"],
    scoiatael: ["GW-10.40", "GW-10.41", "GW-10.42", "GW-10.43", "GW-10.44", "GW-10.45", "GW-11.6", "GW-11.7"],
    skellige: ["GW-10.50", "GW-10.51", "GW-10.52", "GW-10.53", "GW-10.54", "GW-11.8", "GW-11.9"],
  },
  modes: {
    competitive: [
      "GW-2.8",
      "GW-2.10",
      "GW-2.11",
      "GW-2.12",
      "GW-2.13",
      "GW-2.14",
      "GW-2.15",
      "GW-2.16",
      "GW-2.17",
    ],
    tournament: ["GW-20.", "GW-2.20", "GW-2.21", "GW-2.22", "GW-2.23", "GW-2.25"],
    "free-for-all": ["GW-14."],
    team: ["GW-15."],
    solo: ["GW-16.", "GW-18.1", "GW-18.2", "GW-18.3"],
    automaton: ["GW-17."],
    "automaton-leaders": ["GW-18.", "GW-19."],
  },
  table: {
    options: ["GW-1.23", "GW-2.24", "GW-3.8", "GW-4.11"],
    chance: ["GW-1.15", "GW-1.16", "GW-1.17", "GW-4.10"],
    online: [],
  },
} as const satisfies Outline;

/** All chapters of a part in one language. */
export type Pages<Part extends keyof typeof OUTLINE> = PagesOf<(typeof OUTLINE)[Part]>;

/** The whole book in one language. */
export type Told = ToldOf<typeof OUTLINE>;
