import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { NONE, type State } from "../state.ts";
import { apply, asked, choices, choose } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";
import { gainPoolCard, priceOf, refillPool } from "./pool.ts";

function pooled(position: Position): State {
  return arrange({ agenda: [], ...position });
}

const costs = (cards: readonly number[]): number[] => cards.map((card) => at(BOX.costs, card));

describe("the pool", () => {
  it("slides right and fills the left slots (OW-1.13, OW-1.15, OW-T-1.1)", () => {
    const state = pooled({ pool: Array<string>(6).fill("any"), common: 3 });
    const [a, b, c, , e, f] = state.pool;
    const top = state.deck.at(-1);
    state.pool[3] = NONE;
    apply(state, (scribe) => refillPool(state, scribe));
    expect(state.pool).toEqual([top, a, b, c, e, f]);
  });

  it("fills several empty slots from right to left (OW-1.15, OW-T-1.2)", () => {
    const state = pooled({ pool: Array<string>(6).fill("any"), common: 3 });
    const [a, , c, d, , f] = state.pool;
    const [y, x] = state.deck.slice(-2);
    state.pool[1] = NONE;
    state.pool[4] = NONE;
    const { final } = apply(state, (scribe) => refillPool(state, scribe));
    expect(state.pool).toEqual([y, x, a, c, d, f]);
    expect(final).toBe(true);
  });

  it("makes an empty common deck anew from its discard pile (OW-1.14, OW-T-1.3)", () => {
    const state = pooled({ pool: Array<string>(6).fill("any"), commonDiscard: 7 });
    state.pool[0] = NONE;
    apply(state, (scribe) => refillPool(state, scribe));
    expect([state.deck.length, state.discard.length, state.pool.includes(NONE)]).toEqual([6, 0, false]);
  });

  it("leaves a slot empty where no card is left (OW-1.14)", () => {
    const state = pooled({ pool: Array<string>(6).fill("any") });
    state.pool[5] = NONE;
    apply(state, (scribe) => refillPool(state, scribe));
    expect(state.pool.indexOf(NONE)).toBe(0);
  });

  it("adds the modifier of the slot to the cost, at least 0 (OW-9.5, OW-T-9.3)", () => {
    const state = pooled({ pool: ["cost 1", "cost 2", "cost 0", "cost 1", "cost 2", "cost 2"] });
    expect([0, 1, 2, 3, 4, 5].map((slot) => priceOf(state, slot))).toEqual([2, 3, 0, 1, 2, 1]);
    const cheap = pooled({ pool: ["cost 1", "cost 2", "cost 0", "cost 1", "cost 2", "cost 0"] });
    expect(priceOf(cheap, 5)).toBe(0);
  });

  it("costs nothing in a turn in which a card made it free (OW-9.10)", () => {
    const state = pooled({ pool: ["cost 2", ...Array<string>(5).fill("any")], turn: { free: true } });
    expect(priceOf(state, 0)).toBe(0);
  });
});

describe("a card gained by its cost", () => {
  it("is one of the pool, whatever its slot, and goes to the discard pile (OW-8.8, OW-T-8.5)", () => {
    const state = pooled({
      pool: ["cost 1", "cost 0", "cost 0", "cost 2", "cost 2", "cost 2"],
      common: ["cost 2"],
    });
    const card = at(state.pool, 0);
    apply(state, (scribe) => gainPoolCard(state, scribe, 0, 1));
    expect(state.players[0]?.discard).toEqual([card]);
    expect(costs(state.pool)).toEqual([2, 0, 0, 2, 2, 2]);
  });

  it("is chosen among several, the slot nearest 6 first (OW-14.13, OW-T-14.7)", () => {
    const state = pooled({
      pool: ["cost 0", "cost 1", "cost 1", "cost 1", "cost 0", "cost 1"],
      common: 2,
    });
    apply(state, (scribe) => gainPoolCard(state, scribe, 0, 0));
    expect(asked(state)).toEqual(["0 poolCard"]);
    expect(choices(state, 0).map((choice) => choice.kind === "take" && choice.slot)).toEqual([5, 1]);
    const card = at(state.pool, 0);
    choose(state, 0, { slot: 1 });
    expect(state.players[0]?.discard).toEqual([card]);
  });

  it("is searched for in the common deck if the pool has none (OW-8.8, OW-T-8.4)", () => {
    const state = pooled({
      pool: ["cost 1", "cost 2", "cost 1", "cost 2", "cost 2", "cost 1"],
      common: ["cost 2", "cost 1", "cost 0", "cost 1"],
    });
    const pool = [...state.pool];
    const found = at(state.deck, 1);
    apply(state, (scribe) => gainPoolCard(state, scribe, 0, 0));
    expect(state.players[0]?.discard).toEqual([found]);
    expect([state.discard.length, state.deck.length, state.pool]).toEqual([2, 1, pool]);
  });

  it("is not gained if there is none anywhere (OW-8.9, OW-14.14)", () => {
    const state = pooled({
      pool: Array<string>(6).fill("cost 2"),
      common: ["cost 1"],
      commonDiscard: ["cost 2"],
    });
    apply(state, (scribe) => gainPoolCard(state, scribe, 0, 0));
    expect([state.players[0]?.discard, state.deck, state.discard.length]).toEqual([[], [], 2]);
  });
});
