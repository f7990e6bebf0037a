import { describe, expect, it } from "vitest";
import type { Condition } from "../data/index.ts";
import { fightOf } from "../fight/facts.ts";
import { choose, duel, fightMonster, play } from "../fight/test/table.ts";
import type { State } from "../state.ts";
import { table } from "../tale/test/table.ts";
import { holds } from "./conditions.ts";

const judge = (state: State, ...conditions: readonly Condition[]): readonly boolean[] =>
  conditions.map((condition) => holds(state, 0, [condition]));

describe("conditions of stories", () => {
  it("compare what lies open (OW-1.26)", () => {
    const state = table({ gold: 2, shield: 1, potions: ["swallow"], trophies: ["combat"] });
    expect(
      judge(
        state,
        { is: "goldAtMost", n: 1 },
        { is: "goldAtMost", n: 2 },
        { is: "shieldAtMost", n: 0 },
        { is: "shieldAtMost", n: 1 },
        { is: "potionsAtMost", n: 0 },
        { is: "potionsAtMost", n: 1 },
        { is: "trophiesAtMost", n: 0 },
        { is: "trophiesAtMost", n: 1 },
      ),
    ).toEqual([false, true, false, true, false, true, false, true]);
  });

  it("know whose school the place is (OW-8.22)", () => {
    const at = (place: number): readonly boolean[] =>
      judge(
        table({ school: "bear", at: place }, { others: [{ school: "wolf" }] }),
        { is: "atSchool", whose: "own" },
        { is: "atSchool", whose: "otherPlayer" },
      );
    expect([at(10), at(3), at(17), at(0), at(7)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it("must all hold (OW-1.26)", () => {
    const state = table({ gold: 2 });
    expect(
      holds(state, 0, [
        { is: "goldAtMost", n: 2 },
        { is: "shieldAtMost", n: 0 },
      ]),
    ).toBe(true);
    expect(
      holds(state, 0, [
        { is: "goldAtMost", n: 1 },
        { is: "shieldAtMost", n: 0 },
      ]),
    ).toBe(false);
    expect(holds(state, 0, [])).toBe(true);
  });
});

describe("conditions of fights", () => {
  it("know the opponent, the trail and the zones (OW-12.17)", () => {
    const state = fightMonster({ hand: 2, deck: 3 });
    expect(
      judge(
        state,
        { is: "opponentIs", opponent: "monster" },
        { is: "opponentIs", opponent: "witcher" },
        { is: "noTrail" },
        { is: "handAtMost", n: 2 },
        { is: "handAtMost", n: 1 },
        { is: "lifeDeckAtMost", n: 3 },
        { is: "lifeDeckAtMost", n: 2 },
        { is: "discardPileAtLeast", n: 1 },
        { is: "monsterDefeated" },
      ),
    ).toEqual([true, false, false, true, false, true, false, false, false]);
    const other = duel([
      { hand: 2, deck: 3 },
      { hand: 2, deck: 3 },
    ]);
    expect(judge(other, { is: "opponentIs", opponent: "witcher" })).toEqual([true]);
  });

  it("count combat turns of each side (OW-12.17)", () => {
    const state = fightMonster({ hand: ["red", "red", "red"], deck: 9, attributes: [3, 1, 1, 1] });
    const first: readonly Condition[] = [{ is: "firstOwnTurn" }, { is: "firstOpponentTurn" }];
    expect(judge(state, ...first)).toEqual([true, false]);
    play(state, [0]);
    expect(judge(state, ...first)).toEqual([true, true]);
    choose(state, { kind: "attack", attack: "charge" }, 1);
    expect(judge(state, ...first)).toEqual([false, true]);
  });

  it("look at the combo once it is complete (OW-12.17, OW-11.22)", () => {
    const state = fightMonster({
      hand: ["blue d1 green(s2)", "green", "red"],
      deck: 9,
      trophies: ["nekkersNest", "fiend"],
    });
    play(state, [0, 1]);
    // The combo of two has a green card: the trophy of the Nekkers' Nest asks.
    expect(
      judge(
        state,
        { is: "comboHas", colours: ["red", "green"], n: 1 },
        { is: "comboHas", colours: ["green"], n: 2 },
        { is: "comboLacks", colour: "red" },
        { is: "comboLacks", colour: "blue" },
        { is: "comboSizeIs", n: 2 },
        { is: "comboSizeAtLeast", n: 3 },
        { is: "comboShieldAtLeast", n: 2 },
        { is: "comboShieldAtLeast", n: 3 },
        { is: "firstCombo" },
      ),
    ).toEqual([true, false, true, false, true, false, true, false, true]);
  });

  it("know how much a monster has left, but not of one without cards (OW-12.21)", () => {
    const state = fightMonster({ hand: 2, deck: 3 });
    const { life } = fightOf(state);
    expect(judge(state, { is: "monsterLifeAtMost", n: 2 })).toEqual([false]);
    life.length = 2;
    expect(judge(state, { is: "monsterLifeAtMost", n: 2 })).toEqual([true]);
    life.length = 0;
    expect(judge(state, { is: "monsterLifeAtMost", n: 2 })).toEqual([false]);
  });
});
