import type { ExplorationCard } from "../types.ts";
import { explorer } from "../write.ts";

const card = explorer("city");

// The theme of each card is a note for its story.
export const CITY_B: readonly ExplorationCard[] = [
  // Merchant guild offers steady employment.
  card(
    "C13",
    "one-source",
    [
      { op: "attribute", which: "combat", n: -1 },
      { op: "quest", place: { at: "terrain", terrain: "forest" }, event: 32 },
    ],
    [{ op: "trail", pick: "choice" }],
  ),
  // Five men hunt an otter-headed man.
  card(
    "C14",
    "confirmed",
    [{ op: "attribute", which: "lowest", n: 1 }],
    [
      {
        op: "roll",
        table: [
          { from: 1, to: 3, effects: [{ op: "shield", n: -3 }] },
          { from: 4, to: 6, effects: [{ op: "shield", n: -2 }] },
        ],
      },
      { op: "quest", place: { at: "location", location: 6 }, event: 33 },
    ],
  ),
  // Hooded brewer wants your herbs.
  card(
    "C15",
    "confirmed",
    [{ op: "gold", n: 2 }],
    [{ op: "potionsDiscardAll" }, { op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 34 }],
  ),
  // Herb woman praises a master brewer.
  card(
    "C16",
    "one-source",
    [{ op: "potion", n: 1 }],
    [
      { op: "gold", n: -2 },
      { op: "quest", place: { at: "terrain", terrain: "forest" }, event: 35 },
    ],
  ),
  // Family home taken over by evil.
  card(
    "C17",
    "one-source",
    [{ op: "gainPoolCard", cost: 0 }],
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 36 }],
  ),
  // Dandy wants help impressing a lady.
  card(
    "C18",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "forest" }, event: 37 }],
    [{ op: "gainPoolCard", cost: 0 }],
  ),
  // Mage abducts young witcher trainees.
  card(
    "C19",
    "one-source",
    [
      { op: "gold", n: -2 },
      { op: "attribute", which: "specialization", n: 1 },
    ],
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 38 }],
  ),
  // Bard spreads mocking songs about you.
  card(
    "C20",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "water" }, event: 39 }],
    [{ op: "gold", n: 2 }],
  ),
  // Crowd queues at the armourer's stall.
  card(
    "C21",
    "confirmed",
    [{ op: "potion", n: 2 }],
    [{ op: "quest", place: { at: "location", location: 8 }, event: 14, pay: 2 }],
  ),
  // Travelling bard asks for your tale.
  card("C22", "one-source", [{ op: "gold", n: 2 }], [{ op: "readEvent", event: 11 }]),
  // Smith runs an arena before his forge.
  card(
    "C23",
    "one-source",
    [{ op: "quest", place: { at: "terrain", terrain: "mountain" }, event: 13, pay: 1 }],
    [
      { op: "attribute", which: "combat", n: 1 },
      {
        op: "roll",
        table: [
          { from: 1, to: 2, effects: [{ op: "shield", n: -2 }] },
          { from: 3, to: 4, effects: [{ op: "potion", n: -2 }] },
          { from: 5, to: 6, effects: [] },
        ],
      },
    ],
  ),
  // Learned man opens his library.
  card(
    "C24",
    "one-source",
    [{ op: "trail", pick: "each" }],
    [{ op: "quest", place: { at: "location", location: 18 }, event: 26 }],
  ),
];
