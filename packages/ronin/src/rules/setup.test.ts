import { at, begin, randomFrom, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { asked, choices, choose } from "../test/act.ts";
import { leftOf, rightOf } from "./circle.ts";

function begun(humans: number, rules: object = {}, seed = "setup", more: object = {}): State {
  const options = ronin.parseOptions({ humans, rules, ...more });
  return begin(ronin, options, randomFrom(seedFrom(seed)));
}

/** Takes the first choice until the first pick of the first Draft. */
function untilDraft(state: State): State {
  while (state.phase === "setup") choose(state, at(ronin.questions(state), 0).seat, {});
  return state;
}

describe("setup", () => {
  it.each([
    [1, 4, 72],
    [3, 4, 72],
    [4, 5, 70],
    [5, 5, 70],
  ])("for %i humans lays %i rows and leaves %i cards (RO-CK-2.1, RO-CK-2.2)", (humans, rows, deck) => {
    const state = begun(humans);
    expect([state.rows.length / 2, state.deck.length, state.rows.includes(-1)]).toEqual([rows, deck, false]);
  });

  it("offers two free characters to one seat after the other, seen by that seat alone (RO-CK-2.13)", () => {
    const state = begun(5);
    for (let i = 0; i < 5; i++) {
      const [open] = state.asks;
      if (open?.kind !== "character") throw new Error("no offer");
      expect(open.seat).toBe(state.circle[i]);
      const taken = state.players.map(({ character }) => character);
      expect(open.offer.length === 2 && open.offer.every((one) => !taken.includes(one))).toBe(true);
      const other = (open.seat + 1) % 5;
      expect(ronin.view(state, other).asks).toEqual([{ ...open, id: 0, offer: [] }]);
      choose(state, open.seat, {});
    }
    expect(state.players.every(({ hand }) => hand.length === 5)).toBe(true);
  });

  it("puts the figures in the order of the chapter card (RO-CK-2.5)", () => {
    const state = untilDraft(begun(4));
    const characters = state.order.map((player) => at(state.players, player).character);
    const { chapterCard } = ronin.view(state, null);
    expect(chapterCard).toBeDefined();
    expect(new Set(characters).size).toBe(4);
  });

  it("starts everybody alike (RO-CK-2.7)", () => {
    for (const player of untilDraft(begun(3)).players)
      expect(player).toMatchObject({ vp: 0, xp: 0, gold: -1, abilities: [1, 0, 0, 0] });
  });

  it("is the same again for the same seed, and another for another (RO-CK-2.8)", () => {
    expect(untilDraft(begun(5, { allianceSide: "B" }))).toEqual(untilDraft(begun(5, { allianceSide: "B" })));
    expect(begun(5).deck).not.toEqual(begun(5, {}, "other").deck);
  });

  it("lets the host name the first player (RO-2.1)", () => {
    const state = begun(4, { firstPlayer: "host" }, "setup", { first: 2 });
    expect([state.circle, asked(state)]).toEqual([[2, 3, 0, 1], ["2 character"]]);
  });
});

describe("boards", () => {
  const boardQuestions = (humans: number): readonly string[] => {
    const state = begun(humans, { allianceSide: "B" });
    const found: string[] = [];
    while (state.phase === "setup") {
      const [open] = state.asks;
      if (open?.kind === "board")
        found.push(`${state.circle.indexOf(open.seat)} ${choices(state, open.seat).length} ${open.open}`);
      choose(state, at(ronin.questions(state), 0).seat, {});
      if (state.asks[0]?.kind === "place") break;
    }
    const laid = state.sides.filter((side) => side >= 0);
    expect([new Set(laid).size, laid.includes(0)]).toEqual([laid.length, false]);
    return found;
  };

  it("of side B are offered two at a time with 3 to 5 humans (RO-CK-2.4)", () => {
    expect(boardQuestions(3)).toEqual(["0 2 false", "1 2 false", "2 2 false"]);
    expect(boardQuestions(5)).toEqual(["0 2 false", "1 2 false", "2 2 false", "3 2 false"]);
  });

  it("of side B are chosen freely beside an Automa (RO-CK-12.14, RO-CK-12.15)", () => {
    expect(boardQuestions(2)).toEqual(["0 5 true", "1 4 true"]);
    expect(boardQuestions(1)).toEqual(["0 5 true", "0 4 true"]);
  });

  it("of side A are laid without a question (RO-CK-2.9)", () => {
    expect(untilDraft(begun(3)).sides).toEqual([0, 0, 0]);
  });
});

describe("Automas", () => {
  it("sit between two humans (RO-CK-12.13)", () => {
    const state = untilDraft(begun(2));
    const [first = 0, second = 0] = state.circle;
    expect([leftOf(state, first), rightOf(state, first)]).toEqual([second, 2]);
    expect([leftOf(state, second), rightOf(state, second)]).toEqual([2, first]);
  });

  it("sit on both sides of one human and share no board (RO-CK-12.2)", () => {
    const state = untilDraft(begun(1));
    expect([leftOf(state, 0), rightOf(state, 0), state.sides]).toEqual([1, 2, [0, -1, 0]]);
  });

  it("have a character and nothing else (RO-CK-12.11)", () => {
    const automa = at(untilDraft(begun(2)).players, 2);
    expect(automa.character).toBeGreaterThanOrEqual(0);
    expect(automa).toMatchObject({ hand: [], abilities: [0, 0, 0, 0] });
  });

  it("get the characters that are chosen for them with the option (RO-CK-12.12)", () => {
    const state = begun(2, { automaCharacters: "chosen" });
    for (const seat of state.circle.slice(0, 2)) choose(state, seat, {});
    expect([asked(state), choices(state, at(state.circle, 0)).length]).toEqual([
      [`${state.circle[0]} automa`],
      5,
    ]);
  });
});

describe("seasons", () => {
  it.each([
    ["winter", [0, 0, 0], []],
    ["autumn", [2, 0, 2], []],
    ["summer", [3, 0, 0], ["0 bonus"]],
  ])("%s (RO-CK-12.8, RO-CK-12.16, RO-CK-12.19)", (soloDifficulty, markers, open) => {
    const state = begun(1, { soloDifficulty });
    choose(state, 0, { kind: "character" });
    expect([state.markers, asked(state).filter((question) => question === "0 bonus")]).toEqual([
      markers,
      open,
    ]);
  });

  it("give the bonus of both tracks, left first", () => {
    const state = begun(1, { soloDifficulty: "summer" });
    choose(state, 0, { kind: "character" });
    choose(state, 0, { kind: "xp" });
    expect(state.markers).toEqual([4, 0, 3]);
    choose(state, 0, { kind: "xp" });
    expect([state.markers, at(state.players, 0).xp]).toEqual([[4, 0, 4], 4]);
  });
});
