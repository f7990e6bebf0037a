import { describe, expect, it } from "vitest";
import { decision } from "./test/decision.ts";

const LAST = { chapter: 3, turn: 3, pairs: ["ED", "ME", "MC"] };

describe("the quick policy", () => {
  it("uses an ability that would expire (RO-7.9)", () => {
    const A = { new: ["red M", "blue C"], abilities: ["GAIN_ACTIVE(1)"] };
    expect(decision({ ...LAST, A })).toContain("uses ability 1");
  });

  it("keeps an ability for a better moment, and uses it there (RO-7.11)", () => {
    const A = { abilities: ["FULL_RESULT"] };
    const cards = { weak: "blue C6(blue)>R8(E)", full: "red C8(blue)>R3" };
    const after = (...played: readonly string[]): string =>
      decision({ pair: "MC", A: { ...A, new: played } }, { cards });
    expect(after("red", "blue", "weak")).toBe("declines");
    expect(after("red", "full")).toBe("uses ability 1");
  });

  it("gains symbols where they count as points (RO-9.3)", () => {
    const A = {
      timeline: ["red M M", "blue M M"],
      new: ["green M", "pink C"],
      abilities: ["GAIN_ACTIVE(2)"],
    };
    expect(decision({ ...LAST, A })).toBe("uses ability 1 for C C");
  });

  it("pays no symbol that the next effect needs (RO-13.9)", () => {
    const cards = { first: "red C3>R3", second: "blue C1(D)>R7" };
    const A = { timeline: ["green D"], new: ["first", "second"], pool: { E: 3 } };
    expect(decision({ ...LAST, A }, { cards })).toBe("loses E, E, E");
  });

  it("moves the lower track (RO-11.6)", () => {
    const cards = { tea: "red tea C8(red)>R2" };
    const position = {
      ...LAST,
      phase: "tea",
      boards: { AB: 9, CA: 5 },
      sides: { Z: { vp: { 4: 1, 6: 2 } } },
      side: "Z",
    };
    expect(decision({ ...position, A: { new: ["tea"] } }, { cards })).toBe("chooses C");
  });

  it("takes an ability card while it can be used, experience when it cannot (RO-8.13)", () => {
    const cards = { tea: "red tea C8(red)>R2" };
    const taken = (moment: object, goldVp: object): string =>
      decision(
        {
          ...moment,
          goldVp,
          phase: "tea",
          side: "Z",
          sides: { Z: { bonuses: { 3: "ability 3 or 3 XP" } } },
          boards: { AB: 2, CA: 14 },
          A: { new: ["tea"], xp: 18 },
          B: { abilities: ["used", "used", "GAIN_ACTIVE(3)"] },
        },
        { cards },
      );
    expect(taken({ chapter: 2, turn: 1, pairs: ["ED", "MC", "CE"] }, { 0: 1, 20: 2 })).toBe("takes the card");
    expect(taken(LAST, { 0: 3 })).toBe("takes XP");
  });
});
