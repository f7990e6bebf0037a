import type { AttributeTrophy, WitcherTrophy } from "./types.ts";
import { may } from "./write.ts";

/** For meditation; OW-7.9. */
export const ATTRIBUTE_TROPHIES: readonly AttributeTrophy[] = [
  // Recorded: print fragment: a condition on an empty life deck.
  {
    attribute: "combat",
    copies: 2,
    certainty: "designed",
    abilities: [
      may("ownTurnEnd", [{ op: "discardToDeck", n: 1, pick: "random" }], {
        conditions: [
          { is: "lifeDeckAtMost", n: 0 },
          { is: "discardPileAtLeast", n: 1 },
        ],
      }),
    ],
  },
  // Recorded: print fragment: once per fight, Shield +2 after an attack that cost some number of cards; the number is designed.
  {
    attribute: "defense",
    copies: 2,
    certainty: "designed",
    abilities: [
      may("opponentTurnEnd", [{ op: "shield", n: 2 }], { conditions: [{ is: "youLostAtLeast", n: 3 }] }),
    ],
  },
  {
    attribute: "alchemy",
    copies: 2,
    certainty: "designed",
    abilities: [may("potionDeclared", [{ op: "freePotion" }, { op: "draw", n: 1 }])],
  },
  {
    attribute: "specialization",
    copies: 2,
    certainty: "designed",
    abilities: [may("specialization", [{ op: "repeatSpecialization", level: 3 }])],
  },
];

/** For a duel won as attacker; OW-13.11. */
export const WITCHER_TROPHIES: readonly WitcherTrophy[] = [
  {
    school: "wolf",
    copies: 4,
    certainty: "confirmed",
    abilities: [
      may("comboBuilt", [{ op: "damage", n: 1 }], { conditions: [{ is: "comboSizeAtLeast", n: 3 }] }),
    ],
  },
  {
    school: "griffin",
    copies: 4,
    certainty: "confirmed",
    abilities: [
      may(
        "ownStep1",
        [
          { op: "takeDiscard", pick: "top" },
          { op: "discardHand", n: 1, pick: "owner" },
        ],
        { conditions: [{ is: "discardPileAtLeast", n: 1 }] },
      ),
    ],
  },
  {
    school: "bear",
    copies: 4,
    certainty: "confirmed",
    abilities: [may("ownStep1", [{ op: "shield", n: 1 }], { conditions: [{ is: "shieldAtMost", n: 0 }] })],
  },
  {
    school: "cat",
    copies: 4,
    certainty: "confirmed",
    abilities: [may("ownStep1", [{ op: "draw", n: 1 }], { conditions: [{ is: "firstOwnTurn" }] })],
  },
  {
    school: "viper",
    copies: 4,
    certainty: "confirmed",
    abilities: [
      may(
        "attackDealt",
        [
          { op: "damage", n: 1, now: true },
          { op: "refill", n: -1 },
        ],
        { conditions: [{ is: "opponentLostAtLeast", n: 1 }] },
      ),
    ],
  },
];
