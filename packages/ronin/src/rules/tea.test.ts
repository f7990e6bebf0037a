import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { State } from "../state.ts";
import { kindsOf, rest } from "../test/act.ts";
import { arrange, numberOf, type Position, type Seated } from "../test/arrange.ts";
import { endTurn } from "./tea.ts";

/** A tea ceremony whose markers are where no bonus is near. */
function ceremony(players: readonly Seated[], position: Position = {}): State {
  return arrange({ markers: [10, 10, 10], ...position, players, agenda: [{ kind: "tea", at: 0 }] });
}

const COVERED = 4;

describe("tea-passing pairs", () => {
  it("consist of one LEFT and one RIGHT that point at each other, from any turn (RO-CK-8.3)", () => {
    // Player 1 sits to the left of player 0.
    const state = ceremony([{ timeline: ["red LEFT"], since: 1 }, { timeline: ["red RIGHT"] }]);
    expect(kindsOf(rest(state))).toEqual(["teaPassed", "allianceMoved", "allianceMoved"]);
    expect(state.markers).toEqual([12, 10, 10]);
    expect([at(state.players, 0).covered, at(state.players, 1).covered]).toEqual([[COVERED], [COVERED]]);
  });

  it.each([
    [["red LEFT"], ["red LEFT"]],
    [["red RIGHT"], ["red RIGHT"]],
    [["red RIGHT"], ["red LEFT"]],
  ])("do not form of %j at player 0 and %j at player 1 (RO-CK-8.6)", (own, other) => {
    const state = ceremony([{ timeline: own }, { timeline: other }]);
    rest(state);
    expect(at(state.markers, 0)).toBe(10);
  });

  it("are all resolved, the leftmost symbols first (RO-CK-8.5)", () => {
    const state = ceremony([
      { timeline: ["red LEFT", "red LEFT", "red LEFT"] },
      { timeline: ["red RIGHT", "red", "red RIGHT"] },
    ]);
    const events = rest(state);
    expect(events.filter(({ kind }) => kind === "teaPassed")).toHaveLength(2);
    expect(at(state.players, 0).covered).toEqual([COVERED, COVERED, 0]);
    expect(at(state.players, 1).covered).toEqual([COVERED, 0, COVERED]);
    expect(at(state.markers, 0)).toBe(14);
  });

  it("do not form of covered symbols", () => {
    const state = ceremony([{ timeline: ["red LEFT"], covered: [COVERED] }, { timeline: ["red RIGHT"] }]);
    rest(state);
    expect(at(state.markers, 0)).toBe(10);
  });

  it("come after the tea effects of the slot (RO-CK-8.11)", () => {
    const state = ceremony([{ timeline: ["red LEFT C6(red)>R1"] }, { timeline: ["red RIGHT C6(red)>R1"] }]);
    expect(rest(state).flatMap((event) => ("card" in event ? [event.kind] : []))).toEqual([
      "effectResolved",
      "teaPassed",
      "effectResolved",
    ]);
  });

  it("never form between two Automas (RO-12.25)", () => {
    const state = ceremony([{}, { timeline: ["red LEFT"] }, { timeline: ["red RIGHT"] }], { humans: 1 });
    rest(state);
    expect(state.markers).toEqual([10, 10, 10]);
  });
});

describe("tea effects", () => {
  it("are those of cards played this turn (RO-CK-8.8)", () => {
    const state = ceremony([{ timeline: ["red C6(red)>R1", "blue C6(blue)>R1"], since: 1 }]);
    expect(rest(state).filter(({ kind }) => kind === "effectResolved")).toMatchObject([{ card: "own-1" }]);
    expect(state.markers).toEqual([11, 10, 11]);
  });

  it("of an Automa give a point on each board with a human, whatever they say (RO-CK-12.7)", () => {
    const state = ceremony([{}, { timeline: ["red C1(E)>R1"] }, {}], { humans: 1 });
    rest(state);
    // Player 1 sits to the left of the human; its own left neighbour is the other Automa.
    expect(state.markers).toEqual([11, 10, 10]);
  });
});

describe("TEA_HOST", () => {
  it("lets a symbol count either way", () => {
    const state = ceremony([{ timeline: ["red RIGHT"] }, { timeline: ["red RIGHT"] }]);
    at(state.players, 0).host = numberOf(state, "own-0");
    rest(state);
    expect(state.markers).toEqual([12, 10, 10]);
  });

  it("lasts for one tea ceremony", () => {
    const state = arrange({ players: [{ timeline: ["red RIGHT"] }] });
    at(state.players, 0).host = numberOf(state, "own-0");
    endTurn(state);
    expect(at(state.players, 0).host).toBe(-1);
  });
});

describe("the end of a turn", () => {
  it("moves the turn marker, and scores after every third (RO-CK-3.6)", () => {
    const state = arrange({ turn: 1 });
    endTurn(state);
    expect([state.turn, state.agenda]).toEqual([2, [{ kind: "turn" }]]);
    endTurn(state);
    expect([state.turn, state.agenda.at(-1)]).toEqual([3, { kind: "score-xp" }]);
  });
});
