import type { ExplorationCard } from "../types.ts";
import { ANYWHERE, explorer } from "../write.ts";

const card = explorer("wilderness");

// The theme of each card is a note for its story.
export const WILDERNESS_C: readonly ExplorationCard[] = [
  // Flying beast near carved hill signs.
  card(
    "W25",
    "one-source",
    [
      { op: "shield", n: -2 },
      { op: "attribute", which: "combat", n: 1 },
    ],
    [
      { op: "attribute", which: "specialization", n: -1 },
      { op: "quest", place: { at: "terrain", terrain: "water" }, event: 9 },
    ],
  ),
  // Slain manticore lies at your feet.
  card(
    "W26",
    "one-source",
    [{ op: "attribute", which: "combat", n: 1 }],
    [{ op: "quest", place: { at: "school", whose: "ownOrOther" }, event: 10 }],
  ),
  // Poor mayor cannot pay his debt.
  card(
    "W27",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 22 }],
    [{ op: "gold", n: 2 }],
  ),
  // Woodcutter proposes a drinking contest.
  card(
    "W28",
    "one-source",
    [
      {
        op: "roll",
        table: [
          {
            from: 1,
            to: 3,
            effects: [
              { op: "trail", pick: "choice" },
              { op: "phase3Draw", n: 1 },
            ],
          },
          {
            from: 4,
            to: 5,
            effects: [
              { op: "trail", pick: "choice" },
              { op: "phase3Draw", n: 2 },
            ],
          },
          { from: 6, to: 6, effects: [{ op: "phase3Draw", n: 3 }] },
        ],
      },
    ],
    [{ op: "trail", pick: "choice" }],
  ),
  // Farmer with a festering wound.
  card(
    "W29",
    "one-source",
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "potion", n: -3 }] },
          { from: 3, to: 4, effects: [{ op: "potion", n: -2 }] },
          { from: 5, to: 6, effects: [] },
        ],
      },
      { op: "quest", place: { at: "terrain", terrain: "water" }, event: 8 },
    ],
    [{ op: "trail", pick: "choice" }],
  ),
  // Poisoned stream kills the villagers.
  card(
    "W30",
    "one-source",
    [{ op: "attribute", which: "alchemy", n: 1 }],
    [
      { op: "attribute", which: "defense", n: -1 },
      { op: "quest", place: { at: "terrain", terrain: "water" }, event: 3 },
    ],
  ),
  // Village boy shows wild magic.
  card(
    "W31",
    "one-source",
    [
      { op: "trail", pick: "choice" },
      { op: "potion", n: 1 },
    ],
    [{ op: "quest", place: { at: "location", location: 4 }, event: 4 }],
  ),
  // Soldiers guard the bridge to Cintra.
  card(
    "W32",
    "one-source",
    [{ op: "quest", place: { at: "location", location: 9 }, event: 7 }],
    [
      { op: "potionsUpTo", n: 4 },
      { op: "phase3Draw", n: -1 },
    ],
  ),
  // Darkness falls far from any village.
  card(
    "W33",
    "one-source",
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "phase3Draw", n: 1 }] },
          { from: 3, to: 4, effects: [{ op: "phase3Draw", n: 2 }] },
          {
            from: 5,
            to: 6,
            effects: [
              { op: "trail", pick: "choice" },
              { op: "phase3Draw", n: 1 },
            ],
          },
        ],
      },
    ],
    [{ op: "gold", n: 2 }],
  ),
  // Zealous knight killed your quarry first.
  card(
    "W34",
    "one-source",
    [
      { op: "gold", n: 2 },
      { op: "quest", place: { at: "location", location: 6 }, event: 49 },
    ],
    [{ op: "readEvent", event: 50 }],
  ),
  // Kidnapped youth begs passing witcher.
  card(
    "W35",
    "one-source",
    [{ op: "gold", n: 3 }],
    [
      { op: "shield", n: -1 },
      { op: "potion", n: -1 },
      { op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 52 },
    ],
  ),
  // Man looks like your older self.
  card(
    "W36",
    "one-source",
    [
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "quest", place: { at: "school", whose: "own" }, event: 53 },
    ],
    [{ op: "phase3Draw", n: 1 }],
  ),
];
