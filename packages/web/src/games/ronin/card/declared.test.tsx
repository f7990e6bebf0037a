import { type ActionCard, type AllianceSide, COMPONENTS } from "@medallion/ronin/data";
import { describe, expect, test } from "vitest";
import { drawn } from "../../../drawn/test/markup.ts";
import { AllianceBoard, CardFace, ChapterCard, CharacterFace, ExperienceTrack } from "./index.ts";

/* No number of the game is written into a drawing: a row that is declared otherwise is drawn otherwise. */

describe("a changed row is drawn changed", () => {
  const card: ActionCard = {
    id: "R-Z2",
    colour: "red",
    symbols: ["C"],
    pass: "LEFT",
    effect: { timing: "standard", condition: { k: "C8", colour: "red" }, result: { k: "R3" } },
  };
  const others: Readonly<Record<string, ActionCard>> = {
    colour: { ...card, colour: "blue" },
    symbols: { ...card, symbols: ["C", "C"] },
    pass: { ...card, pass: "RIGHT" },
    condition: {
      ...card,
      effect: { timing: "standard", condition: { k: "C8", colour: "pink" }, result: { k: "R3" } },
    },
    result: {
      ...card,
      effect: { timing: "standard", condition: { k: "C8", colour: "red" }, result: { k: "R4" } },
    },
    timing: {
      ...card,
      effect: { timing: "tea", condition: { k: "C8", colour: "red" }, result: { k: "R2" } },
    },
  };

  test.each(Object.entries(others))("%s of a card", (part, other) => {
    for (const size of ["tile", "strip", "hand"] as const) {
      const says = size !== "tile" || ["colour", "symbols", "pass"].includes(part);
      const [before, after] = [card, other].map((row) => drawn(<CardFace row={row} size={size} />));
      expect(before !== after).toBe(says);
    }
  });

  const side = COMPONENTS.sideA;
  const sides: Readonly<Record<string, AllianceSide>> = {
    "the place of a bonus": { ...side, bonuses: { 4: { k: "showHand" } } },
    "a bonus": { ...side, bonuses: { ...side.bonuses, 3: { k: "abilityOrXp", ability: 1, xp: 9 } } },
    "the number of symbols": { ...side, bonuses: { ...side.bonuses, 5: { k: "activeAny", n: 1 } } },
    points: { ...side, vp: [[6, 11]] },
    "the last space": { ...side, top: 12 },
  };

  test.each(Object.entries(sides))("%s of an alliance board", (_, other) => {
    for (const form of ["hanging", "lying"] as const) {
      const [before, after] = [side, other].map((row) =>
        drawn(<AllianceBoard form={form} row={row} marker={2} direction="LEFT" />),
      );
      expect(before).not.toBe(after);
    }
  });

  test("thresholds and the worth of gold", () => {
    const row = { character: "ciri", thresholds: [3, 8, 14], goldVp: [[0, 2]] } as const;
    const track = (changed: Partial<Parameters<typeof ExperienceTrack>[0]["row"]>) =>
      drawn(<ExperienceTrack row={{ ...row, ...changed }} last={20} xp={5} gold={-1} />);
    expect(track({})).not.toBe(track({ thresholds: [5, 8, 14] }));
    expect(track({})).not.toBe(track({ goldVp: [[0, 7]] }));
    const face = (thresholds: readonly number[]) =>
      drawn(<CharacterFace character="ciri" name="Ciri" thresholds={thresholds} />);
    expect(face([3, 8, 14])).not.toBe(face([3, 8, 15]));
  });

  test("the pairs of a chapter card, with the symbols of its side quest (RO-1.16)", () => {
    const [first, second] = COMPONENTS.chapters;
    if (first === undefined || second === undefined) throw new Error("there are six chapter cards");
    const drawnWith = (last: readonly ["C" | "M", "E" | "D"]) =>
      drawn(<ChapterCard row={{ ...first, pairs: [first.pairs[0], first.pairs[1], last] }} pair={0} />);
    expect(drawnWith(["C", "E"])).toContain("#ro-symbol-M-plain");
    expect(drawnWith(["M", "E"])).toContain("#ro-symbol-C-plain");
    expect(drawn(<ChapterCard row={first} pair={0} />)).not.toBe(drawn(<ChapterCard row={first} pair={1} />));
  });
});
