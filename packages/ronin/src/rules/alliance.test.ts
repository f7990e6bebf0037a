import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { AllianceSide, Bonus } from "../data/index.ts";
import type { State } from "../state.ts";
import { asked, choices, choose, kindsOf, poolOf, rest } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";

/** Board 0 lies between players 0 and 1 and scores points now; declared sides follow the six printed ones. */
function scoring(points: number, position: Position, bonus?: Bonus): State {
  const side: AllianceSide = { id: "own", top: 14, bonuses: bonus === undefined ? {} : { 5: bonus }, vp: [] };
  return arrange({
    ...position,
    declared: { sides: [side] },
    ...(bonus === undefined ? {} : { sides: [6, 0, 0], markers: [4, 0, 0] }),
    agenda: [{ kind: "points", board: 0, points }],
  });
}

describe("alliance points", () => {
  it("stop at the top (RO-CK-1.8)", () => {
    const state = scoring(2, { markers: [13, 0, 0] });
    expect(kindsOf(rest(state))).toEqual(["allianceMoved", "alliancePointsLost"]);
    expect(state.markers).toEqual([14, 0, 0]);
  });

  it("pause at every bonus until both partners have resolved it (RO-CK-8.7)", () => {
    const state = scoring(4, { markers: [2, 0, 0], order: [1, 0, 2] });
    rest(state);
    expect([state.markers[0], asked(state)]).toEqual([3, ["1 bonus"]]);
    choose(state, 1, { kind: "xp" });
    expect(asked(state)).toEqual(["0 bonus"]);
    choose(state, 0, { kind: "xp" });
    expect([state.markers[0], asked(state)]).toEqual([5, ["1 bonus"]]);
    choose(state, 1, { kind: "symbols" });
    choose(state, 0, { kind: "symbols" });
    expect([state.markers[0], asked(state)]).toEqual([6, []]);
  });

  it("give nothing but the move on a space without a bonus (RO-CK-1.15)", () => {
    const state = scoring(1, { markers: [5, 0, 0] });
    rest(state);
    expect([state.markers[0], asked(state), at(state.players, 0).vp]).toEqual([6, [], 0]);
  });
});

describe("bonuses", () => {
  it("ability card or XP: the partner's card of the named ability (RO-CK-8.4)", () => {
    const state = scoring(1, { markers: [2, 0, 0] });
    rest(state);
    expect(choices(state, 0)).toEqual([
      { kind: "ability-card", ability: "yennefer-1", partner: 1 },
      { kind: "xp", xp: 2 },
    ]);
    choose(state, 0, { kind: "ability-card" });
    choose(state, 1, { kind: "ability-card" });
    expect(at(state.players, 0).borrowed).toEqual([{ ability: 4, of: 1, used: false }]);
    expect(at(state.players, 1).borrowed).toEqual([{ ability: 0, of: 0, used: false }]);
  });

  it("is XP alone once both cards of the ability are taken (RO-1.31)", () => {
    const taken = { ability: 4, of: 1, used: false };
    const state = scoring(1, { markers: [2, 0, 0], players: [{}, {}, { borrowed: [taken, taken] }] });
    rest(state);
    expect([at(state.players, 0).xp, asked(state)]).toEqual([2, ["1 bonus"]]);
  });

  it("draw or XP: the drawn card is seen by its owner alone (RO-CK-8.13)", () => {
    const state = scoring(1, { deck: ["red", "blue"] }, { k: "drawOrXp", xp: 2 });
    rest(state);
    expect(choices(state, 0)).toEqual([{ kind: "draw" }, { kind: "xp", xp: 2 }]);
    const events = choose(state, 0, { kind: "draw" });
    expect(events).toContainEqual({ kind: "cardsDrawn", seat: 0, count: 1, cards: [] });
    choose(state, 1, { kind: "xp" });
    expect([at(state.players, 0).hand.length, at(state.players, 1).xp]).toEqual([1, 2]);
  });

  it.each([
    [["red M C", "red M", "red E", "red", "red D"], 2],
    [["red E"], 1],
    [[], 1],
    [["red M M", "red C C"], 3],
  ])("show hand: %j gives %i XP, and all know the hand then (RO-CK-8.9)", (hand, xp) => {
    const state = scoring(1, { players: [{ hand }] }, { k: "showHand" });
    const { hand: cards } = at(state.players, 0);
    for (const card of cards) state.seen[card] = 0;
    rest(state);
    expect(at(state.players, 0).xp).toBe(xp);
    expect(cards.every((card) => at(state.seen, card) !== 0)).toBe(true);
  });

  it("active symbols: every split (RO-CK-8.10, RO-CK-13.9)", () => {
    const state = scoring(1, {}, { k: "activeAny", n: 3 });
    rest(state);
    expect(choices(state, 0).map((choice) => "symbols" in choice && choice.symbols.join(""))).toEqual([
      "MMM",
      "MMC",
      "MCC",
      "CCC",
    ]);
    choose(state, 0, { symbols: ["M", "C", "C"] });
    expect(poolOf(state, 0)).toEqual({ M: 1, C: 2 });
  });

  it("XP without a question (RO-CK-8.15)", () => {
    const state = scoring(1, {}, { k: "xp", n: 2 });
    rest(state);
    expect([at(state.players, 0).xp, at(state.players, 1).xp, asked(state)]).toEqual([2, 2, []]);
  });

  it("go to the human alone on a board with an Automa (RO-12.24)", () => {
    const state = scoring(1, { humans: 1, markers: [2, 0, 0] });
    rest(state);
    choose(state, 0, { kind: "ability-card" });
    expect([asked(state), at(state.players, 1).borrowed]).toEqual([[], []]);
    expect(at(state.players, 0).borrowed).toEqual([{ ability: 4, of: 1, used: false }]);
  });
});
