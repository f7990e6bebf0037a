import type { ExplorationCard } from "../types.ts";
import { ANYWHERE, explorer, must } from "../write.ts";

const card = explorer("city");

// The theme of each card is a note for its story.
export const CITY_C: readonly ExplorationCard[] = [
  // Stranger invites outsiders to a hideout.
  card(
    "C25",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 21 }],
    [
      { op: "shield", n: -1 },
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: "any" },
    ],
  ),
  // Merchant sold you worthless armour.
  card("C26", "one-source", { pay: 3, effects: [{ op: "readEvent", event: 31 }] }, [
    { op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 2 },
  ]),
  // Two preachers knock at your door.
  card(
    "C27",
    "one-source",
    [{ op: "phase3Draw", n: 2 }],
    [
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "quest", place: { at: "terrain", terrain: "water" }, event: 25 },
    ],
  ),
  // Mage fears an elf seeking revenge.
  card(
    "C28",
    "one-source",
    [{ op: "phase3Draw", n: 2 }],
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 27 }],
  ),
  // Woman burned by stolen monster venom.
  card(
    "C29",
    "one-source",
    [
      { op: "potion", n: -2 },
      { op: "gold", n: 3 },
      { op: "trail", pick: "choice" },
    ],
    [
      { op: "gold", n: 1 },
      { op: "quest", place: { at: "terrain", terrain: "forest" }, event: 29 },
    ],
  ),
  // Dying man sends birthday wishes.
  card(
    "C30",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 17 }],
    [{ op: "gold", n: 2 }],
  ),
  // Mob demands the hanging of a girl.
  card(
    "C31",
    "one-source",
    [
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: 1 },
    ],
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 24 }],
  ),
  // Villagers mourn a murdered witcher.
  card("C32", "one-source", [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 12 }], {
    pay: 2,
    effects: [{ op: "readEvent", event: 28 }],
  }),
  // Coughing beggar sells a rumour.
  card(
    "C33",
    "one-source",
    [{ op: "trail", pick: "choice" }],
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "gold", n: -5 }] },
          { from: 3, to: 4, effects: [{ op: "gold", n: -3 }] },
          { from: 5, to: 6, effects: [{ op: "gold", n: -2 }] },
        ],
      },
      { op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 54 },
    ],
  ),
  // Townsfolk toast you as a hero.
  card(
    "C34",
    "one-source",
    [
      { op: "phase3Draw", n: 1 },
      {
        op: "keep",
        kind: "card",
        abilities: [must("nextExplore", [{ op: "readEvent", event: 55 }], { limit: "once" })],
      },
    ],
    [{ op: "gold", n: 2 }],
  ),
  // Armed elves surround you at night.
  card(
    "C35",
    "one-source",
    [
      {
        op: "roll",
        table: [
          {
            from: 1,
            to: 3,
            effects: [
              { op: "removeCard", n: 1, from: ANYWHERE },
              { op: "gainPoolCard", cost: 0 },
            ],
          },
          { from: 4, to: 5, effects: [{ op: "gainPoolCard", cost: 1 }] },
          { from: 6, to: 6, effects: [{ op: "gainPoolCard", cost: 2 }] },
        ],
      },
    ],
    [{ op: "attribute", which: "defense", n: 1 }],
  ),
  // Dice champion dares you to play.
  card(
    "C36",
    "one-source",
    [{ op: "pokerAgainst", dice: [3, 3, 3, 2, 2], onBetter: [{ op: "gold", n: 5 }] }],
    [
      { op: "attribute", which: "lowest", n: 1 },
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "potionsDiscardAll" }] },
          { from: 3, to: 4, effects: [{ op: "shield", n: -1 }] },
          { from: 5, to: 6, effects: [] },
        ],
      },
    ],
  ),
];
