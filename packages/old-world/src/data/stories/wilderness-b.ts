import type { ExplorationCard } from "../types.ts";
import { ANYWHERE, explorer } from "../write.ts";

const card = explorer("wilderness");

// The theme of each card is a note for its story.
export const WILDERNESS_B: readonly ExplorationCard[] = [
  // Fallen tree stops a poor merchant.
  card(
    "W13",
    "one-source",
    [
      { op: "attribute", which: "defense", n: 1 },
      { op: "phase3Draw", n: -1 },
    ],
    { pay: 1, effects: [{ op: "readEvent", event: 15 }] },
  ),
  // Circus arrives in the village.
  card(
    "W14",
    "one-source",
    [
      { op: "gold", n: -1 },
      { op: "attribute", which: "combat", n: 1 },
    ],
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 40 }],
  ),
  // Stable owner speaks of extortion.
  card(
    "W15",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 41 }],
    [
      { op: "gold", n: -1 },
      { op: "move", to: "any", pay: "none", thenAction: true },
    ],
  ),
  // Innkeeper's wife admires your horse.
  card(
    "W16",
    "one-source",
    [
      { op: "gold", n: -2 },
      { op: "phase3Draw", n: 1 },
    ],
    [{ op: "quest", place: { at: "terrain", terrain: "forest" }, event: 16 }],
  ),
  // Fallen witcher of your own school.
  card(
    "W17",
    "one-source",
    [{ op: "quest", place: { at: "school", whose: "own" }, event: 42 }],
    [
      { op: "trail", pick: "choice" },
      { op: "gainPoolCard", cost: 0 },
    ],
  ),
  // Old hermit remembers places of power.
  card(
    "W18",
    "one-source",
    [{ op: "potionsDiscardAll" }, { op: "attribute", which: "alchemy", n: 1 }],
    [{ op: "quest", place: { at: "terrain", terrain: "forest" }, event: 43 }],
  ),
  // Wrecked pirate boat on the shore.
  card(
    "W19",
    "one-source",
    [{ op: "quest", place: { at: "location", location: 12 }, event: 44 }],
    [
      { op: "gold", n: 1 },
      { op: "phase3Draw", n: 1 },
    ],
  ),
  // Bleeding girl searches for her brother.
  card(
    "W20",
    "one-source",
    [
      { op: "trail", pick: "choice" },
      { op: "potion", n: -1 },
    ],
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 45 }],
  ),
  // Bandits demand toll at a bridge.
  card(
    "W21",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 46 }],
    [
      { op: "gold", n: -1 },
      { op: "attribute", which: "lowest", n: 1 },
    ],
  ),
  // Sorceress wants wax from troll's ear.
  card(
    "W22",
    "one-source",
    [
      { op: "shield", n: -1 },
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: "any" },
    ],
    [{ op: "quest", place: { at: "location", location: 5 }, event: 47 }],
  ),
  // Mayor mentions something in the sewers.
  card(
    "W23",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 48 }],
    [{ op: "gold", n: 2 }],
  ),
  // Cave said to hide a monster.
  card(
    "W24",
    "one-source",
    [
      { op: "attribute", which: "defense", n: 1 },
      { op: "shield", n: -1 },
      { op: "potion", n: -1 },
    ],
    [
      { op: "attribute", which: "alchemy", n: -1 },
      { op: "quest", place: { at: "terrain", terrain: "water" }, event: 6 },
    ],
  ),
];
