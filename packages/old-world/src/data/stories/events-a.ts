import type { EventCard } from "../types.ts";
import { choice, may, must, result } from "../write.ts";

// The theme of each card is a note for its story.
export const EVENTS_A: readonly EventCard[] = [
  // Light crossbow from the old trader.
  result(1, "confirmed", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        may("ownStep1", [{ op: "damage", n: 2 }], {
          conditions: [{ is: "firstOwnTurn" }],
          cost: [{ op: "discardHand", n: 1, pick: "owner" }],
        }),
      ],
    },
  ]),
  // Complaint before the council of mages.
  choice(
    2,
    "one-source",
    [{ op: "gold", n: 3 }],
    [
      { op: "potionsUpTo", n: 4 },
      { op: "trail", pick: "choice" },
    ],
  ),
  // Army doctor thanks you for news.
  choice(3, "one-source", [{ op: "potionsUpTo", n: 5, overLimit: true }], [{ op: "readEvent", event: 56 }]),
  // Mages judge the gifted boy.
  choice(4, "one-source", [{ op: "attribute", which: "any", n: 1 }], [{ op: "readEvent", event: 5 }]),
  // Boy with faint magic joins you.
  result(5, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [
        must("opponentAttack", [{ op: "reduceAttack", n: 2, attack: "this" }], {
          conditions: [{ is: "opponentIs", opponent: "monster" }, { is: "firstOpponentTurn" }],
        }),
      ],
    },
  ]),
  // Jeweller knows the family ring.
  choice(
    6,
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
    [{ op: "gainPoolCard", cost: 0 }],
  ),
  // Bone spider ambush on the road.
  result(7, "one-source", "shortFight", [
    {
      op: "shortFight",
      prepare: [{ op: "shieldSet", to: 0 }],
      draw: 3,
      table: [
        { from: 0, to: 2, effects: [{ op: "potion", n: 2 }] },
        { from: 3, to: 4, effects: [{ op: "potion", n: 3 }] },
        {
          from: 5,
          effects: [
            { op: "shieldSet", to: "cap" },
            { op: "potion", n: 3 },
          ],
        },
      ],
    },
  ]),
  // Cursed daughter of a local lord.
  choice(8, "one-source", [{ op: "gold", n: 2 }], [{ op: "gainPoolCard", cost: 0 }]),
  // Mage admits summoning monsters.
  choice(9, "one-source", [{ op: "gainPoolCard", cost: 2 }], [{ op: "potionsUpTo", n: 5, overLimit: true }]),
  // Manticore sting delivered to a school.
  result(10, "one-source", "result", [
    {
      op: "if",
      conditions: [{ is: "atSchool", whose: "own" }],
      met: [
        { op: "potion", n: 2 },
        { op: "attribute", which: "any", n: 1 },
      ],
      otherwise: [
        {
          op: "schoolOwner",
          effects: [
            { op: "trail", pick: "asActive" },
            { op: "attribute", which: "any", n: 1 },
          ],
        },
        { op: "gold", n: 4 },
        { op: "skipToPhase3" },
      ],
    },
  ]),
  // Famous singer travels with you.
  result(11, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [
        must("enterLocation", [{ op: "gold", n: 1 }], {
          limit: "unlimited",
          conditions: [{ is: "atLocation", locations: [2, 14] }],
        }),
      ],
    },
  ]),
  // Killer of witchers draws his sword.
  result(12, "one-source", "shortFight", [
    {
      op: "shortFight",
      prepare: [{ op: "shield", n: -2 }],
      draw: 2,
      table: [
        { from: 0, to: 2, effects: [{ op: "potionsUpTo", n: 4 }] },
        { from: 3, to: 4, effects: [{ op: "phase3Free" }] },
        { from: 5, effects: [{ op: "gainPoolCard", cost: 1 }] },
      ],
    },
  ]),
];
