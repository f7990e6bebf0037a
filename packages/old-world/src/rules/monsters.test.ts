import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { NONE, type State } from "../state.ts";
import { apply } from "../test/act.ts";
import { arrange } from "../test/arrange.ts";
import { replaceMonster } from "./monsters.ts";

const ofLevel = (level: number): number[] =>
  BOX.monsters.flatMap((monster, index) => (monster.level === level ? [index] : []));
const [ONE, TWO, THREE] = [ofLevel(1), ofLevel(2), ofLevel(3)];

/** A forest monster among piles of so many tokens by level. */
function map(
  seats: number,
  monster: number,
  piles: readonly [number, number, number],
  table: Partial<State> = {},
): State {
  const rest = [ONE, TWO, THREE].map((all, level) =>
    all.filter((one) => one !== monster).slice(0, at(piles, level)),
  );
  return arrange({
    players: Array.from({ length: seats }, () => ({})),
    agenda: [],
    table: {
      monsters: [monster, NONE, NONE],
      lairs: [6, NONE, NONE],
      piles: [[7, 8], [], []],
      monsterPiles: rest,
      ...table,
    },
  });
}

const level = (state: State): number => at(BOX.monsters, at(state.monsters, 0)).level;
const leave = (state: State, how: "defeated" | "drivenAway") =>
  apply(state, (scribe) => replaceMonster(state, scribe, 0, how));

describe("a new monster", () => {
  it("is one level higher after a defeat, on a new place of the terrain (OW-14.7, OW-14.8, OW-T-14.3)", () => {
    const state = map(3, at(TWO, 0), [1, 1, 1]);
    const { final } = leave(state, "defeated");
    expect([level(state), final]).toEqual([3, true]);
    // The old token went back into the pile, so it may come up again.
    expect([...at(state.piles, 0), at(state.lairs, 0)].sort()).toEqual([6, 7, 8]);
  });

  it("after level III is of level III again, and the defeated token is gone (OW-14.8, OW-14.11, OW-T-14.10)", () => {
    const state = map(3, at(THREE, 0), [1, 1, 1]);
    leave(state, "defeated");
    expect(level(state)).toBe(3);
    expect(state.monsterPiles.flat()).not.toContain(at(THREE, 0));
  });

  it("comes from the extra stack after a level-I defeat (OW-14.9, OW-T-14.4)", () => {
    const state = map(5, at(ONE, 0), [2, 1, 1], { extraStack: [at(ONE, 8), at(ONE, 9)] });
    leave(state, "defeated");
    expect([state.monsters[0], state.extraStack]).toEqual([at(ONE, 9), [at(ONE, 8)]]);
    const second = map(5, at(TWO, 0), [2, 1, 1], { extraStack: [at(ONE, 8)] });
    leave(second, "defeated");
    expect([level(second), second.extraStack.length]).toEqual([3, 1]);
  });

  it("after a drive-away is of the same level, from the normal pile (OW-14.5, OW-14.8, OW-14.9, OW-T-14.5)", () => {
    const state = map(4, at(ONE, 0), [2, 1, 1], { extraStack: [at(ONE, 9)] });
    leave(state, "drivenAway");
    expect([level(state), state.extraStack.length, state.drivenAway[0]]).toEqual([1, 1, [at(ONE, 0)]]);
    expect(state.monsters[0]).not.toBe(at(ONE, 0));
  });

  it("comes from those driven away if its pile is empty (OW-14.10, OW-T-14.6)", () => {
    const state = map(3, at(ONE, 0), [0, 1, 1], { drivenAway: [[at(ONE, 5)], [], []] });
    leave(state, "drivenAway");
    expect([level(state), at(state.monsterPiles, 0).length, state.drivenAway[0]]).toEqual([1, 1, []]);
  });

  it("is of the nearest higher level that has any, else lower, else there is none (OW-14.11)", () => {
    const higher = map(3, at(ONE, 0), [3, 0, 1]);
    leave(higher, "defeated");
    expect(level(higher)).toBe(3);
    const lower = map(3, at(THREE, 0), [1, 0, 0]);
    leave(lower, "defeated");
    expect(level(lower)).toBe(1);
    const none = map(3, at(THREE, 0), [0, 0, 0]);
    leave(none, "defeated");
    expect([none.monsters, none.lairs]).toEqual([
      [NONE, NONE, NONE],
      [NONE, NONE, NONE],
    ]);
  });

  it("alone comes only after a drive-away (OW-16.10, OW-16.11, OW-T-16.5)", () => {
    const defeated = map(1, at(TWO, 0), [2, 2, 2]);
    leave(defeated, "defeated");
    expect([defeated.monsters[0], defeated.lairs[0], at(defeated.piles, 0).length]).toEqual([NONE, NONE, 3]);
    const away = map(1, at(TWO, 0), [2, 2, 2]);
    leave(away, "drivenAway");
    expect(level(away)).toBe(2);
  });
});
