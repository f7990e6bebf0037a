import { at } from "@medallion/kernel";
import { describe } from "vitest";
import { byId } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { MONSTER_CONSTRAINTS } from "./monsters.ts";

describe("the monsters and what is won from them", () => {
  testConstraints(MONSTER_CONSTRAINTS, {
    life: [
      [
        "a tough Arachas",
        ({ monsters }) => Object.assign(byId(monsters, "arachas"), { life: 13 }),
        "monsters.0.life",
      ],
      [
        "a weak Leshen",
        ({ monsters }) => Object.assign(byId(monsters, "leshen"), { life: 16 }),
        "Level 3 has 17 to 19",
      ],
      [
        "OW-12.14: fewer fight cards than life",
        ({ fightCards }) => fightCards.splice(15),
        "made of fight cards",
      ],
    ],
    levels: [["monsters in disorder", ({ monsters }) => monsters.reverse(), "monsters.6.level"]],
    fightCards: [
      [
        "OW-T-12.20: a charge less",
        ({ fightCards }) => Object.assign(byId(fightCards, "F02"), { charge: [{ op: "takeDamage", n: 1 }] }),
        "13 cards have damage as their charge",
      ],
      [
        "OW-T-12.20: a bite that does nothing",
        ({ fightCards }) => Object.assign(byId(fightCards, "F03"), { bite: [] }),
        "3 cards have attribute as their bite",
      ],
    ],
    bites: [
      [
        "two bites by Combat",
        ({ fightCards }) => Object.assign(byId(fightCards, "F01"), { bite: byId(fightCards, "F09").bite }),
        "level of combat",
      ],
    ],
    trophies: [
      [
        "trophies of schools in disorder",
        ({ witcherTrophies }) => witcherTrophies.reverse(),
        "witcherTrophies",
      ],
      [
        "trophies of attributes in disorder",
        ({ attributeTrophies }) => attributeTrophies.reverse(),
        "attributeTrophies",
      ],
      [
        "one copy",
        ({ attributeTrophies }) => Object.assign(at(attributeTrophies, 1), { copies: 1 }),
        "attributeTrophies.1.copies",
      ],
      [
        "five copies",
        ({ witcherTrophies }) => Object.assign(at(witcherTrophies, 1), { copies: 5 }),
        "witcherTrophies.1.copies",
      ],
    ],
    potions: [
      ["three copies", ({ potions }) => Object.assign(at(potions, 6), { copies: 3 }), "potions.6.copies"],
    ],
  });
});
