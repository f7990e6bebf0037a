import type { EventCard } from "../types.ts";
import { ANYWHERE, choice, result } from "../write.ts";

// The theme of each card is a note for its story.
export const EVENTS_D: readonly EventCard[] = [
  // Masked ambush staged for a lady.
  choice(
    37,
    "one-source",
    [{ op: "phase3Draw", n: 1 }],
    [{ op: "gold", n: 4 }, { op: "noExplore" }, { op: "phase3Draw", n: -1 }],
  ),
  // Mage's laboratory with three prisoners.
  result(38, "one-source", "test", [
    {
      op: "band",
      of: "alchemy",
      table: [
        {
          from: 1,
          to: 2,
          effects: [
            { op: "shield", n: -2 },
            { op: "attribute", which: "any", n: 1 },
          ],
        },
        {
          from: 3,
          to: 3,
          effects: [
            { op: "shield", n: -1 },
            { op: "attribute", which: "lowest", n: 1 },
          ],
        },
        { from: 4, to: 5, effects: [{ op: "potionsUpTo", n: 4 }] },
      ],
    },
  ]),
  // Mocking bard caught behind a tavern.
  result(39, "one-source", "test", [
    {
      op: "roll",
      table: [
        {
          from: 1,
          to: 2,
          effects: [
            { op: "shield", n: -1 },
            { op: "attribute", which: "lowest", n: 1 },
          ],
        },
        { from: 3, to: 4, effects: [{ op: "attribute", which: "any", n: 1 }] },
        {
          from: 5,
          to: 6,
          effects: [
            { op: "removeCard", n: 1, from: ANYWHERE },
            { op: "gainPoolCard", cost: 2 },
          ],
        },
      ],
    },
  ]),
  // Circus show with live beasts.
  choice(40, "one-source", [{ op: "gold", n: 3 }], [{ op: "attribute", which: "specialization", n: 1 }]),
  // Mayor parades you through the village.
  result(41, "one-source", "test", [
    {
      op: "roll",
      table: [
        {
          from: 1,
          to: 2,
          effects: [
            { op: "gold", n: 2 },
            { op: "shield", n: -2 },
          ],
        },
        { from: 3, to: 4, effects: [{ op: "gold", n: 3 }] },
        {
          from: 5,
          to: 6,
          effects: [
            { op: "gold", n: 3 },
            { op: "potion", n: 2 },
          ],
        },
      ],
    },
  ]),
  // Memorial for a fallen comrade.
  result(42, "one-source", "test", [
    {
      op: "band",
      of: "witcherLevel",
      table: [
        { from: 1, to: 2, effects: [{ op: "attribute", which: "any", n: 1 }] },
        { from: 3, to: 3, effects: [{ op: "attribute", which: "lowest", n: 1 }] },
        { from: 4, to: 5, effects: [{ op: "gainPoolCard", cost: 1 }] },
      ],
    },
  ]),
  // Obelisk marks a place of power.
  result(43, "one-source", "test", [
    {
      op: "roll",
      table: [
        { from: 1, to: 1, effects: [{ op: "attribute", which: "lowest", n: 1 }] },
        { from: 2, to: 2, effects: [{ op: "attribute", which: "specialization", n: 1 }] },
        { from: 3, to: 3, effects: [{ op: "attribute", which: "combat", n: 1 }] },
        { from: 4, to: 4, effects: [{ op: "attribute", which: "defense", n: 1 }] },
        { from: 5, to: 5, effects: [{ op: "attribute", which: "alchemy", n: 1 }] },
        { from: 6, to: 6, effects: [{ op: "attribute", which: "any", n: 1 }] },
      ],
    },
  ]),
  // Buried chest at the marked spot.
  result(44, "one-source", "test", [
    {
      op: "roll",
      table: [
        { from: 1, to: 2, effects: [{ op: "gold", n: 3 }] },
        {
          from: 3,
          to: 4,
          effects: [
            { op: "gold", n: 3 },
            { op: "trail", pick: "choice" },
          ],
        },
        { from: 5, to: 6, effects: [{ op: "gold", n: 4 }] },
      ],
    },
  ]),
  // Runaway brother drinks in a tavern.
  choice(
    45,
    "one-source",
    [
      {
        op: "roll",
        table: [
          {
            from: 1,
            to: 3,
            effects: [
              { op: "gold", n: 3 },
              { op: "discardHand", n: 1, pick: "owner" },
            ],
          },
          { from: 4, to: 6, effects: [{ op: "phase3Draw", n: 1 }, { op: "skipToPhase3" }] },
        ],
      },
    ],
    [{ op: "phase3Draw", n: 1 }],
  ),
  // Travellers pay to cross with you.
  result(46, "one-source", "test", [
    {
      op: "band",
      of: "witcherLevel",
      table: [
        {
          from: 1,
          to: 2,
          effects: [
            { op: "gold", n: 4 },
            { op: "discardHand", n: 1, pick: "owner" },
          ],
        },
        {
          from: 3,
          to: 5,
          effects: [
            { op: "gold", n: 3 },
            { op: "discardHand", n: 1, pick: "owner" },
          ],
        },
      ],
    },
  ]),
  // Sorceress laughs at the delivered wax.
  choice(
    47,
    "one-source",
    [
      { op: "discardHand", n: 1, pick: "owner" },
      { op: "gold", n: 3 },
    ],
    [
      { op: "discardHand", n: 2, pick: "owner" },
      { op: "attribute", which: "alchemy", n: 1 },
    ],
  ),
  // Drowners nest below the city.
  // Doubt: top row: the source says discard 1 card; remove 1 card is used as on E55.
  result(48, "one-source", "test", [
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
            { op: "gainPoolCard", cost: 1 },
          ],
        },
        {
          from: 11,
          to: 13,
          effects: [
            { op: "potion", n: -2 },
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
];
