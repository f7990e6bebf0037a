import type { EventCard } from "../types.ts";
import { ANYWHERE, choice, may, must, result } from "../write.ts";

// The theme of each card is a note for its story.
export const EVENTS_C: readonly EventCard[] = [
  // False preachers return to your room.
  choice(
    25,
    "one-source",
    [{ op: "attribute", which: "specialization", n: 1 }],
    [
      {
        op: "keep",
        kind: "card",
        abilities: [must("static", [{ op: "potionLimit", n: 5 }], { limit: "unlimited" })],
      },
    ],
  ),
  // Legend of the lost Crane school.
  choice(
    26,
    "one-source",
    [
      { op: "shield", n: -1 },
      { op: "attribute", which: "lowest", n: 1 },
    ],
    [
      {
        op: "keep",
        kind: "card",
        abilities: [
          must("comboBuilt", [{ op: "damage", n: { by: "comboCard", colour: "blue", each: 1 } }], {
            limit: "unlimited",
          }),
        ],
      },
    ],
  ),
  // Vengeful elf waits in a warehouse.
  result(27, "one-source", "shortFight", [
    {
      op: "shortFight",
      prepare: [{ op: "shield", n: -2 }],
      draw: 2,
      table: [
        { from: 0, to: 2, effects: [{ op: "gold", n: 3 }] },
        { from: 3, to: 4, effects: [{ op: "attribute", which: "lowest", n: 1 }] },
        { from: 5, effects: [{ op: "phase3Draw", n: 1 }] },
      ],
    },
  ]),
  // Reinforced bracers from a trader.
  result(28, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        may("comboBuilt", [{ op: "comboShield", n: 1 }], {
          conditions: [{ is: "comboHas", colours: ["green"], n: 1 }],
        }),
      ],
    },
  ]),
  // Village road feared by its people.
  choice(
    29,
    "one-source",
    [{ op: "gainPoolCard", cost: 2 }],
    [
      { op: "gold", n: 4 },
      { op: "gainPoolCard", cost: 0 },
      {
        op: "keep",
        kind: "card",
        abilities: [must("nextExplore", [{ op: "readEvent", event: 30 }], { limit: "once" })],
      },
    ],
  ),
  // Four youths seek revenge on you.
  choice(
    30,
    "one-source",
    [{ op: "trail", pick: "choice" }],
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "shield", n: -2 }] },
          { from: 3, to: 4, effects: [{ op: "shield", n: -1 }] },
          { from: 5, to: 6, effects: [] },
        ],
      },
    ],
  ),
  // Good leather boots at bargain price.
  result(31, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [may("comboBuilt", [{ op: "refill", n: 2 }], { conditions: [{ is: "firstOwnTurn" }] })],
    },
  ]),
  // Guild refuses to pay your fee.
  choice(
    32,
    "one-source",
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "gold", n: 2 }] },
          { from: 3, to: 4, effects: [{ op: "gold", n: 3 }] },
          { from: 5, to: 6, effects: [{ op: "gold", n: 4 }] },
        ],
      },
    ],
    [
      {
        op: "keep",
        kind: "card",
        abilities: [may("phase1", [{ op: "move", to: "water", pay: "anyCard" }], { limit: "oncePerTurn" })],
      },
    ],
  ),
  // Smugglers load strange living cargo.
  choice(
    33,
    "one-source",
    [{ op: "gainPoolCard", cost: 2 }],
    [
      {
        op: "if",
        conditions: [{ is: "shieldAtMost", n: 0 }],
        met: [{ op: "draw", n: 4 }],
        otherwise: [{ op: "draw", n: 3 }],
      },
    ],
  ),
  // Thief of herbs found at an inn.
  choice(
    34,
    "one-source",
    [{ op: "gold", n: 3 }],
    [
      {
        op: "if",
        conditions: [{ is: "potionsAtMost", n: 1 }],
        met: [{ op: "attribute", which: "alchemy", n: 1 }],
        otherwise: [{ op: "draw", n: 3 }],
      },
    ],
  ),
  // Master brewer in a forest hut.
  choice(35, "one-source", [{ op: "potionsUpTo", n: 4 }], [{ op: "draw", n: 2 }]),
  // Vampire hides in the empty attic.
  result(36, "one-source", "test", [
    {
      op: "test",
      attribute: "combat",
      table: [
        {
          from: 3,
          to: 7,
          effects: [
            { op: "attribute", which: "defense", n: -1 },
            { op: "gainPoolCard", cost: 1 },
          ],
        },
        {
          from: 8,
          to: 10,
          effects: [
            { op: "shield", n: -2 },
            { op: "gainPoolCard", cost: 1 },
          ],
        },
        {
          from: 11,
          to: 13,
          effects: [
            { op: "shield", n: -1 },
            { op: "removeCard", n: 1, from: ANYWHERE },
            { op: "gainPoolCard", cost: 1 },
          ],
        },
        { from: 14, to: 16, effects: [{ op: "gainPoolCard", cost: 1 }] },
      ],
    },
  ]),
];
