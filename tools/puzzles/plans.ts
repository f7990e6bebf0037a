/** What is mined, and how closely it is looked at. */
export interface MiningPlan {
  /** Modes with their seats; games follow each other in this order, so that a mode named twice comes twice as often. */
  readonly modes: readonly { readonly mode: string; readonly seats: number }[];
  /** Kinds of questions that make puzzles. */
  readonly kinds: readonly string[];
  /** More choices than a puzzle may have. */
  readonly mostChoices: number;
  /** Steps of search: at first sight, on a second look, and for each seed of the proof. */
  readonly glance: number;
  readonly look: number;
  readonly prove: number;
  /** A margin at first sight that is worth a second look. */
  readonly promising: number;
  /** How many puzzles one game may give. */
  readonly perGame: number;
}

const duel = { mode: "standard", seats: 2 };

export const PLANS: Readonly<Record<string, MiningPlan>> = {
  gwent: {
    modes: [duel, duel, { mode: "free-for-all", seats: 3 }, duel, duel, { mode: "team", seats: 4 }],
    kinds: ["turn", "medic", "row", "slot", "restore", "weather", "steal", "search", "discard"],
    mostChoices: 16,
    glance: 250,
    look: 1500,
    prove: 4000,
    promising: 0.14,
    perGame: 2,
  },
  ronin: {
    modes: [
      { mode: "alliance", seats: 3 },
      { mode: "duo", seats: 2 },
      { mode: "alliance", seats: 3 },
      { mode: "alliance", seats: 4 },
    ],
    kinds: ["play", "place", "keep", "quest", "track", "bonus", "lose", "partner", "ability"],
    mostChoices: 24,
    glance: 200,
    look: 800,
    prove: 2000,
    promising: 0.1,
    perGame: 2,
  },
  "old-world": {
    modes: [
      { mode: "adventure", seats: 3 },
      { mode: "adventure", seats: 2 },
    ],
    kinds: ["phaseTwo", "stepOne", "combo", "option", "specialization", "phaseOne", "training", "gain"],
    mostChoices: 12,
    glance: 60,
    look: 200,
    prove: 500,
    promising: 0.12,
    perGame: 2,
  },
};
