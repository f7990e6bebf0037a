import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "../outcome.ts";
import type { State } from "../state.ts";
import { apply, asked, choices, rest } from "../test/act.ts";
import { arrange } from "../test/arrange.ts";
import { offersOf, takeOffer } from "./offers.ts";
import { ratingOf, turnOf, winGame } from "./turn.ts";

describe("turns", () => {
  it("follow each other clockwise, and nothing of the old one is left (OW-1.23, OW-9.8)", () => {
    const state = arrange({
      players: [{}, {}, {}],
      turn: { moved: true, draw: 2, actions: [3] },
      agenda: [{ do: "endTurn" }],
      table: { active: 2, turns: 3 },
    });
    rest(state);
    expect([state.active, state.turns, turnOf(state), asked(state)]).toEqual([0, 4, 2, ["0 phaseTwo"]]);
    expect(state.turn).toMatchObject({ moved: false, draw: 0, actions: [] });
  });
});

describe("the end", () => {
  it("comes at once with the fourth trophy (OW-15.9)", () => {
    const state = arrange({ players: [{ track: 2 }, { track: 4 }] });
    apply(state, (scribe) => winGame(state, scribe, 1));
    expect([state.phase, state.agenda, asked(state)]).toEqual(["over", [], []]);
    expect(outcomeOf(state)).toMatchObject({
      standings: [
        { place: 2, result: "loss" },
        { place: 1, result: "win" },
      ],
      text: { key: "outcome.won" },
    });
  });

  it.each([
    [4, 5],
    [6, 5],
    [7, 4],
    [8, 4],
    [10, 3],
    [12, 2],
    [13, 1],
    [40, 1],
  ])("alone %i turns are rated %i (OW-16.15, OW-T-16.8)", (turns, rating) => {
    expect(ratingOf(turns)).toBe(rating);
    const state = arrange({ table: { turns } });
    apply(state, (scribe) => winGame(state, scribe, 0));
    expect(outcomeOf(state)).toMatchObject({ standings: [{ result: "win", points: rating }] });
  });
});

describe("offers", () => {
  const offer = (state: State, seat: number) =>
    apply(state, (scribe) => takeOffer(state, scribe, seat, at(offersOf(state, seat), 0)));

  it("a solo player may give up at any time (OW-16.16)", () => {
    const state = arrange({});
    rest(state);
    expect(offersOf(state, 0)).toEqual([{ kind: "abandon" }]);
    offer(state, 0);
    expect(outcomeOf(state)).toMatchObject({
      standings: [{ result: "loss" }],
      text: { key: "outcome.abandoned" },
    });
    expect(offersOf(state, 0)).toEqual([]);
  });

  it("who is not active may look through the own deck, which is then shuffled (OW-1.22, OW-T-1.6)", () => {
    const state = arrange({
      players: [{ deck: 6 }, { deck: 6 }],
      rules: { deckListAlwaysVisible: false },
      forced: ["reverse"],
    });
    rest(state);
    const deck = [...at(state.players, 1).deck];
    expect([offersOf(state, 0), offersOf(state, 1)]).toEqual([[], [{ kind: "lookThrough" }]]);
    const { final, events } = offer(state, 1);
    expect([final, at(state.players, 1).deck]).toEqual([true, deck.reverse()]);
    expect(events).toContainEqual({ kind: "deckSearched", seat: 1, count: 6, cards: [] });
    expect(asked(state)).toHaveLength(1);
  });

  it("nobody needs to look where the list is always shown (OW-1.22)", () => {
    const state = arrange({ players: [{ deck: 6 }, { deck: 6 }] });
    expect(offersOf(state, 1)).toEqual([]);
  });
});

describe("forced questions", () => {
  it("are answered unseen, so that they count among nobody's questions (OW-19.2)", () => {
    const state = arrange({ players: [{ hand: 1 }, {}] });
    rest(state);
    expect([asked(state), state.asked]).toEqual([["0 phaseOne"], [1, 0]]);
    const forced = arrange({ players: [{}, {}], table: { exploration: [[0], [40]] } });
    rest(forced);
    expect([asked(forced), forced.asked]).toEqual([["0 phaseTwo"], [1, 0]]);
  });

  it("are asked by option (OW-19.2)", () => {
    const state = arrange({ players: [{}, {}], rules: { autoResolveSingle: false } });
    rest(state);
    expect(choices(state, 0)).toEqual([{ kind: "endPhase" }]);
  });
});
