import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import { NONE, type Player, type State } from "../state.ts";
import { asked, can, choices, choose, rest } from "../test/act.ts";
import { arrange, PLACE, type Position, type Seated } from "../test/arrange.ts";

/** Seat 0 has just come to a place. */
function visit(place: number, seated: Seated = {}, more: Position = {}): State {
  const state = arrange({
    ...more,
    players: [{ at: place, ...seated }, {}],
    turn: { moved: true, ...more.turn },
    table: {
      monsters: [0, 1, 2],
      lairs: [16, 13, 12],
      piles: [
        [6, 7],
        [9, 18],
        [4, 5],
      ],
      potionDeck: [0, 1, 2],
      ...more.table,
    },
  });
  rest(state);
  return state;
}

const me = (state: State): Player => at(state.players, 0);
const action = (state: State) => choose(state, 0, { kind: "action" });
const offered = (state: State): boolean => can(state, 0, { kind: "action" });
const POOL = ["cost 0", "cost 1", "cost 2", "cost 1", "cost 2", "cost 0"];

describe("training", () => {
  it("raises its attribute up to one above the witcher level (OW-18.2, OW-T-18.1)", () => {
    const state = visit(PLACE.ardModron);
    action(state);
    expect(me(state).attributes).toEqual([2, 1, 1, 1]);
    expect(offered(visit(PLACE.ardModron, { attributes: [2, 1, 1, 1] }))).toBe(false);
  });

  it("of the own Specialization is at Glenmore (OW-18.3, OW-T-18.12)", () => {
    const state = visit(PLACE.glenmore, { attributes: [2, 2, 2, 2], level: 2 });
    action(state);
    expect(me(state).attributes).toEqual([2, 2, 2, 3]);
    expect(offered(visit(PLACE.glenmore, { attributes: [2, 2, 2, 3], level: 2 }))).toBe(false);
  });

  it("at a school costs the next level in gold, without a level restriction (OW-18.8, OW-T-18.2, OW-T-18.4)", () => {
    const state = visit(PLACE.kaerMorhen, { attributes: [5, 3, 5, 5], gold: 4, shield: 1 });
    action(state);
    choose(state, 0, { kind: "train", attribute: "defense", gold: 4 });
    expect(me(state)).toMatchObject({ gold: 0, attributes: [5, 4, 5, 5], shield: 2 });
    expect(offered(visit(PLACE.kaerMorhen, { attributes: [5, 3, 5, 5], gold: 3 }))).toBe(false);
  });

  it("of the Specialization is at the own school only (OW-18.8, OW-T-18.3)", () => {
    const names = (place: number): unknown[] => {
      const state = visit(place, { school: "bear", attributes: [3, 3, 3, 3], gold: 6, level: 3 });
      action(state);
      return choices(state, 0).map((choice) => (choice.kind === "train" ? choice.attribute : choice.kind));
    };
    expect(names(PLACE.kaerMorhen)).toEqual(["back", "combat", "defense", "alchemy"]);
    expect(names(PLACE.haernCaduch)).toEqual(["back", "combat", "defense", "alchemy", "specialization"]);
    expect(names(PLACE.behelt)).toEqual(["back", "combat", "defense", "alchemy"]);
  });

  it("may be thought over, and is then still there (OW-18.8)", () => {
    const state = visit(PLACE.kaerMorhen, { gold: 2 });
    action(state);
    choose(state, 0, { kind: "back" });
    expect([offered(state), me(state).gold]).toEqual([true, 2]);
  });

  it("is cheaper with a kept card, which then leaves (OW-18.12, OW-T-18.11)", () => {
    const keep = BOX.keeps.findIndex(({ story }) => at(BOX.stories, story).id === "C05");
    const state = visit(PLACE.kaerMorhen, { attributes: [1, 3, 5, 5], gold: 1, kept: [keep], hand: 1 });
    action(state);
    expect(can(state, 0, { attribute: "combat", gold: 1, story: "C05" })).toBe(true);
    choose(state, 0, { attribute: "defense", gold: 1 });
    expect(me(state)).toMatchObject({ gold: 0, attributes: [1, 4, 5, 5], kept: [] });
    expect(state.explored[0]).toHaveLength(1);
  });
});

