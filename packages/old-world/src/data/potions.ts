import type { Potion } from "./types.ts";

/** OW-11.23, OW-11.25. */
export const POTIONS: readonly Potion[] = [
  {
    id: "swallow",
    copies: 4,
    cost: [],
    effects: [{ op: "shield", n: 1 }],
    drawback: [{ op: "refill", n: -1 }],
    certainty: "confirmed",
  },
  {
    id: "blizzard",
    copies: 4,
    cost: [],
    effects: [{ op: "comboFree", n: 1 }],
    drawback: [],
    certainty: "confirmed",
  },
  {
    id: "blackBlood",
    copies: 4,
    cost: [],
    effects: [{ op: "damage", n: 1 }],
    drawback: [{ op: "comboMax", n: 1 }],
    certainty: "confirmed",
  },
  // Recorded: name and the pattern discard-to-gain seen in print.
  {
    id: "petrisPhilter",
    copies: 4,
    cost: [{ op: "discardHand", n: 1, pick: "owner" }],
    effects: [{ op: "damage", n: 2 }],
    drawback: [],
    certainty: "designed",
  },
  // Recorded: name seen in print.
  {
    id: "mariborForest",
    copies: 4,
    cost: [],
    effects: [{ op: "draw", n: 2 }],
    drawback: [{ op: "noComboShield" }],
    certainty: "designed",
  },
  {
    id: "tawnyOwl",
    copies: 4,
    cost: [],
    effects: [{ op: "takeDiscard", pick: "top" }],
    drawback: [{ op: "refill", n: -2 }],
    certainty: "designed",
  },
  {
    id: "goldenOriole",
    copies: 4,
    cost: [],
    effects: [{ op: "reduceAttack", n: 2, attack: "next" }],
    drawback: [
      { op: "damage", n: -1 },
      { op: "refill", n: -1 },
    ],
    certainty: "designed",
  },
];
