import { valueBy } from "@medallion/search";
import { describe, expect, it } from "vitest";
import { insight } from "./index.ts";
import { FEATURES, measure } from "./measure.ts";
import { arranged, type Setting } from "./test/decision.ts";

type Feature = (typeof FEATURES)[number];

/** What seat A has of a feature where a turn begins. */
function has(feature: Feature, position: object, setting: Setting = {}): number {
  const state = arranged({ phase: "pick", side: "A", ...position }, setting);
  expect(insight.rests(state)).toBe(true);
  const into = new Float64Array(FEATURES.length);
  measure(state, 0, into);
  return into[FEATURES.indexOf(feature)] ?? Number.NaN;
}

/** The chances of the seats, in hundredths. */
function chances(position: object, setting: Setting, seats: number): readonly number[] {
  const into = new Float64Array(seats);
  valueBy(insight)(arranged({ phase: "pick", side: "A", ...position }, setting), into);
  return [...into].map((chance) => Math.round(chance * 100));
}

const LAST = { chapter: 3, turn: 3, pairs: ["ED", "ME", "MC"] };

describe("a seat has the more", () => {
  it("of points, the more it has scored; each counts for more towards the end", () => {
    const points = (vp: number, moment: object): number => has("points", { ...moment, A: { vp } });
    expect(points(6, LAST)).toBeCloseTo(2 * points(3, LAST), 9);
    expect(points(6, LAST)).toBeGreaterThan(points(6, { chapter: 2, turn: 1 }));
  });

  it("of symbols, the more even their two halves are (RO-9.3)", () => {
    const symbols = (M: number, C: number): number =>
      has("symbols", { ...LAST, A: { xp: 5, pool: { M, C } } });
    expect(symbols(3, 3)).toBeGreaterThan(symbols(5, 1));
    expect(symbols(5, 1)).toBeGreaterThan(symbols(2, 1));
  });

  it("of experience, the further the gold marker will come (RO-11.5)", () => {
    const experience = (gold: number): number => has("experience", { ...LAST, A: { xp: 20, gold } });
    expect(experience(14)).toBeGreaterThan(experience(4));
  });

  it("of the alliance, the higher its lower track is; how far it is off, counts no more (RO-11.6)", () => {
    const alliance = (AB: number, CA: number): number => has("alliance", { ...LAST, boards: { AB, CA } });
    expect(alliance(7, 7) - alliance(4, 7)).toBeGreaterThan(alliance(4, 10) - alliance(4, 7));
    expect(alliance(12, 14)).toBe(alliance(10, 14));
  });

  it("of abilities, the more it can still use (RO-7.2)", () => {
    const abilities = (...held: readonly string[]): number =>
      has("abilities", { ...LAST, A: { abilities: held } });
    expect(abilities("used", "GAIN_ACTIVE(2)")).toBeGreaterThan(abilities("used", "used"));
  });

  it("of its hand, the better two of its cards go together (RO-5.6)", () => {
    const hand = (cards: object): number =>
      has("hand", { ...LAST, A: { hand: ["one", "other"] } }, { cards });
    const apart = hand({ one: "red M", other: "blue C4(red)>R7" });
    expect(hand({ one: "red M", other: "red C4(red)>R7" })).toBeGreaterThan(apart);
  });

  it("of the side quest, the more cards show its better symbol; in the first chapters nothing (RO-11.2)", () => {
    const cards = { e: "red E", e2: "blue E E", d: "green D" };
    const quest = (moment: object, ...hand: readonly string[]): number =>
      has("quest", { ...LAST, ...moment, A: { hand } }, { cards });
    expect(quest({}, "e", "e2", "d")).toBeCloseTo(2 * quest({}, "e", "d"), 9);
    expect(quest({ chapter: 1 }, "e", "e2", "d")).toBe(0);
  });

  it("of the order, the earlier it picks (RO-4.5)", () => {
    const order = (...initiative: readonly string[]): number => has("order", { initiative });
    expect(order("A", "B", "C")).toBeCloseTo(2 * order("B", "A", "C"), 9);
    expect(order("B", "C", "A")).toBe(0);
  });
});

describe("by the weights that were fitted", () => {
  it("who has the points before the last turn wins alone, who lacks many does not (RO-12.28)", () => {
    const alone = (vp: number): number =>
      chances(
        { ...LAST, boards: { AX: 8, YA: 8 }, A: { xp: 20, gold: 10, vp } },
        { options: { humans: 1 } },
        1,
      )[0] ?? Number.NaN;
    expect(alone(30)).toBeGreaterThan(95);
    expect(alone(8)).toBeLessThan(5);
    expect(alone(22)).toBeGreaterThan(alone(20));
  });

  it("seats that have the same have the same chance, but for the order (RO-11.9)", () => {
    const [first = 0, second = 0, third = 0] = chances({ ...LAST, initiative: ["A", "B", "C"] }, {}, 3);
    for (const chance of [first, second, third]) expect(Math.abs(chance - 33)).toBeLessThan(6);
  });

  it("three points more before the last turn are worth more than before the second chapter", () => {
    const ahead = (moment: object): number => chances({ ...moment, A: { vp: 3 } }, {}, 3)[0] ?? Number.NaN;
    expect(ahead({ chapter: 2, turn: 1 })).toBeGreaterThan(40);
    expect(ahead(LAST)).toBeGreaterThan(ahead({ chapter: 2, turn: 1 }));
  });
});
