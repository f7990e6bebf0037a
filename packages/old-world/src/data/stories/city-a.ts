import type { ExplorationCard } from "../types.ts";
import { ANYWHERE, explorer, may } from "../write.ts";

const card = explorer("city");

// The theme of each card is a note for its story.
export const CITY_A: readonly ExplorationCard[] = [
  // Drunken priests ask about your faith.
  card(
    "C01",
    "one-source",
    [{ op: "phase3Draw", n: 1 }],
    [
      { op: "attribute", which: "defense", n: 1 },
      { op: "phase3Draw", n: -1 },
    ],
  ),
  // Guard arrests you for magic.
  card(
    "C02",
    "confirmed",
    [
      { op: "gold", n: -2 },
      { op: "attribute", which: "combat", n: 1 },
    ],
    [{ op: "gold", n: 2 }],
  ),
  // Strong man challenges you at supper.
  card("C03", "one-source", [{ op: "gold", n: 2 }], [{ op: "phase3Draw", n: 1 }]),
  // Beaten dwarf outside the city wall.
  card("C04", "one-source", [{ op: "gold", n: 1 }], [{ op: "trail", pick: "choice" }]),
  // Private library with books on witchers.
  card(
    "C05",
    "one-source",
    [
      {
        op: "keep",
        kind: "card",
        abilities: [may("schoolTraining", [{ op: "trainingDiscount", n: 3, min: 1 }], { limit: "once" })],
      },
    ],
    [{ op: "trail", pick: "choice" }],
  ),
  // Noble claims the monster kill as his.
  card("C06", "one-source", [{ op: "attribute", which: "specialization", n: 1 }], [{ op: "gold", n: 2 }]),
  // Scholar rewards you for your stories.
  card("C07", "one-source", [{ op: "potion", n: 2 }], [{ op: "gold", n: 2 }]),
  // Warehouse ghost turns out a vampire.
  card(
    "C08",
    "one-source",
    [
      { op: "shield", n: -2 },
      { op: "gold", n: 2 },
    ],
    [{ op: "gold", n: 3 }],
  ),
  // Wife reports a horned seductress.
  card(
    "C09",
    "one-source",
    [{ op: "phase3Draw", n: 1 }],
    [
      { op: "shield", n: -1 },
      { op: "removeCard", n: 1, from: ANYWHERE },
      { op: "gainPoolCard", cost: 2 },
    ],
  ),
  // Street seller offers a fashionable drug.
  card(
    "C10",
    "one-source",
    [
      { op: "attribute", which: "defense", n: -1 },
      { op: "phase3Draw", n: 2 },
    ],
    [{ op: "attribute", which: "alchemy", n: 1 }],
  ),
  // Ruler's sick son needs a cure.
  card(
    "C11",
    "one-source",
    [
      { op: "attribute", which: "alchemy", n: -1 },
      { op: "potion", n: -1 },
      { op: "gold", n: 5 },
    ],
    [
      { op: "attribute", which: "specialization", n: 1 },
      { op: "shield", n: -1 },
    ],
  ),
  // Old trader packs up his crossbows.
  card("C12", "one-source", [{ op: "gold", n: 2 }], { pay: 1, effects: [{ op: "readEvent", event: 1 }] }),
];
