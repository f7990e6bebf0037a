import type { EventCard } from "../types.ts";
import { ANYWHERE, choice, may, must, result } from "../write.ts";

// The theme of each card is a note for its story.
export const EVENTS_E: readonly EventCard[] = [
  // Zealots jail you at the gate.
  result(49, "one-source", "result", [{ op: "skipToPhase3" }]),
  // Fire knight fights at your side.
  result(50, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [
        must("comboBuilt", [{ op: "damage", n: 3 }], {
          conditions: [
            { is: "opponentIs", opponent: "monster" },
            { is: "firstCombo" },
            { is: "comboSizeAtLeast", n: 1 },
          ],
        }),
        must("fightEnd", [{ op: "readEvent", event: 51 }], {
          limit: "unlimited",
          conditions: [{ is: "monsterDefeated" }],
        }),
      ],
    },
  ]),
  // Knight turns on you after victory.
  choice(
    51,
    "one-source",
    [
      { op: "loseKept", event: 50 },
      { op: "shield", n: -2 },
    ],
    [
      { op: "loseKept", event: 50 },
      { op: "shield", n: -1 },
    ],
  ),
  // Thankful baron fears local rebels.
  choice(
    52,
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
        op: "if",
        conditions: [{ is: "shieldAtMost", n: 0 }],
        met: [{ op: "attribute", which: "any", n: 1 }],
        otherwise: [{ op: "attribute", which: "alchemy", n: 1 }],
      },
    ],
  ),
  // Old mentor at your school.
  choice(
    53,
    "one-source",
    [
      {
        op: "if",
        conditions: [{ is: "trophiesAtMost", n: 0 }],
        met: [{ op: "attribute", which: "any", n: 1 }],
        otherwise: [{ op: "draw", n: 2 }],
      },
    ],
    [{ op: "phase3Draw", n: 1 }],
  ),
  // Abandoned mine with a dead man.
  choice(
    54,
    "one-source",
    [{ op: "gainPoolCard", cost: 0 }],
    [
      {
        op: "if",
        conditions: [{ is: "goldAtMost", n: 1 }],
        met: [{ op: "gold", n: 5 }],
        otherwise: [{ op: "attribute", which: "defense", n: 1 }],
      },
    ],
  ),
  // Two knights accuse you of heresy.
  // Doubt: third row: the source says Shield to 1 and attribute to 1; read as Shield minus 1 and attribute plus 1.
  result(55, "one-source", "test", [
    {
      op: "test",
      attribute: "defense",
      table: [
        {
          from: 3,
          to: 7,
          effects: [
            { op: "gainPoolCard", cost: 2 },
            { op: "phase3Draw", n: -1 },
          ],
        },
        {
          from: 8,
          to: 10,
          effects: [
            { op: "shieldSet", to: 0 },
            { op: "gainPoolCard", cost: 0 },
          ],
        },
        {
          from: 11,
          to: 13,
          effects: [
            { op: "shield", n: -1 },
            { op: "attribute", which: "lowest", n: 1 },
          ],
        },
        {
          from: 14,
          to: 16,
          effects: [
            { op: "removeCard", n: 1, from: ANYWHERE },
            { op: "gainPoolCard", cost: "any" },
          ],
        },
      ],
    },
  ]),
  // Battlefield medicine from the doctor.
  result(56, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        may("ownStep1", [{ op: "discardToDeck", n: 1, pick: "owner" }], {
          conditions: [{ is: "discardPileAtLeast", n: 1 }],
        }),
      ],
    },
  ]),
];
