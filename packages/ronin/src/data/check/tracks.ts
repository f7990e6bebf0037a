import { at } from "@medallion/kernel";
import {
  type AllianceSide,
  type Bonus,
  CHARACTERS,
  type Components,
  type PlayerBoard,
  type Worth,
} from "../types.ts";
import { type Constraint, count, hold, within } from "./fault.ts";

type Boards = readonly PlayerBoard[];
type Sides = Pick<Components, "sideA" | "sidesB">;

const written = (list: readonly Worth[]): string => list.map(([space, vp]) => `${space}:${vp}`).join();

/** What the seven player boards have in common. */
export const BOARD_CONSTRAINTS = {
  X1: (boards) => {
    hold(boards.length === CHARACTERS.length, "X1", "Each character has a board.", ["boards"]);
    for (const [index, { character, thresholds }] of boards.entries()) {
      hold(character === at(CHARACTERS, index), "X1", `This is the board of ${at(CHARACTERS, index)}.`, [
        "boards",
        index,
        "character",
      ]);
      const [second, third, fourth] = thresholds;
      const near = within([second - 3, third - 8, fourth - 14], -1, 1);
      hold(near, "X1", "Thresholds are 3, 8 and 14, one more or one less.", ["boards", index, "thresholds"]);
    }
  },
  X2: (boards) => {
    const first = boards[0]?.goldVp ?? [];
    hold(
      first.some(([, vp]) => vp === 7),
      "X2",
      "One gold value is 7.",
      ["boards", 0, "goldVp"],
    );
    for (const [index, { goldVp }] of boards.entries())
      hold(written(goldVp) === written(first), "X2", "All boards have the same gold values.", [
        "boards",
        index,
        "goldVp",
      ]);
  },
} satisfies Record<string, Constraint<Boards>>;

/** All sides with where they stand in the data. */
function placed({
  sideA,
  sidesB,
}: Sides): readonly (readonly [AllianceSide, readonly (string | number)[]])[] {
  return [[sideA, ["sideA"]], ...sidesB.map((side, index) => [side, ["sidesB", index]] as const)];
}

function bonusText(bonus: Bonus | undefined): string {
  return JSON.stringify(bonus ?? null);
}

/** What a bonus is worth, in experience (facts L4). */
export function bonusValue(bonus: Bonus): number {
  switch (bonus.k) {
    case "abilityOrXp":
      return bonus.ability === 1 ? 2 : 3;
    case "drawOrXp":
    case "showHand":
      return 2;
    case "activeAny":
    case "xp":
      return bonus.n;
  }
}

/** The bonuses whose places on side A can be read, and those known to stand above space 4. */
const FIXED: Readonly<Record<number, Bonus>> = {
  3: { k: "abilityOrXp", ability: 1, xp: 2 },
  10: { k: "abilityOrXp", ability: 3, xp: 3 },
};
const READABLE: readonly Bonus[] = [{ k: "drawOrXp", xp: 2 }, { k: "showHand" }, { k: "activeAny", n: 2 }];

function spacesOf({ bonuses }: AllianceSide): readonly number[] {
  return Object.keys(bonuses).map(Number);
}

function checkSideB(side: AllianceSide, path: readonly (string | number)[]): void {
  const bonuses = Object.values(side.bonuses);
  for (const ability of [1, 3] as const)
    hold(
      count(bonuses, (bonus) => bonus.k === "abilityOrXp" && bonus.ability === ability) === 1,
      "L3",
      `A board offers ability ${ability} once, so that two copies suffice.`,
      path,
    );
  const spaces = spacesOf(side);
  hold(spaces.length === 5, "L3", "A board has 5 bonuses.", path);
  hold(within([Math.min(...spaces)], 2, 4), "L3", "The first bonus stands on 2, 3 or 4.", path);
  hold(Math.max(...spaces) <= 12, "L3", "The last bonus stands on 12 or below.", path);
}

/** What the sides of the alliance boards have in common. */
export const SIDE_CONSTRAINTS = {
  L1: (sides) => {
    const { top, vp } = sides.sideA;
    hold(
      vp.some(([, points]) => points === 2),
      "L1",
      "One value of the track is 2.",
      ["sideA", "vp"],
    );
    for (const [side, path] of placed(sides))
      hold(
        side.top === top && written(side.vp) === written(vp),
        "L1",
        "All tracks have the same length and the same values.",
        path,
      );
  },
  L2: ({ sideA }) => {
    const path = ["sideA", "bonuses"];
    // RO-12.29
    for (const space of [1, 2, 4])
      hold(sideA.bonuses[space] === undefined, "L2", "Spaces 1, 2 and 4 of side A are empty.", [
        ...path,
        space,
      ]);
    for (const [space, bonus] of Object.entries(FIXED))
      hold(bonusText(sideA.bonuses[Number(space)]) === bonusText(bonus), "L2", "This bonus is printed so.", [
        ...path,
        space,
      ]);
    const between = [5, 6, 7, 8, 9].flatMap((space) => sideA.bonuses[space] ?? []);
    hold(
      between.map(bonusText).sort().join() === READABLE.map(bonusText).sort().join(),
      "L2",
      "The three other readable bonuses stand between 5 and 9.",
      path,
    );
    hold(spacesOf(sideA).length === 5, "L2", "Side A has 5 bonuses.", path);
  },
  L3: ({ sidesB }) => {
    hold(sidesB.length === 5, "L3", "There are five boards.", ["sidesB"]);
    const known = new Set<string>();
    for (const [index, side] of sidesB.entries()) {
      checkSideB(side, ["sidesB", index, "bonuses"]);
      const text = JSON.stringify(side.bonuses);
      hold(!known.has(text), "L3", "The five B sides differ.", ["sidesB", index, "bonuses"]);
      known.add(text);
      hold(side.id === `B${index + 1}`, "L3", `This side is called B${index + 1}.`, ["sidesB", index, "id"]);
    }
  },
  L4: (sides) => {
    for (const [side, path] of placed(sides)) {
      const sum = Object.values(side.bonuses).reduce((total, bonus) => total + bonusValue(bonus), 0);
      const [least, most] = side === sides.sideA ? [11, 11] : [10, 12];
      hold(within([sum], least, most), "L4", `The bonuses are worth ${least} to ${most} together.`, [
        ...path,
        "bonuses",
      ]);
    }
  },
} satisfies Record<string, Constraint<Sides>>;
