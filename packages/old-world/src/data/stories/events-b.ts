import type { EventCard } from "../types.ts";
import { choice, may, must, result } from "../write.ts";

// The theme of each card is a note for its story.
export const EVENTS_B: readonly EventCard[] = [
  // Sturdy armour from the master smith.
  result(13, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        must("comboBuilt", [{ op: "comboShield", n: { by: "comboCard", colour: "green", each: 1 } }], {
          limit: "unlimited",
        }),
      ],
    },
  ]),
  // Fine crossbow from a Vengerberg master.
  result(14, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        may("ownTurnStart", [{ op: "damage", n: 2, now: true }], { conditions: [{ is: "firstOwnTurn" }] }),
      ],
    },
  ]),
  // Brass knuckles from the merchant's cart.
  result(15, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [
        may("ownStep1", [{ op: "damage", n: 2 }], { cost: [{ op: "discardHand", n: 1, pick: "owner" }] }),
      ],
    },
  ]),
  // Fast horse from the breeder's farm.
  result(16, "one-source", "equipment", [
    {
      op: "keep",
      kind: "equipment",
      abilities: [may("phase1", [{ op: "move", to: "forest", pay: "none" }], { limit: "oncePerTurn" })],
    },
    { op: "skipToPhase3" },
  ]),
  // Suspiciously young birthday guest.
  choice(17, "one-source", [{ op: "readEvent", event: 18 }], [{ op: "readEvent", event: 19 }]),
  // Elegant vampire becomes your companion.
  result(18, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [may("opponentTurnStart", [{ op: "lookOpponentDeck", look: 2, discard: 1 }])],
    },
  ]),
  // Vampire attacks across the table.
  result(19, "one-source", "shortFight", [
    {
      op: "shortFight",
      prepare: [{ op: "shieldSet", to: 0 }],
      draw: 3,
      table: [
        {
          from: 0,
          to: 3,
          effects: [
            { op: "attribute", which: "lowest", n: 1 },
            { op: "gold", n: 1 },
          ],
        },
        {
          from: 4,
          to: 5,
          effects: [
            { op: "attribute", which: "lowest", n: 1 },
            { op: "gold", n: 3 },
          ],
        },
        { from: 6, effects: [{ op: "attribute", which: "any", n: 1 }] },
      ],
    },
  ]),
  // Frightened girl with wild powers.
  result(20, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [
        may(
          "ownStep1",
          [
            {
              op: "roll",
              table: [
                { from: 1, to: 1, effects: [{ op: "takeDamage", n: 1 }] },
                {
                  from: 2,
                  to: 4,
                  effects: [
                    { op: "takeDamage", n: 1 },
                    { op: "damage", n: 2 },
                  ],
                },
                { from: 5, to: 6, effects: [{ op: "damage", n: 2 }] },
              ],
            },
          ],
          { conditions: [{ is: "firstOwnTurn" }] },
        ),
      ],
    },
  ]),
  // Dice den with a captive boy.
  result(21, "one-source", "test", [
    {
      op: "roll",
      table: [
        { from: 1, to: 3, effects: [{ op: "gold", n: 3 }] },
        {
          from: 4,
          to: 6,
          effects: [
            { op: "shieldSet", to: 0 },
            { op: "attribute", which: "twoLowest", n: 1 },
            { op: "noExplore" },
          ],
        },
      ],
    },
  ]),
  // Mother offers heirlooms or her daughter.
  choice(
    22,
    "one-source",
    [{ op: "readEvent", event: 23 }],
    [
      {
        op: "keep",
        kind: "card",
        abilities: [must("nextExplore", [{ op: "gold", n: 4 }], { limit: "once" })],
      },
    ],
  ),
  // Child of surprise hunts with you.
  result(23, "one-source", "companion", [
    {
      op: "keep",
      kind: "companion",
      abilities: [
        must("static", [{ op: "actFirst" }], {
          limit: "unlimited",
          conditions: [{ is: "opponentIs", opponent: "monster" }],
        }),
      ],
    },
  ]),
  // Sorceress girl awaits the gallows.
  choice(
    24,
    "one-source",
    [
      { op: "shieldSet", to: 0 },
      { op: "attribute", which: "twoLowest", n: 1 },
      { op: "phase3Draw", n: -1 },
      { op: "skipToPhase3" },
    ],
    [
      { op: "readEvent", event: 20 },
      { op: "phase3Draw", n: -1 },
    ],
  ),
];
