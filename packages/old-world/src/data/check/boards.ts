import type { Components } from "../types.ts";
import { HANDS, SCHOOLS } from "../vocabulary.ts";
import { type Constraint, hold, holdOrder } from "./fault.ts";

const LEVELS = 5;

/** What the Specialization of a level gives too early or too much (OW-17.1), if anything. */
function specializationFault(row: Components["specializations"][number]): string | undefined {
  switch (row.school) {
    case "wolf":
      return row.level === 1 && row.refill > 0 ? "The Wolf draws from level 2 on." : undefined;
    case "bear":
      return row.level === 1 && row.shield > 0 ? "The Bear's Shield comes from level 2 on." : undefined;
    case "viper":
      if (row.level === 1 && row.discard > 0) return "The Viper discards from level 2 on.";
      return row.discard > row.look ? "What is discarded is among what is looked at." : undefined;
    case "cat":
      return row.keep > row.look ? "What is taken is among what is looked at." : undefined;
    case "griffin":
      if ((row.take === "any") !== row.level >= 4)
        return "The Griffin takes any card on levels 4 and 5 only.";
      return row.discard > 2 ? "The Griffin discards at most 2 cards." : undefined;
  }
}

export const BOARD_CONSTRAINTS = {
  playerBoard: ({ playerBoard, constants }) => {
    const levels = playerBoard.map(({ level }) => level);
    holdOrder(levels, constants.attributeMin, constants.attributeMax, "OW-3.24", ["playerBoard"]);
    for (const name of ["combatDraw", "shieldCap", "potionsPerFight"] as const)
      for (const [index, row] of playerBoard.entries())
        hold(
          row[name] >= (playerBoard[index - 1]?.[name] ?? 0),
          "OW-3.24",
          "A higher level never gives less.",
          ["playerBoard", index, name],
        );
  },
  specializations: ({ specializations }) => {
    for (const [index, row] of specializations.entries()) {
      const path = ["specializations", index];
      const school = SCHOOLS[Math.floor(index / LEVELS)];
      hold(
        row.school === school && row.level === (index % LEVELS) + 1,
        "OW-17.1",
        `This is the row of ${school} on level ${(index % LEVELS) + 1}.`,
        path,
      );
      const fault = specializationFault(row);
      hold(fault === undefined, "OW-17.1", fault ?? "", path);
    }
    hold(specializations.length === SCHOOLS.length * LEVELS, "OW-17.1", "Each school has five levels.", [
      "specializations",
    ]);
  },
  pool: ({ pool }) => {
    const slots = pool.map(({ slot }) => slot);
    holdOrder(slots, 1, 6, "OW-1.13", ["pool"]);
    for (const [index, { slot, setup }] of pool.entries())
      hold((setup === "cost0") === slot >= 4, "OW-2.3", "Slots 4 to 6 start with cards of cost 0.", [
        "pool",
        index,
        "setup",
      ]);
  },
  trophyTrack: ({ trophyTrack, constants: { trophiesToWin } }) => {
    const positions = trophyTrack.map(({ position }) => position);
    holdOrder(positions, 0, trophiesToWin, "OW-15.2", ["trophyTrack"]);
    for (const [index, { position, fatigue, duelGold, wins }] of trophyTrack.entries()) {
      const last = position === trophiesToWin;
      const path = ["trophyTrack", index];
      hold(wins === last, "OW-15.2", "The game is won on the last position, and only there.", [
        ...path,
        "wins",
      ]);
      hold((duelGold === undefined) === last, "OW-13.12", "Nobody stands on the last position.", [
        ...path,
        "duelGold",
      ]);
      hold(
        fatigue > 0 === (position > 0 && !last),
        "OW-15.5",
        "The first and the last position cost nothing.",
        [...path, "fatigue"],
      );
    }
  },
  setup: ({ setup, attributeTrophies, witcherTrophies }) => {
    const players = setup.map((row) => row.players);
    holdOrder(players, 1, 5, "OW-2.7", ["setup"]);
    for (const [index, row] of setup.entries()) {
      const path = ["setup", index];
      hold(row.seats.length === row.players, "OW-2.17", "Every seat has its cards and gold.", [
        ...path,
        "seats",
      ]);
      hold(row.witcherTrophies === row.players - 1, "OW-2.15", "As many trophies as opponents.", [
        ...path,
        "witcherTrophies",
      ]);
      hold(row.bets === row.players > 2, "OW-13.3", "Bets need a third player.", [...path, "bets"]);
      hold(
        row.chooseTerrainOfLevel2 === (row.players === 2),
        "OW-2.9",
        "Two players place the level-II monster.",
        [...path, "chooseTerrainOfLevel2"],
      );
      for (const trophy of attributeTrophies)
        hold(row.attributeTrophyCopies <= trophy.copies, "OW-2.7", `Only ${trophy.copies} copies exist.`, [
          ...path,
          "attributeTrophyCopies",
        ]);
      for (const trophy of witcherTrophies)
        hold(row.witcherTrophies <= trophy.copies, "OW-2.15", `Only ${trophy.copies} copies exist.`, [
          ...path,
          "witcherTrophies",
        ]);
    }
  },
  constants: ({ constants: { soloAttackDieCharge, soloAttackDieBite } }) => {
    const [first, last] = soloAttackDieCharge;
    const [next, highest] = soloAttackDieBite;
    hold(
      first === 1 && last >= first && next === last + 1 && highest === 6,
      "OW-16.9",
      "Charge and bite share the six faces of the die.",
      ["constants", "soloAttackDieBite"],
    );
  },
  poker: ({ pokerCategories }) => {
    const ranks = pokerCategories.map(({ rank }) => rank);
    holdOrder(ranks, 0, HANDS.length - 1, "OW-6.4", ["pokerCategories"]);
    for (const [index, { hand, soloReward }] of pokerCategories.entries()) {
      const path = ["pokerCategories", index];
      hold(hand === HANDS[index], "OW-6.4", `This is the rank of ${HANDS[index]}.`, [...path, "hand"]);
      hold(
        soloReward >= (pokerCategories[index - 1]?.soloReward ?? 0),
        "OW-16.7",
        "A better hand never pays less.",
        [...path, "soloReward"],
      );
    }
  },
  /** The best rating is for the fewest turns; each begins where the next one ends. */
  soloRatings: ({ soloRatings }) => {
    const ratings = soloRatings.map(({ rating }) => rating);
    holdOrder(ratings, 1, 5, "OW-16.15", ["soloRatings"]);
    for (const [index, { turnsFrom, turnsTo }] of soloRatings.entries()) {
      const path = ["soloRatings", index];
      const before = soloRatings[index - 1]?.turnsFrom;
      const due = before === undefined ? undefined : before - 1;
      hold(turnsTo === due, "OW-16.15", "The numbers of turns leave no gap.", [...path, "turnsTo"]);
      const open = turnsFrom === undefined;
      hold(open === (index === soloRatings.length - 1), "OW-16.15", "The best rating is open below.", [
        ...path,
        "turnsFrom",
      ]);
      hold(open || turnsTo === undefined || turnsFrom <= turnsTo, "OW-16.15", "This range is empty.", path);
    }
  },
} satisfies Record<string, Constraint>;
