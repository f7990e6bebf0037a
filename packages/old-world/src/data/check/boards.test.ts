import { at } from "@medallion/kernel";
import { describe } from "vitest";
import { type DraftComponents, find } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { BOARD_CONSTRAINTS } from "./boards.ts";

/** Changes the numbers of a Specialization on one level. */
const give =
  (school: string, level: number, numbers: object) =>
  ({ specializations }: DraftComponents): void => {
    Object.assign(
      find(specializations, (row) => row.school === school && row.level === level),
      numbers,
    );
  };

describe("the boards and the numbers of the rules", () => {
  testConstraints(BOARD_CONSTRAINTS, {
    playerBoard: [
      ["a level less", ({ playerBoard }) => playerBoard.pop(), "from 1 to 5"],
      ["levels in disorder", ({ playerBoard }) => playerBoard.reverse(), "playerBoard.0"],
      [
        "a level that gives less",
        ({ playerBoard }) => Object.assign(at(playerBoard, 3), { shieldCap: 2 }),
        "playerBoard.3.shieldCap",
      ],
    ],
    specializations: [
      ["rows in disorder", ({ specializations }) => specializations.reverse(), "specializations.0"],
      ["a row less", ({ specializations }) => specializations.pop(), "five levels"],
      ["an early Wolf", give("wolf", 1, { refill: 1 }), "The Wolf"],
      ["an early Bear", give("bear", 1, { shield: 1 }), "The Bear"],
      ["an early Viper", give("viper", 1, { discard: 1 }), "The Viper"],
      ["a Viper that discards unseen cards", give("viper", 2, { discard: 4 }), "looked at"],
      ["a Cat that takes unseen cards", give("cat", 1, { keep: 2 }), "looked at"],
      ["an early Griffin", give("griffin", 3, { take: "any" }), "levels 4 and 5"],
      ["a late Griffin", give("griffin", 4, { take: "top" }), "levels 4 and 5"],
      ["a wasteful Griffin", give("griffin", 1, { discard: 3 }), "at most 2"],
    ],
    pool: [
      ["five slots", ({ pool }) => pool.pop(), "from 1 to 6"],
      [
        "a cheap start on the left",
        ({ pool }) => Object.assign(at(pool, 0), { setup: "cost0" }),
        "pool.0.setup",
      ],
    ],
    trophyTrack: [
      ["a shorter track", ({ trophyTrack }) => trophyTrack.pop(), "from 0 to 4"],
      [
        "an early end",
        ({ trophyTrack }) => Object.assign(at(trophyTrack, 3), { wins: true }),
        "trophyTrack.3.wins",
      ],
      [
        "gold for the winner's place",
        ({ trophyTrack }) => Object.assign(at(trophyTrack, 4), { duelGold: 3 }),
        "trophyTrack.4.duelGold",
      ],
      [
        "a start that tires",
        ({ trophyTrack }) => Object.assign(at(trophyTrack, 0), { fatigue: 1 }),
        "trophyTrack.0.fatigue",
      ],
      [
        "a trophy that does not",
        ({ trophyTrack }) => Object.assign(at(trophyTrack, 2), { fatigue: 0 }),
        "trophyTrack.2.fatigue",
      ],
    ],
    setup: [
      ["no five players", ({ setup }) => setup.pop(), "from 1 to 5"],
      ["a seat less", ({ setup }) => at(setup, 3).seats.pop(), "setup.3.seats"],
      [
        "trophies for nobody",
        ({ setup }) => Object.assign(at(setup, 0), { witcherTrophies: 1 }),
        "setup.0.witcherTrophies",
      ],
      ["a bet between two", ({ setup }) => Object.assign(at(setup, 1), { bets: true }), "setup.1.bets"],
      [
        "a choice for three",
        ({ setup }) => Object.assign(at(setup, 2), { chooseTerrainOfLevel2: true }),
        "setup.2.chooseTerrainOfLevel2",
      ],
      [
        "too many copies",
        ({ setup }) => Object.assign(at(setup, 4), { attributeTrophyCopies: 3 }),
        "setup.4.attributeTrophyCopies",
      ],
      [
        "too few trophies in the box",
        ({ witcherTrophies }) => Object.assign(at(witcherTrophies, 2), { copies: 3 }),
        "setup.4.witcherTrophies",
      ],
    ],
    constants: [
      [
        "a die with a gap",
        ({ constants }) => Object.assign(constants, { soloAttackDieBite: [5, 6] }),
        "OW-16.9",
      ],
      [
        "a die of five faces",
        ({ constants }) => Object.assign(constants, { soloAttackDieBite: [4, 5] }),
        "OW-16.9",
      ],
    ],
    poker: [
      ["a hand less", ({ pokerCategories }) => pokerCategories.pop(), "from 0 to 8"],
      [
        "two hands swapped",
        ({ pokerCategories }) => Object.assign(at(pokerCategories, 6), { hand: "fourOfAKind" }),
        "pokerCategories.6.hand",
      ],
      [
        "a better hand that pays less",
        ({ pokerCategories }) => Object.assign(at(pokerCategories, 7), { soloReward: 1 }),
        "pokerCategories.7.soloReward",
      ],
    ],
    soloRatings: [
      ["a rating less", ({ soloRatings }) => soloRatings.pop(), "from 1 to 5"],
      [
        "a gap",
        ({ soloRatings }) => Object.assign(at(soloRatings, 2), { turnsTo: 9 }),
        "soloRatings.2.turnsTo",
      ],
      [
        "an end below",
        ({ soloRatings }) => Object.assign(at(soloRatings, 4), { turnsFrom: 3 }),
        "soloRatings.4.turnsFrom",
      ],
      [
        "an empty range",
        ({ soloRatings }) => Object.assign(at(soloRatings, 1), { turnsFrom: 13 }),
        "soloRatings.1",
      ],
    ],
  });
});
