import { at } from "@medallion/kernel";
import { describe } from "vitest";
import { byId } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { COUNT_CONSTRAINTS } from "./counts.ts";

describe("OW-1.1, OW-T-1.9: the counts", () => {
  testConstraints(COUNT_CONSTRAINTS, {
    counts: [
      ["a location less", ({ locations }) => locations.pop(), "locations: OW-1.1: There are 19"],
      ["an action card less", ({ actionCards }) => actionCards.pop(), "actionCards"],
      ["a starting card less", ({ startingCards }) => startingCards.pop(), "startingCards"],
      ["a potion less", ({ potions }) => Object.assign(at(potions, 0), { copies: 3 }), "potions"],
      [
        "an eighth potion",
        ({ potions }) => {
          Object.assign(at(potions, 0), { copies: 2 });
          potions.push({ ...at(potions, 0), id: "water" });
        },
        "There are 7",
      ],
      ["a monster less", ({ monsters }) => monsters.pop(), "monsters"],
      ["a fight card less", ({ fightCards }) => fightCards.pop(), "fightCards"],
      ["an attribute trophy less", ({ attributeTrophies }) => attributeTrophies.pop(), "attributeTrophies"],
      ["a witcher trophy less", ({ witcherTrophies }) => witcherTrophies.pop(), "witcherTrophies"],
      ["a city card less", ({ explorationCards }) => explorationCards.shift(), "explorationCards"],
      ["a wilderness card less", ({ explorationCards }) => explorationCards.pop(), "explorationCards"],
      ["an event less", ({ eventCards }) => eventCards.pop(), "eventCards"],
      ["a school less", ({ schools }) => schools.pop(), "schools"],
    ],
    pool: [
      [
        "a blue card turned red",
        ({ actionCards }) => Object.assign(byId(actionCards, "A01"), { colour: "red" }),
        "18 blue",
      ],
      [
        "a dearer card",
        ({ actionCards }) => Object.assign(byId(actionCards, "A01"), { cost: 1 }),
        "40 cards of cost 0",
      ],
    ],
    monsters: [
      [
        "a stronger Arachas",
        ({ monsters }) => Object.assign(byId(monsters, "arachas"), { level: 2 }),
        "10 monsters of level 1",
      ],
    ],
    ids: [
      [
        "a card called like another",
        ({ fightCards }) => Object.assign(at(fightCards, 3), { id: "A01" }),
        "fightCards.3.id: OW-1.26: There are two cards A01",
      ],
    ],
  });
});
