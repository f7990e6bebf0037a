import { expect, test } from "vitest";
import { decision } from "./test/decision.ts";

const LAST = { chapter: 3, turn: 3, pairs: ["ED", "ME", "MC"] };

test("an ability that would expire is used", () => {
  for (const how of ["rate", "plan"] as const)
    expect(
      decision({ ...LAST, A: { new: ["red M", "blue C"], abilities: ["GAIN_ACTIVE(1)"] } }, { how }),
    ).toContain("uses ability 1");
});

test("who plans keeps an ability for a better moment", () => {
  const A = { abilities: ["FULL_RESULT"] };
  const cards = { weak: "blue C6(blue)>R8(E)", full: "red C8(blue)>R3" };
  const after = (...cardsPlayed: readonly string[]): string =>
    decision({ pair: "MC", A: { ...A, new: cardsPlayed } }, { cards });
  expect(after("red", "blue", "weak")).toBe("declines");
  expect(after("red", "full")).toBe("uses ability 1");
});

test("symbols are gained where they count as points", () => {
  const A = { timeline: ["red M M", "blue M M"], new: ["green M", "pink C"], abilities: ["GAIN_ACTIVE(2)"] };
  expect(decision({ ...LAST, A })).toBe("uses ability 1 for C C");
});

test("a symbol that the next effect needs is not paid (RO-13.9)", () => {
  const cards = { first: "red C3>R3", second: "blue C1(D)>R7" };
  const A = { timeline: ["green D"], new: ["first", "second"], pool: { E: 3 } };
  expect(decision({ ...LAST, A }, { cards })).toBe("loses E, E, E");
});

test("the lower track is moved (RO-11.6)", () => {
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

test("an ability card is taken while it can be used, experience when it cannot", () => {
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
