import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { State, Step, Work } from "../state.ts";
import { asked, choices, choose, kindsOf, poolOf, rest } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";
import { newWork } from "./resolve.ts";

/** A table whose next step is the effect on the last timeline card of player 0. */
function resolving(position: Position, during: Work["during"] = "play"): State {
  const state = arrange(position);
  const { timeline } = at(state.players, 0);
  const place = timeline.length - 1;
  const step: Step = { kind: "effect", work: newWork(0, at(timeline, place), place, during) };
  state.agenda = [step];
  return state;
}

describe("a standard effect", () => {
  it("loses all it can and gains as much: the printed example (RO-CK-5.1)", () => {
    const state = resolving({ players: [{ timeline: ["red E C3>R9(C)"], pool: { E: 1 } }] });
    expect(kindsOf(rest(state))).toEqual(["symbolsLost", "effectResolved", "symbolsGained"]);
    expect(poolOf(state, 0)).toEqual({ C: 2 });
    expect(at(state.players, 0).covered).toEqual([1]);
  });

  it("does nothing where its condition is not met (RO-CK-5.6)", () => {
    const state = resolving({ players: [{ timeline: ["red C1(E)>R7"] }] });
    expect(kindsOf(rest(state))).toEqual(["effectMissed"]);
    expect(poolOf(state, 0)).toEqual({});
  });

  it.each([
    ["C4(red)>R5", { M: 2 }],
    ["C4(red)>R6", { C: 2 }],
    ["C4(red)>R7", { M: 1, C: 1 }],
    ["C4(red)>R8(E)", { E: 2 }],
    ["C4(red)>R10(C,M,D)", { C: 1, M: 1, D: 1 }],
    ["C8(red)>R3", { M: 2 }],
    ["C8(red)>R4", { C: 2 }],
    ["C8(red)>R9(E)", { E: 2 }],
  ])("%s with two red cards gives %j (RO-CK-6.14, RO-CK-6.15)", (effect, gained) => {
    const state = resolving({ players: [{ timeline: ["red", `red ${effect}`] }] });
    rest(state);
    expect(poolOf(state, 0)).toEqual(gained);
  });

  it("does not pay with what it gains (RO-5.12)", () => {
    const state = resolving({ players: [{ timeline: ["red C2(M)>R3"], pool: { M: 1 } }] });
    rest(state);
    expect(poolOf(state, 0)).toEqual({ M: 1 });
  });

  it("asks which symbols to lose only where there is a choice (RO-CK-13.3)", () => {
    const state = resolving({ players: [{ timeline: ["red E", "red D C3>R4"], pool: { E: 1, D: 1 } }] });
    rest(state);
    expect(asked(state)).toEqual(["0 lose"]);
    expect(choices(state, 0)).toHaveLength(4);
    choose(state, 0, { tokens: ["E"], printed: [{ symbol: "E" }, { symbol: "D" }] });
    expect(poolOf(state, 0)).toEqual({ C: 3, D: 1 });
    expect(at(state.players, 0).covered).toEqual([1, 1]);
  });
});

describe("a tea effect", () => {
  const partners = [{ timeline: ["blue", "blue"] }, { timeline: Array<string>(5).fill("blue") }];

  it("moves the track shared with the partner chosen for C5 (RO-CK-8.2)", () => {
    const state = resolving({ players: [{ timeline: ["red C5(blue)>R2"] }, ...partners] }, "tea");
    rest(state);
    expect(choices(state, 0)).toEqual([
      { kind: "partner", side: "left", partner: 1, level: 2 },
      { kind: "partner", side: "right", partner: 2, level: 3 },
    ]);
    choose(state, 0, { side: "right" });
    // Its right board is the left board of player 2; space 3 has a bonus, which the earlier player resolves first.
    expect(state.markers).toEqual([0, 0, 3]);
    expect(asked(state)).toEqual(["0 bonus"]);
  });

  it("R1 moves the left board first, then the right one (RO-CK-8.1)", () => {
    const state = resolving(
      { players: [{ timeline: ["red C1(E)>R1"], pool: { E: 1 } }], markers: [5, 0, 0] },
      "tea",
    );
    const moves = rest(state).filter(({ kind }) => kind === "allianceMoved");
    expect(moves).toMatchObject([
      { seat: 0, partner: 1, space: 6 },
      { seat: 2, partner: 0, space: 1 },
    ]);
    expect(poolOf(state, 0)).toEqual({});
  });

  it("asks for the track of R2 and remembers the level it was paid for (RO-CK-6.10)", () => {
    const state = resolving(
      { players: [{ timeline: ["red C2(E)>R2"], pool: { E: 2 } }], markers: [11, 0, 0] },
      "tea",
    );
    rest(state);
    expect(choices(state, 0)).toEqual([
      { kind: "track", side: "left", partner: 1, points: 2 },
      { kind: "track", side: "right", partner: 2, points: 2 },
    ]);
    choose(state, 0, { side: "right" });
    expect(state.markers).toEqual([11, 0, 2]);
  });

  it("leaves out a full track, and asks nothing where both are full (RO-CK-6.17)", () => {
    const tea = (markers: readonly number[]): State => {
      const state = resolving({ players: [{ timeline: ["red", "red C8(red)>R2"] }], markers }, "tea");
      rest(state);
      return state;
    };
    expect(tea([14, 0, 10]).markers).toEqual([14, 0, 12]);
    expect(asked(tea([13, 0, 10]))).toEqual(["0 track"]);
    const full = tea([14, 0, 14]);
    expect([full.markers, asked(full)]).toEqual([[14, 0, 14], []]);
  });

  it("offers no ability (RO-CK-7.9)", () => {
    const state = resolving(
      {
        players: [{ timeline: ["red C4(red)>R1"], powers: [["K1", { primitive: "FULL_RESULT" }]] }],
      },
      "tea",
    );
    rest(state);
    expect(asked(state)).toEqual([]);
    expect(state.markers).toEqual([0, 0, 0]);
  });
});
