import type { ExplorationCard } from "../types.ts";
import { ANYWHERE, explorer } from "../write.ts";

const card = explorer("wilderness");

// The theme of each card is a note for its story.
export const WILDERNESS_A: readonly ExplorationCard[] = [
  // Mossy ruins of an elven tower.
  card(
    "W01",
    "one-source",
    [
      {
        op: "roll",
        table: [
          {
            from: 1,
            to: 2,
            effects: [
              { op: "shield", n: -3 },
              { op: "phase3Draw", n: 1 },
            ],
          },
          { from: 3, to: 4, effects: [{ op: "potionsDiscardAll" }, { op: "phase3Draw", n: 1 }] },
          {
            from: 5,
            to: 6,
            effects: [
              { op: "shield", n: -1 },
              { op: "phase3Draw", n: 1 },
            ],
          },
        ],
      },
    ],
    [{ op: "attribute", which: "specialization", n: 1 }],
  ),
  // Old woman wants her pan back.
  card(
    "W02",
    "one-source",
    [
      { op: "potion", n: 1 },
      { op: "gold", n: 1 },
    ],
    [{ op: "potionsUpTo", n: 4 }],
  ),
  // Bloody trail leads into a crypt.
  card(
    "W03",
    "one-source",
    [
      { op: "potion", n: -2 },
      { op: "attribute", which: "combat", n: 1 },
    ],
    [{ op: "potion", n: 2 }],
  ),
  // Horse stands on the inn roof.
  card(
    "W04",
    "one-source",
    [
      {
        op: "roll",
        table: [
          {
            from: 1,
            to: 2,
            effects: [
              { op: "gold", n: -3 },
              { op: "attribute", which: "lowest", n: 1 },
            ],
          },
          {
            from: 3,
            to: 4,
            effects: [
              { op: "gold", n: -2 },
              { op: "attribute", which: "lowest", n: 1 },
            ],
          },
          {
            from: 5,
            to: 6,
            effects: [
              { op: "potion", n: -1 },
              { op: "attribute", which: "lowest", n: 1 },
            ],
          },
        ],
      },
    ],
    [{ op: "potion", n: 2 }],
  ),
  // Mayor worries about eaten hens.
  card(
    "W05",
    "one-source",
    [{ op: "gainPoolCard", cost: 0 }],
    [{ op: "potionsDiscardAll" }, { op: "gold", n: 2 }],
  ),
  // Two armed lizardfolk block the way.
  card(
    "W06",
    "one-source",
    [
      { op: "shield", n: -2 },
      { op: "potion", n: -1 },
      { op: "attribute", which: "any", n: 1 },
    ],
    [{ op: "potion", n: 2 }],
  ),
  // Rare herbs grow on steep slope.
  card(
    "W07",
    "one-source",
    [
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "potion", n: 2 },
    ],
    [{ op: "trail", pick: "choice" }],
  ),
  // Ghostly shape hovers over a lake.
  card(
    "W08",
    "one-source",
    [
      { op: "shield", n: -1 },
      { op: "attribute", which: "any", n: 1 },
    ],
    [{ op: "attribute", which: "defense", n: 1 }],
  ),
  // Strange old carter offers a ride.
  card(
    "W09",
    "one-source",
    [{ op: "move", to: "any", pay: "none", thenAction: true }],
    [
      { op: "potionsUpTo", n: 4 },
      { op: "phase3Draw", n: -1 },
    ],
  ),
  // Only inn around is crowded.
  card(
    "W10",
    "one-source",
    [{ op: "attribute", which: "any", n: 1 }],
    [
      { op: "trail", pick: "choice" },
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: "any" },
      { op: "phase3Draw", n: -1 },
    ],
  ),
  // Troubled hermit asks for your sword.
  card(
    "W11",
    "one-source",
    [
      { op: "attribute", which: "specialization", n: -1 },
      { op: "potion", n: 2 },
    ],
    [
      { op: "potion", n: -2 },
      { op: "attribute", which: "combat", n: 1 },
    ],
  ),
  // Boy wounded by a field beast.
  card(
    "W12",
    "one-source",
    [{ op: "potionsDiscardAll" }, { op: "gold", n: 3 }],
    [
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: 2 },
      { op: "phase3Draw", n: -1 },
    ],
  ),
];
