import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { State } from "../state.ts";
import { rest } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";

/** Player 2 is an Automa whose turn to pick it is. */
function picking(rows: readonly (readonly string[])[], position: Position = {}): State {
  const state = arrange({
    humans: 2,
    rows,
    deck: ["pink", "yellow"],
    order: [0, 1, 2],
    turn: 1,
    agenda: [{ kind: "pick", at: 2 }],
    ...position,
  });
  rest(state);
  return state;
}

describe("the pick of an Automa", () => {
  it("is the row with most active symbols (RO-CK-12.3)", () => {
    const state = picking([
      ["red M", "red E"],
      ["red M M", "red C"],
      ["red C", "red M D"],
    ]);
    expect(state.decisions).toEqual([
      { player: 2, turn: 2, left: 1, right: 0, counts: [1, 3, 2, -1], chosen: 2 },
    ]);
    expect(state.spots).toEqual([-1, -1, 2]);
  });

  it("is the higher one of equal rows (RO-CK-12.3)", () => {
    const state = picking([
      ["red M", "red C"],
      ["red M M", "red C"],
      ["red C C", "red M"],
      ["red M", "red"],
    ]);
    expect(at(state.decisions, 0)).toMatchObject({ counts: [2, 3, 3, 1], chosen: 2 });
  });

  it("is the deck spot where no card shows an active symbol (RO-CK-12.5)", () => {
    const state = picking([["red E", "red D"]]);
    expect(at(state.decisions, 0)).toMatchObject({ counts: [0, -1, -1, -1], chosen: 0 });
    expect([at(state.players, 2).timeline.length, state.deck]).toEqual([2, []]);
  });

  it("goes to its timeline at once, left card first, without XP (RO-CK-12.4, RO-CK-12.17)", () => {
    const state = picking([[], [], [], ["red M", "blue C"]]);
    const automa = at(state.players, 2);
    const first = at(automa.timeline, 0);
    expect([automa.timeline, automa.covered, automa.xp]).toEqual([[first, first + 1], [0, 0], 0]);
    expect([automa.hand, state.rows.slice(6)]).toEqual([[], [-1, -1]]);
  });
});
