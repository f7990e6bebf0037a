import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { questionsOf } from "../question.ts";
import type { Player, State, Turn } from "../state.ts";
import { asked, can, choices, choose, rest } from "../test/act.ts";
import { arrange, type Position, type Seated } from "../test/arrange.ts";
import { handTarget } from "./phase-three.ts";

const POOL = ["cost 1", "cost 0", "cost 1", "cost 2", "cost 1", "cost 2"];

function phaseThree(seated: Seated, more: Position = {}, seats = 2): State {
  const state = arrange({
    pool: POOL,
    common: ["cost 0", "cost 1"],
    ...more,
    players: [seated, {}].slice(0, seats),
    agenda: [{ do: "phaseThree" }],
  });
  rest(state);
  return state;
}

const me = (state: State): Player => at(state.players, 0);
const sizes = ({ hand, deck, discard }: Player): number[] => [hand.length, deck.length, discard.length];
const done = (state: State) => choose(state, 0, { kind: "done" });

describe("step 1 of Phase III", () => {
  it("ends with at most 3 cards, fewer if the player likes (OW-9.1, OW-T-9.1)", () => {
    const state = phaseThree({ hand: ["blue", "red", "green", "yellow", "purple"], deck: 4 });
    expect(can(state, 0, { kind: "done" })).toBe(false);
    choose(state, 0, { kind: "discard" });
    expect(choose(state, 0, { kind: "discard" }).final).toBe(false);
    expect(can(state, 0, { kind: "done" })).toBe(true);
    for (let i = 0; i < 3; i++) choose(state, 0, { kind: "discard" });
    expect([sizes(me(state)), asked(state)]).toEqual([[3, 1, 5], ["0 gain"]]);
  });

  it("falls back to keeping the dearest three (OW-19.3)", () => {
    const state = phaseThree({ hand: ["cost 2", "cost 1", "cost 1", "cost 2"], deck: 2 });
    const { fallback = -1 } = at(questionsOf(state), 0);
    expect(at(choices(state, 0), fallback)).toMatchObject({ kind: "discard" });
    choose(state, 0, at(choices(state, 0), fallback));
    expect(at(questionsOf(state), 0).fallback).toBe(0);
    done(state);
    expect(me(state).hand).toHaveLength(3);
  });
});

describe("step 2 of Phase III", () => {
  it("draws to 3, through the discard pile if need be (OW-9.2, OW-T-9.2)", () => {
    const state = phaseThree({ hand: 1, deck: 1, discard: 6 });
    done(state);
    expect(sizes(me(state))).toEqual([3, 5, 0]);
  });

  it.each<[Partial<Turn>, number, string]>([
    [{ draw: 1 }, 4, "OW-T-9.10"],
    [{ draw: -5 }, 0, "OW-9.9"],
    [{ draw: 9 }, 7, "OW-9.9"],
    [{ beaten: true }, 2, "OW-9.3, OW-T-9.8"],
    [{ beaten: true, draw: 1 }, 2, "OW-9.3, OW-T-9.11"],
    [{ beaten: true, draw: -1 }, 1, "OW-9.3, OW-T-9.11"],
    [{ drawSet: 1, draw: 2 }, 1, "OW-T-9.12"],
  ])("after %j the target is %i (OW-9.9, %s)", (turn, target) => {
    const state = phaseThree({ deck: 9 }, { turn });
    expect(handTarget(state)).toBe(target);
    expect(me(state).hand).toHaveLength(target);
  });

  it("draws nothing if the hand is above the target (OW-9.9, OW-T-9.14)", () => {
    const state = phaseThree({ hand: 3, deck: 2 }, { turn: { draw: -1 } });
    done(state);
    expect(sizes(me(state))).toEqual([3, 2, 0]);
  });
});

describe("step 3 of Phase III", () => {
  it("takes one card for its price and refills the pool (OW-9.4, OW-9.6, OW-T-9.7)", () => {
    const state = phaseThree({ deck: 3 });
    const [a, b, c, d, e, f] = state.pool;
    const top = state.deck.at(-1);
    expect(can(state, 0, { kind: "done" })).toBe(false);
    choose(state, 0, { slot: 5, price: 1 });
    expect(asked(state)).toEqual(["0 gainPayment"]);
    choose(state, 0, { kind: "discard" });
    expect(sizes(me(state))).toEqual([3, 0, 1]);
    expect(me(state).hand.at(-1)).toBe(e);
    expect(state.pool).toEqual([top, a, b, c, d, f]);
  });

  it("cannot be paid with the card itself (OW-9.4, OW-9.6, OW-T-9.4)", () => {
    const state = phaseThree(
      { deck: 3 },
      { pool: ["cost 1", "cost 2", "cost 0", "cost 0", "cost 0", "cost 0"] },
    );
    const card = at(state.pool, 1);
    choose(state, 0, { slot: 2, price: 3 });
    while (asked(state)[0] === "0 gainPayment") choose(state, 0, { kind: "discard" });
    expect(me(state).hand).toEqual([card]);
  });

  it("offers no card that is too dear, and falls back to the cheapest nearest 6 (OW-9.7, OW-19.3, OW-T-9.5, OW-T-9.6)", () => {
    const pool = ["cost 2", "cost 1", "cost 2", "cost 1", "cost 2", "cost 2"];
    const state = phaseThree({ deck: 2 }, { pool });
    expect(choices(state, 0).map((choice) => choice.kind === "take" && choice.slot)).toEqual([6, 5, 4, 3, 2]);
    expect(at(questionsOf(state), 0).fallback).toBe(0);
  });

  it("takes none if all are too dear (OW-9.7, OW-T-9.9)", () => {
    const pool = ["cost 1", "cost 0", "cost 1", "cost 1", "cost 2", "cost 2"];
    const state = phaseThree({}, { pool });
    expect([asked(state), state.deck.length, me(state).hand]).toEqual([[], 2, []]);
  });

  it("a free card costs nothing, and the hand may hold more than 7 (OW-3.19, OW-9.10, OW-T-3.16, OW-T-9.13)", () => {
    const state = phaseThree(
      { hand: 1 },
      { turn: { free: true, draw: -3 }, pool: ["cost 2", ...POOL.slice(1)] },
    );
    done(state);
    choose(state, 0, { slot: 1, price: 0 });
    expect(me(state).hand).toHaveLength(2);
    const full = phaseThree({ deck: 8 }, { turn: { draw: 4, free: true } });
    choose(full, 0, { slot: 3 });
    expect(me(full).hand).toHaveLength(8);
  });

  it("alone the card of slot 6 goes too, unless it was taken (OW-16.12, OW-T-16.7)", () => {
    const state = phaseThree({ deck: 3 }, {}, 1);
    const [a, b, , d, e, f] = state.pool;
    const [y, x] = state.deck;
    choose(state, 0, { slot: 3 });
    choose(state, 0, { kind: "discard" });
    expect([state.pool, state.discard]).toEqual([[y, x, a, b, d, e], [f]]);
    const last = phaseThree({ deck: 3 }, {}, 1);
    choose(last, 0, { slot: 6 });
    choose(last, 0, { kind: "discard" });
    expect(last.discard).toEqual([]);
  });

  it("alone it goes also if no card could be taken (OW-16.13)", () => {
    const state = phaseThree({}, { pool: ["cost 1", "cost 1", "cost 1", "cost 1", "cost 2", "cost 2"] }, 1);
    expect(state.discard).toHaveLength(1);
  });
});
