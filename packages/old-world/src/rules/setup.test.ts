import { at, randomFrom, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { parseOptions } from "../options.ts";
import { left, NONE, right, type State } from "../state.ts";
import { asked, choices, choose, rest } from "../test/act.ts";
import { turnOrder } from "./setup.ts";
import { emptyTable } from "./table.ts";

function begun(seats: number, rules: object = {}, seed = "setup", more: object = {}): State {
  const state = emptyTable(parseOptions({ seats, rules, ...more }), randomFrom(seedFrom(seed)));
  state.agenda.push({ do: "start" });
  rest(state);
  return state;
}

/** Takes the first choice until the first turn. */
function ready(state: State): State {
  while (state.phase === "setup") choose(state, at(state.asks, 0).seat, {});
  return state;
}

const level = (monster: number): number => at(BOX.monsters, monster).level;

describe("setup", () => {
  it.each([
    [1, [5], [3]],
    [2, [3, 5], [2, 4]],
    [3, [3, 4, 5], [2, 4, 6]],
    [4, [2, 3, 4, 5], [4, 5, 6, 7]],
    [5, [2, 3, 4, 4, 5], [5, 5, 5, 7, 7]],
  ])(
    "for %i deals %j cards and %j gold in turn order (OW-2.17, OW-16.1, OW-T-2.1, OW-T-2.2)",
    (seats, hands, gold) => {
      const state = ready(begun(seats));
      const order = turnOrder(state).map((seat) => at(state.players, seat));
      expect(order.map(({ hand }) => hand.length)).toEqual(hands);
      expect(order.map((player) => player.gold)).toEqual(gold);
      // The first choice of a head start is Combat, which draws nothing.
      expect(order.map(({ deck, hand }) => deck.length + hand.length)).toEqual(hands.map(() => 10));
    },
  );

  it.each([
    [1, [1, 2, 3], 0, 1, 0],
    [2, [1, 1, 2], 0, 4, 1],
    [3, [1, 1, 1], 0, 4, 2],
    [4, [1, 1, 1], 1, 8, 3],
    [5, [1, 1, 1], 2, 8, 4],
  ])(
    "for %i lays monsters %j, %i apart, %i trophies, and %i of each witcher (OW-2.7, OW-2.15, OW-2.18, OW-T-2.5, OW-T-2.9)",
    (seats, levels, extra, trophies, own) => {
      const state = ready(begun(seats));
      expect(state.monsters.map(level).sort()).toEqual(levels);
      expect(state.extraStack.map(level)).toEqual(Array(extra).fill(1));
      expect(state.attributeTrophies.reduce((sum, count) => sum + count)).toBe(trophies);
      expect(state.players.map(({ stakes }) => stakes)).toEqual(Array(seats).fill(own));
      expect(state.tavern).toBe(NONE);
    },
  );

  it("alone there is one monster of each level and one attribute trophy (OW-16.2, OW-16.3, OW-T-16.1)", () => {
    const state = ready(begun(1));
    expect(new Set(state.monsters.map(level)).size).toBe(3);
    expect(state.attributeTrophies.filter((count) => count === 1)).toHaveLength(1);
  });

  it("puts three cards of cost 0 into slots 4 to 6 (OW-2.3, OW-T-2.3)", () => {
    for (const seed of ["a", "b", "c"]) {
      const { pool, deck } = begun(3, {}, seed);
      expect(pool.slice(3).map((card) => at(BOX.costs, card))).toEqual([0, 0, 0]);
      expect([new Set([...pool, ...deck]).size, deck.length]).toEqual([90, 84]);
    }
  });

  it("with 2 players the terrain of the level-II monster is chosen unseen (OW-2.9, OW-2.10, OW-T-2.4)", () => {
    const state = begun(2);
    expect(asked(state)).toEqual([`${state.first} lair`]);
    expect([state.monsters, state.lairs.includes(NONE)]).toEqual([[NONE, NONE, NONE], false]);
    const lairs = [...state.lairs];
    choose(state, state.first, { terrain: "mountain" });
    expect(state.monsters.map(level)).toEqual([1, 2, 1]);
    expect(state.lairs).toEqual(lairs);
  });

  it("boards are drafted counter-clockwise, the starting player last (OW-2.12, OW-2.13, OW-T-2.7)", () => {
    const state = begun(3);
    const last = state.first;
    for (const seat of [right(state, last), left(state, last), last]) {
      expect(asked(state)).toEqual([`${seat} school`]);
      expect(choices(state, seat)).toHaveLength(2);
      choose(state, seat, {});
    }
    expect(new Set(state.players.map(({ school }) => school)).size).toBe(3);
    expect(state.players.every(({ at: place }) => place !== NONE)).toBe(true);
  });

  it("the last of five boards is no choice (OW-2.12, OW-19.2, OW-T-2.8, OW-T-19.1)", () => {
    const state = begun(5);
    const seats: number[] = [];
    while (asked(state)[0]?.endsWith("school") === true) {
      seats.push(at(state.asks, 0).seat);
      choose(state, at(seats, seats.length - 1), {});
    }
    expect([seats.length, seats.includes(state.first)]).toEqual([4, false]);
  });

  it("boards may be free or random (OW-2.12)", () => {
    const free = begun(3, { schoolSelection: "free" });
    expect(choices(free, at(free.asks, 0).seat)).toHaveLength(5);
    expect(begun(3, { schoolSelection: "random" }).phase).toBe("one");
  });

  it("with 4 players each raises one attribute with all consequences (OW-2.19, OW-T-2.6)", () => {
    const state = begun(4);
    while (asked(state)[0]?.endsWith("school") === true) choose(state, at(state.asks, 0).seat, {});
    const order = turnOrder(state);
    for (const [index, attribute] of ["combat", "defense", "alchemy", "specialization"].entries())
      choose(state, at(order, index), { attribute });
    const [, second, third] = order.map((seat) => at(state.players, seat));
    expect(second).toMatchObject({ attributes: [1, 2, 1, 1], shield: 2, level: 1 });
    expect(third).toMatchObject({ attributes: [1, 1, 2, 1], level: 1, potions: [expect.any(Number)] });
  });

  it("everybody starts alike (OW-2.14)", () => {
    for (const player of ready(begun(3)).players)
      expect(player).toMatchObject({ attributes: [1, 1, 1, 1], level: 1, shield: 1, track: 0 });
  });

  it("is the same again for the same seed; exploration differs by seed, piles are whole (OW-1.25, OW-2.5, OW-2.6, OW-T-2.10)", () => {
    expect(ready(begun(5))).toEqual(ready(begun(5)));
    expect(begun(3).exploration).not.toEqual(begun(3, {}, "other").exploration);
    const { exploration, piles, fightDeck, potionDeck } = begun(3);
    expect(exploration.map(({ length }) => length)).toEqual([36, 36]);
    expect(piles.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect([fightDeck.length, potionDeck.length]).toEqual([20, 28]);
  });

  it("the starting player is random or named by the host, and begins (OW-2.2, OW-2.20)", () => {
    const named = ready(begun(3, { startingPlayer: "host" }, "x", { first: 2 }));
    expect([named.first, named.active, asked(named)]).toEqual([2, 2, ["2 phaseOne"]]);
    const found = new Set(Array.from({ length: 12 }, (_, game) => begun(3, {}, `${game}`).first));
    expect(found.size).toBe(3);
  });
});

describe("turn order", () => {
  it("goes clockwise (OW-1.4, OW-T-1.5)", () => {
    const state = begun(3);
    expect([left(state, 0), right(state, 0)]).toEqual([1, 2]);
  });
});
