import type { Monster } from "../types.ts";
import { may, must } from "../write.ts";

export const LEVEL_3: readonly Monster[] = [
  {
    id: "brewess",
    level: 3,
    life: 17,
    certainty: "confirmed",
    abilities: [
      must("comboBuilt", [{ op: "damage", n: -1 }], {
        limit: "unlimited",
        conditions: [{ is: "comboHas", colours: ["green", "yellow"], n: 1 }],
      }),
    ],
    trophy: { certainty: "designed", abilities: [may("potionUsed", [{ op: "repeatPotion" }])] },
  },
  {
    id: "bruxa",
    level: 3,
    life: 17,
    certainty: "confirmed",
    abilities: [
      must("opponentTurnStart", [{ op: "attackBonus", n: 2 }], {
        limit: "unlimited",
        conditions: [{ is: "monsterLifeAtMost", n: 2 }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "damage", n: 1 }], { conditions: [{ is: "lifeDeckAtMost", n: 2 }] }),
      ],
    },
  },
  {
    id: "glustyworp",
    level: 3,
    life: 18,
    certainty: "confirmed",
    abilities: [must("ownTurnStart", [{ op: "damageCap", n: 1 }], { conditions: [{ is: "firstOwnTurn" }] })],
    trophy: {
      certainty: "designed",
      abilities: [
        may("opponentAttack", [{ op: "capAttack", n: 2 }], { conditions: [{ is: "firstOpponentTurn" }] }),
      ],
    },
  },
  {
    id: "leshen",
    level: 3,
    life: 19,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "fightAttribute", which: "defense", n: -1 }])],
    trophy: { certainty: "confirmed", abilities: [may("attackRevealed", [{ op: "chooseAttack" }])] },
  },
  {
    id: "striga",
    level: 3,
    life: 18,
    certainty: "confirmed",
    abilities: [must("beforeLifeDeck", [{ op: "shield", n: { by: "handCard", each: -1 } }])],
    trophy: {
      certainty: "designed",
      abilities: [
        may("ownStep1", [{ op: "shieldSet", to: "cap" }], {
          cost: [{ op: "discardHand", n: 1, pick: "owner" }],
        }),
      ],
    },
  },
  {
    id: "yghern",
    level: 3,
    life: 18,
    certainty: "confirmed",
    abilities: [
      must("comboBuilt", [{ op: "damage", n: -1 }], {
        limit: "unlimited",
        conditions: [{ is: "comboHas", colours: ["blue"], n: 1 }],
      }),
    ],
    trophy: {
      certainty: "designed",
      abilities: [
        may("comboBuilt", [{ op: "damage", n: { by: "comboCard", colour: "blue", each: 1 } }], {
          conditions: [{ is: "comboHas", colours: ["blue"], n: 1 }],
        }),
      ],
    },
  },
];
