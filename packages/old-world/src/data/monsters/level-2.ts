import type { Monster } from "../types.ts";
import { may, must } from "../write.ts";

export const LEVEL_2: readonly Monster[] = [
  {
    id: "fiend",
    level: 2,
    life: 13,
    certainty: "confirmed",
    abilities: [must("static", [{ op: "colourNoEffect", colour: "purple" }], { limit: "unlimited" })],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "damage", n: 1 }], {
          conditions: [{ is: "comboHas", colours: ["purple"], n: 1 }],
        }),
      ],
    },
  },
  {
    id: "graveHag",
    level: 2,
    life: 13,
    certainty: "confirmed",
    abilities: [must("opponentAttack", [{ op: "handFirst" }], { conditions: [{ is: "firstOpponentTurn" }] })],
    trophy: { certainty: "designed", abilities: [may("ownStep1", [{ op: "cycleHand", max: 2, bonus: 1 }])] },
  },
  {
    id: "griffin",
    level: 2,
    life: 15,
    certainty: "confirmed",
    abilities: [must("comboBuilt", [{ op: "refill", n: -1, min: 1 }], { limit: "unlimited" })],
    trophy: {
      certainty: "confirmed",
      abilities: [
        may(
          "ownStep1",
          [
            {
              op: "roll",
              table: [
                { from: 1, to: 2, effects: [] },
                { from: 3, to: 5, effects: [{ op: "damage", n: 2 }] },
                { from: 6, to: 6, effects: [{ op: "damage", n: 3 }] },
              ],
            },
          ],
          { conditions: [{ is: "firstOwnTurn" }] },
        ),
      ],
    },
  },
  {
    id: "manticore",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [
      must("opponentAttack", [{ op: "reduceAttack", n: 1, attack: "this" }], {
        limit: "unlimited",
        conditions: [{ is: "attackDamageAtLeast", n: 1 }],
      }),
      must("attackTaken", [{ op: "discardHand", n: 1, pick: "random" }], {
        limit: "unlimited",
        conditions: [{ is: "attackDamageAtLeast", n: 1 }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("ownStep1", [{ op: "damage", n: 2 }], { cost: [{ op: "discardHand", n: 1, pick: "owner" }] }),
      ],
    },
  },
  {
    id: "nightwraith",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [must("ownTurnStart", [{ op: "firstCardRandom" }], { conditions: [{ is: "firstOwnTurn" }] })],
    trophy: {
      certainty: "designed",
      abilities: [
        may("ownStep1", [{ op: "lookOwnDeck", look: 3, take: 1, rest: "bottom" }], {
          conditions: [{ is: "firstOwnTurn" }],
        }),
      ],
    },
  },
  {
    id: "noonwraith",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [must("static", [{ op: "shieldGainCap", n: 1 }], { limit: "unlimited" })],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "comboShield", n: 1 }], {
          conditions: [{ is: "comboShieldAtLeast", n: 1 }],
        }),
      ],
    },
  },
  {
    id: "penitent",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [
      must("ownTurnStart", [{ op: "damageCap", n: 0 }], {
        conditions: [{ is: "firstOwnTurn" }, { is: "noTrail" }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("opponentAttack", [{ op: "reduceAttack", n: 2, attack: "this" }], {
          conditions: [
            { is: "opponentIs", opponent: "monster" },
            { is: "firstOpponentTurn" },
            { is: "noTrail" },
          ],
        }),
      ],
    },
  },
  {
    id: "waterHag",
    level: 2,
    life: 15,
    certainty: "confirmed",
    abilities: [must("static", [{ op: "potionCap", n: 1 }], { limit: "unlimited" })],
    trophy: { certainty: "designed", abilities: [may("afterLifeDeck", [{ op: "potion", n: 1 }])] },
  },
  {
    id: "weavess",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "attribute", which: "defense", n: -1 }])],
    trophy: {
      certainty: "designed",
      abilities: [may("afterLifeDeck", [{ op: "shield", n: 1, overCap: true }])],
    },
  },
  {
    id: "werewolf",
    level: 2,
    life: 14,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "shield", n: -2 }])],
    trophy: {
      certainty: "designed",
      abilities: [may("ownStep1", [{ op: "damage", n: 1 }], { conditions: [{ is: "shieldAtMost", n: 0 }] })],
    },
  },
  {
    id: "whispess",
    level: 2,
    life: 15,
    certainty: "confirmed",
    abilities: [
      must("comboBuilt", [{ op: "shield", n: -2 }], {
        limit: "unlimited",
        conditions: [{ is: "comboHas", colours: ["yellow"], n: 1 }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "takeDiscard", pick: "top" }], {
          conditions: [
            { is: "comboHas", colours: ["yellow"], n: 1 },
            { is: "discardPileAtLeast", n: 1 },
          ],
        }),
      ],
    },
  },
  {
    id: "wyvern",
    level: 2,
    life: 15,
    certainty: "confirmed",
    abilities: [
      must("opponentTurnEnd", [{ op: "discardHand", n: 1, pick: "random" }], {
        conditions: [{ is: "firstOpponentTurn" }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [may("ownStep1", [{ op: "damage", n: 1 }], { conditions: [{ is: "firstOwnTurn" }] })],
    },
  },
];
