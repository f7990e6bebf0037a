import type { Monster } from "../types.ts";
import { may, must } from "../write.ts";

export const LEVEL_1: readonly Monster[] = [
  {
    id: "arachas",
    level: 1,
    life: 10,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "discardHand", n: 1, pick: "owner" }])],
    trophy: {
      certainty: "confirmed",
      abilities: [
        may("beforeLifeDeck", [{ op: "draw", n: 2 }], { conditions: [{ is: "handAtMost", n: 1 }] }),
      ],
    },
  },
  {
    id: "archespore",
    level: 1,
    life: 12,
    certainty: "confirmed",
    abilities: [must("fightDeclare", [], { cost: [{ op: "potion", n: -1 }] })],
    trophy: { certainty: "designed", abilities: [may("potionUsed", [{ op: "draw", n: 1 }])] },
  },
  {
    id: "barghest",
    level: 1,
    life: 11,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "shield", n: -1 }])],
    trophy: {
      certainty: "confirmed",
      abilities: [
        may(
          "ownStep1",
          [
            { op: "damage", n: 1 },
            { op: "draw", n: 1 },
          ],
          { cost: [{ op: "potion", n: -2 }] },
        ),
      ],
    },
  },
  {
    id: "drownersNest",
    level: 1,
    life: 10,
    certainty: "confirmed",
    abilities: [must("afterLifeDeck", [{ op: "discardDeck", n: 1, pick: "owner" }])],
    trophy: {
      certainty: "designed",
      abilities: [
        may("ownStep1", [{ op: "discardToDeck", n: 1, pick: "owner" }], {
          conditions: [{ is: "discardPileAtLeast", n: 1 }],
          cost: [{ op: "potion", n: -1 }],
        }),
      ],
    },
  },
  {
    id: "ekimmara",
    level: 1,
    life: 12,
    certainty: "confirmed",
    abilities: [
      must("afterLifeDeck", [{ op: "discardHand", n: 1, pick: "owner" }], {
        conditions: [{ is: "noTrail" }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "damage", n: 1 }], {
          conditions: [{ is: "opponentIs", opponent: "monster" }, { is: "firstOwnTurn" }, { is: "noTrail" }],
        }),
      ],
    },
  },
  {
    id: "foglet",
    level: 1,
    life: 10,
    certainty: "confirmed",
    abilities: [
      must("attackRevealed", [{ op: "worstAttack" }], { conditions: [{ is: "firstOpponentTurn" }] }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [may("opponentAttack", [{ op: "reduceAttack", n: 1, attack: "this" }])],
    },
  },
  {
    id: "ghoulsNest",
    level: 1,
    life: 12,
    certainty: "confirmed",
    abilities: [must("ownTurnStart", [{ op: "lossCap", n: 2 }], { conditions: [{ is: "firstOwnTurn" }] })],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "refill", n: 2 }], {
          conditions: [{ is: "firstOwnTurn" }, { is: "comboSizeIs", n: 1 }],
        }),
      ],
    },
  },
  {
    id: "harpy",
    level: 1,
    life: 12,
    certainty: "confirmed",
    abilities: [must("ownTurnStart", [{ op: "refillBase", n: 0 }], { conditions: [{ is: "firstOwnTurn" }] })],
    trophy: { certainty: "designed", abilities: [may("ownStep1", [{ op: "draw", n: 1 }])] },
  },
  {
    id: "nekkersNest",
    level: 1,
    life: 11,
    certainty: "confirmed",
    abilities: [
      must("comboBuilt", [{ op: "refill", n: -1 }], {
        limit: "unlimited",
        conditions: [{ is: "comboLacks", colour: "green" }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "comboShield", n: 1 }], {
          conditions: [{ is: "comboHas", colours: ["green"], n: 1 }],
        }),
      ],
    },
  },
  {
    id: "rotfiend",
    level: 1,
    life: 11,
    certainty: "confirmed",
    abilities: [
      must("fightEnd", [{ op: "phase3DrawSet", n: 1 }], { conditions: [{ is: "monsterDefeated" }] }),
    ],
    trophy: { certainty: "designed", abilities: [may("fightEnd", [{ op: "phase3Draw", n: 1 }])] },
  },
];
