import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { asked, choices, choose, rest } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";

/** Final scoring of a game whose chapter III had magic and diplomacy active, so combat and exploration are the quest. */
function ending(position: Position): State {
  const state = arrange({ chapter: 2, turn: 9, ...position, agenda: [{ kind: "quest" }] });
  rest(state);
  return state;
}

const vp = (state: State, player = 0): number => at(state.players, player).vp;

describe("the side quest", () => {
  it("counts cards that show the better symbol, a double one once (RO-CK-11.1, RO-CK-11.3, RO-CK-11.11)", () => {
    expect(vp(ending({ players: [{ hand: ["red C C", "red E", "blue C M", "pink D"] }] }))).toBe(2);
  });

  it("takes the first of equal symbols", () => {
    const state = ending({ players: [{ hand: ["red E", "red C"] }] });
    expect([at(state.players, 0).quest, vp(state)]).toEqual([0, 1]);
  });

  it("is asked in secret with the option, also when it makes no difference (RO-CK-11.12, RO-CK-13.12)", () => {
    const state = ending({
      rules: { autoSideQuest: false },
      players: [{ hand: ["red C", "red C"] }, { hand: ["red E"] }, {}],
    });
    expect([asked(state), choices(state, 2).length]).toEqual([["0 quest", "1 quest", "2 quest"], 2]);
    const before = JSON.stringify(ronin.view(state, 1));
    choose(state, 0, { symbol: "E" });
    expect(JSON.stringify(ronin.view(state, 1))).toBe(before);
    choose(state, 2, { symbol: "C" });
    choose(state, 1, { symbol: "E" });
    expect([vp(state, 0), vp(state, 1), vp(state, 2)]).toEqual([0, 1, 0]);
  });

  it("shows all hands, and they stay visible (RO-11.10)", () => {
    const state = ending({ players: [{ hand: ["red C"] }] });
    expect(ronin.view(state, null).players[0]?.known).toEqual(["own-0"]);
  });
});

describe("tracks", () => {
  const goldVp = [
    [0, 1],
    [3, 3],
    [6, 5],
    [9, 7],
    [12, 9],
  ] as const;
  const boards = COMPONENTS.boards.map((board) => ({ ...board, goldVp }));

  it.each([
    [10, 7],
    [0, 1],
    [20, 9],
  ])("a gold marker on %i is worth %i (RO-CK-11.4)", (gold, worth) => {
    expect(vp(ending({ declared: { boards }, players: [{ xp: 20, gold }] }))).toBe(worth);
  });

  it("19 XP are worth nothing (RO-CK-11.5)", () => {
    expect(vp(ending({ players: [{ xp: 19 }] }))).toBe(0);
  });

  it("the lower alliance counts, by the last VP space reached (RO-CK-11.6, RO-CK-11.7)", () => {
    const worths = [
      [4, 1],
      [6, 2],
      [8, 3],
    ] as const;
    const declared = { sides: [{ id: "x", top: 14, bonuses: {}, vp: worths }] };
    expect(vp(ending({ declared, sides: [6, 6, 6], markers: [7, 0, 12] }))).toBe(2);
    expect(vp(ending({ declared, sides: [6, 6, 6], markers: [14, 0, 3] }))).toBe(0);
  });

  it("of equal markers the smaller value counts (RO-CK-11.9)", () => {
    const side = (id: string, worth: number) => ({ id, top: 14, bonuses: {}, vp: [[8, worth]] as const });
    const state = ending({
      declared: { sides: [side("x", 3), side("y", 4)] },
      sides: [6, 0, 7],
      markers: [8, 0, 8],
    });
    expect(vp(state)).toBe(3);
  });
});

describe("the winner", () => {
  const results = (state: State): readonly string[] =>
    (ronin.outcome(state)?.standings ?? []).map(({ place, result }) => `${place} ${result}`);

  it("has most VP; a tie goes by initiative (RO-CK-11.8)", () => {
    const players = [31, 31, 20].map((points) => ({ vp: points }));
    expect(results(ending({ players, order: [2, 1, 0] }))).toEqual(["2 loss", "1 win", "3 loss"]);
  });

  it("is a human, never an Automa (RO-CK-12.18)", () => {
    expect(results(ending({ humans: 2, players: [{ vp: 28 }, { vp: 28 }], order: [1, 2, 0] }))).toEqual([
      "2 loss",
      "1 win",
    ]);
  });

  it("alone needs 35 VP (RO-CK-12.9)", () => {
    expect(results(ending({ humans: 1, players: [{ vp: 34 }] }))).toEqual(["1 loss"]);
    expect(results(ending({ humans: 1, players: [{ vp: 35 }] }))).toEqual(["1 win"]);
  });
});