describe("other actions", () => {
  it("a potion is taken, one above 4 discarded (OW-18.4, OW-T-18.10)", () => {
    const state = visit(PLACE.cintra, { potions: [0, 0, 1, 1] });
    expect(action(state).final).toBe(true);
    expect(asked(state)).toEqual(["0 potionOverflow"]);
    choose(state, 0, { potion: "swallow" });
    expect(me(state).potions).toHaveLength(4);
  });

  it("is not offered if nothing would change (OW-18.11)", () => {
    expect(offered(visit(PLACE.cintra, {}, { table: { potionDeck: [] } }))).toBe(false);
    expect(offered(visit(PLACE.novigrad))).toBe(false);
    expect(offered(visit(PLACE.novigrad, { gold: 1 }))).toBe(true);
    expect(offered(visit(PLACE.kaerMorhen, { gold: 1 }))).toBe(false);
    expect(offered(visit(PLACE.vizima, { gold: 1 }))).toBe(false);
  });

  it("a trail gives 1 gold and a trail quest with 1 more on it (OW-18.9, OW-T-18.6)", () => {
    const state = visit(PLACE.hengfors);
    expect(action(state).final).toBe(false);
    expect(
      choices(state, 0).map((choice) => (choice.kind === "trailQuest" ? choice.terrain : choice.kind)),
    ).toEqual(["decline", "forest", "mountain", "water"]);
    expect(choose(state, 0, { terrain: "water" }).final).toBe(true);
    expect(me(state)).toMatchObject({ gold: 1, trailQuests: [{ terrain: 2, place: 5, gold: 1 }] });
  });

  it("a declined trail quest uses the action up (OW-18.9, OW-18.11, OW-T-18.7)", () => {
    const state = visit(PLACE.hengfors);
    action(state);
    choose(state, 0, { kind: "decline" });
    expect([me(state).gold, me(state).trailQuests, offered(state)]).toEqual([1, [], false]);
  });

  it("an exchange takes a card at most 1 dearer than the removed one (OW-18.6, OW-T-18.5)", () => {
    const state = visit(PLACE.vengerberg, { hand: ["cost 0", "cost 1"] }, { pool: POOL, common: 1 });
    action(state);
    const [cheap = -1] = me(state).hand;
    choose(state, 0, { kind: "remove", card: at(BOX.cards, cheap).id });
    expect(choices(state, 0).map((choice) => choice.kind === "take" && choice.slot)).toEqual([6, 4, 2, 1]);
    choose(state, 0, { slot: 2 });
    expect([me(state).hand.length, me(state).removed, offered(state)]).toEqual([2, [cheap], false]);
    const dear = visit(PLACE.vengerberg, { hand: ["cost 1"] }, { pool: POOL, common: 1 });
    action(dear);
    choose(dear, 0, { kind: "remove" });
    expect(choices(dear, 0)).toHaveLength(6);
  });

  it("an exchange needs a card that can be exchanged (OW-18.7)", () => {
    const pool = Array<string>(6).fill("cost 2");
    expect(offered(visit(PLACE.vengerberg, { hand: ["cost 0"] }, { pool }))).toBe(false);
    expect(offered(visit(PLACE.vengerberg, { hand: ["cost 1"] }, { pool }))).toBe(true);
  });

  it("purging removes up to 2 pool cards and refills once (OW-18.10, OW-T-18.8)", () => {
    const state = visit(PLACE.vizima, { gold: 2 }, { pool: POOL, common: 2 });
    const [a, b, c, d, e, f] = state.pool;
    const [y, x] = state.deck;
    action(state);
    expect(choose(state, 0, { kind: "purge", slot: 2 }).final).toBe(false);
    choose(state, 0, { kind: "purge", slot: 6 });
    expect([state.pool, state.removed, me(state).gold]).toEqual([[y, x, a, c, d, e], [b, f], 2]);
  });

  it("a beggar without gold gains 1, and may purge nothing (OW-18.10, OW-T-18.9)", () => {
    const state = visit(PLACE.vizima, {}, { pool: POOL, common: 2 });
    const pool = [...state.pool];
    action(state);
    choose(state, 0, { kind: "done" });
    expect([me(state).gold, state.pool]).toEqual([1, pool]);
  });

  it("have their places (OW-18.1, OW-T-18.13)", () => {
    const places = (wanted: string): number[] =>
      COMPONENTS.locations.filter((place) => place.action === wanted).map(({ number }) => number);
    expect(["potion", "pokerLocals", "trail", "exchange", "beggarPurge"].map(places)).toEqual([
      [9, 11, 16],
      [6, 14],
      [2, 13],
      [8],
      [7],
    ]);
    expect(places("school")).toHaveLength(6);
  });

  it("poker with locals is played there (OW-6.12, OW-18.5)", () => {
    const state = visit(PLACE.novigrad, { gold: 1 }, { forced: Array<number>(10).fill(0) });
    action(state);
    expect([asked(state), state.poker?.against]).toEqual([["1 reroll"], "locals"]);
  });

  it("after a ride the action may be used once or declined (OW-5.24)", () => {
    const state = visit(PLACE.hengfors, {}, { agenda: [{ do: "offerAction" }] });
    expect(choices(state, 0).map(({ kind }) => kind)).toEqual(["decline", "action"]);
    action(state);
    choose(state, 0, { kind: "decline" });
    expect([me(state).gold, asked(state), state.agenda]).toEqual([1, [], []]);
    expect(
      asked(visit(PLACE.hengfors, {}, { agenda: [{ do: "offerAction" }], turn: { actions: [2] } })),
    ).toEqual([]);
  });

  it("the bank may be empty (OW-1.16)", () => {
    const state = visit(PLACE.hengfors, { gold: 34 }, { rules: { goldSupply: "35" } });
    action(state);
    choose(state, 0, { terrain: "water" });
    expect(me(state)).toMatchObject({ gold: 35, trailQuests: [{ gold: 0 }] });
    expect(state.monsters).not.toContain(NONE);
  });
});
