import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../components.ts";
import { type Draft, draft, refused } from "../test/draft.ts";
import type { Components } from "../types.ts";
import { BOARD_CONSTRAINTS, SIDE_CONSTRAINTS } from "./tracks.ts";

type Spoil = (components: Draft<Components>) => void;

const BOARDS: readonly (readonly [keyof typeof BOARD_CONSTRAINTS, string, Spoil, string])[] = [
  ["X1", "six boards", ({ boards }) => boards.pop(), "Each character"],
  ["X1", "boards in another order", ({ boards }) => boards.reverse(), "boards.0.character"],
  [
    "X1",
    "a threshold far off",
    ({ boards }) => {
      at(boards, 2).thresholds = [3, 10, 14];
    },
    "boards.2.thresholds",
  ],
  [
    "X2",
    "no value of 7",
    ({ boards }) => {
      for (const board of boards) board.goldVp = [[0, 1]];
    },
    "One gold value is 7",
  ],
  ["X2", "another list for one character", ({ boards }) => at(boards, 4).goldVp.pop(), "boards.4.goldVp"],
];

const SIDES: readonly (readonly [keyof typeof SIDE_CONSTRAINTS, string, Spoil, string])[] = [
  [
    "L1",
    "a longer track",
    ({ sidesB }) => {
      at(sidesB, 1).top = 15;
    },
    "sidesB.1",
  ],
  ["L1", "other values on one side", ({ sidesB }) => at(sidesB, 4).vp.pop(), "sidesB.4"],
  [
    "L1",
    "no value of 2",
    ({ sideA }) => {
      sideA.vp = [[4, 1]];
    },
    "sideA.vp",
  ],
  [
    "L2",
    "a bonus on space 4 of side A (RO-CK-12.19, RO-12.29)",
    ({ sideA }) => {
      sideA.bonuses[4] = { k: "xp", n: 1 };
    },
    "sideA.bonuses.4",
  ],
  [
    "L2",
    "another bonus on space 3",
    ({ sideA }) => {
      sideA.bonuses[3] = { k: "abilityOrXp", ability: 1, xp: 3 };
    },
    "sideA.bonuses.3",
  ],
  [
    "L2",
    "no bonus on space 10",
    ({ sideA }) => {
      delete sideA.bonuses[10];
    },
    "sideA.bonuses.10",
  ],
  [
    "L2",
    "the readable bonuses without showing the hand",
    ({ sideA }) => {
      sideA.bonuses[8] = { k: "xp", n: 2 };
    },
    "between 5 and 9",
  ],
  [
    "L2",
    "a sixth bonus",
    ({ sideA }) => {
      sideA.bonuses[12] = { k: "xp", n: 2 };
    },
    "Side A has 5",
  ],
  ["L3", "four boards", ({ sidesB }) => sidesB.pop(), "five boards"],
  [
    "L3",
    "two boards that are equal",
    ({ sidesB }) => {
      at(sidesB, 1).bonuses = structuredClone(at(sidesB, 0).bonuses);
    },
    "sidesB.1.bonuses",
  ],
  [
    "L3",
    "ability 3 offered twice",
    ({ sidesB }) => {
      at(sidesB, 0).bonuses[11] = { k: "abilityOrXp", ability: 3, xp: 3 };
    },
    "ability 3 once",
  ],
  [
    "L3",
    "no ability 1",
    ({ sidesB }) => {
      at(sidesB, 0).bonuses[4] = { k: "xp", n: 2 };
    },
    "ability 1 once",
  ],
  [
    "L3",
    "four bonuses",
    ({ sidesB }) => {
      delete at(sidesB, 0).bonuses[9];
    },
    "5 bonuses",
  ],
  [
    "L3",
    "a first bonus on 5",
    ({ sidesB }) => {
      const side = at(sidesB, 1);
      side.bonuses = { ...side.bonuses, 6: { k: "showHand" } };
      delete side.bonuses[3];
    },
    "2, 3 or 4",
  ],
  [
    "L3",
    "a last bonus on 13",
    ({ sidesB }) => {
      const side = at(sidesB, 1);
      side.bonuses = { ...side.bonuses, 13: { k: "showHand" } };
      delete side.bonuses[9];
    },
    "12 or below",
  ],
  [
    "L3",
    "a side with another name",
    ({ sidesB }) => {
      at(sidesB, 2).id = "B9";
    },
    "sidesB.2.id",
  ],
  [
    "L4",
    "a poor B side",
    ({ sidesB }) => {
      at(sidesB, 4).bonuses[10] = { k: "activeAny", n: 1 };
      at(sidesB, 4).bonuses[12] = { k: "xp", n: 1 };
    },
    "sidesB.4.bonuses",
  ],
  [
    "L4",
    "a rich side A",
    ({ sideA }) => {
      sideA.bonuses[5] = { k: "activeAny", n: 3 };
    },
    "sideA.bonuses",
  ],
];

describe("the player boards", () => {
  it.each(BOARDS)("%s: %s is refused", (id, _, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => BOARD_CONSTRAINTS[id](components.boards))).toContain(sentence);
  });

  it.each(Object.entries(BOARD_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS.boards))).toBe("nothing was refused");
  });
});

describe("the alliance boards", () => {
  it.each(SIDES)("%s: %s is refused", (id, _, spoil, sentence) => {
    const components = draft();
    spoil(components);
    expect(refused(() => SIDE_CONSTRAINTS[id](components))).toContain(sentence);
  });

  it.each(Object.entries(SIDE_CONSTRAINTS))("%s holds", (_, constraint) => {
    expect(refused(() => constraint(COMPONENTS))).toBe("nothing was refused");
  });
});
