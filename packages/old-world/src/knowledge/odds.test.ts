import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { type Contender, duelChance, winChance } from "./odds.ts";
import { powerOf } from "./power.ts";

/** The first monsters of each level. */
const [LEVEL_1, LEVEL_2, LEVEL_3] = [1, 2, 3].map((wanted) =>
  BOX.monsters.findIndex(({ level }) => level === wanted),
) as [number, number, number];

function witcher(school: number, more: Partial<Contender> = {}): Contender {
  const cards = at(BOX.starting, school);
  return {
    life: cards.length,
    power: powerOf(BOX, cards, 2),
    hand: 3,
    opening: undefined,
    attributes: [2, 2, 2, 2],
    shieldCap: 2,
    shield: 2,
    help: 0,
    ...more,
  };
}

/** Sums of fractions come out a little differently. */
const ROUNDING = 1e-9;

describe("the chance to win", () => {
  it("is better for who has more life, Shield or help, and for who acts first", () => {
    for (const school of BOX.starting.keys())
      for (const monster of BOX.monsters.keys()) {
        const plain = witcher(school);
        const chance = winChance(BOX, plain, monster, false);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        for (const better of [{ life: plain.life + 6 }, { help: 6 }, { shield: 6, shieldCap: 6 }])
          expect(winChance(BOX, { ...plain, ...better }, monster, false)).toBeGreaterThan(chance - ROUNDING);
        expect(winChance(BOX, plain, monster, true)).toBeGreaterThan(chance - ROUNDING);
      }
  });

  it("falls with the level of the monster", () => {
    const strong = witcher(2, { life: 16, help: 3 });
    const [one, two, three] = [LEVEL_1, LEVEL_2, LEVEL_3].map((monster) =>
      winChance(BOX, strong, monster, true),
    );
    expect(one).toBeGreaterThan(two ?? 1);
    expect(two).toBeGreaterThan(three ?? 1);
  });

  it("in a duel is even between equals but for who begins, and falls with the other's life", () => {
    for (const school of BOX.starting.keys()) {
      const [one, other] = [witcher(school), witcher(school)];
      expect(duelChance(one, other)).toBeGreaterThan(0.3);
      expect(duelChance(one, { ...other, life: other.life + 8 })).toBeLessThan(0.5);
      expect(duelChance({ ...one, life: one.life + 8 }, other)).toBeGreaterThan(0.5);
    }
  });
});

it("the same cards are always thought equally strong, in any order", () => {
  const cards = at(BOX.starting, 0);
  expect(powerOf(BOX, cards.toReversed(), 3)).toBe(powerOf(BOX, cards, 3));
});

it("better cards are thought stronger", () => {
  const weak = at(BOX.starting, 0);
  const strong = [...weak, ...BOX.common.filter((card) => at(BOX.costs, card) === 2).slice(0, 8)];
  const sum = (cards: readonly number[]): number =>
    powerOf(BOX, cards, 3).damage.reduce((total, damage) => total + damage, 0);
  expect(sum(strong)).toBeGreaterThan(sum(weak));
});
