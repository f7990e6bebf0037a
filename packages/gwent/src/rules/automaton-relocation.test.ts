import type { Random } from "@medallion/kernel";
import { at, randomOf, settle } from "@medallion/kernel";
import { expect, test } from "vitest";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";
import type { Card, State } from "../state.ts";
import { moveUnit } from "./battle.ts";
import { sideTotal } from "./strength.ts";
import { idOf } from "./zones.ts";

const CARDS = {
  G: "agile 6",
  K: "agile 3",
  O: "agile 0",
  B: "agile 4; tight-bond",
  L: "agile 5; morale-boost",
  N: "agile 2; commander-horn",
  S: "agile 7; spy",
  Z: "agile 1; berserker>T",
  T: "agile 9; morale-boost",
  H: "agile 10; hero",
  X: "close 4",
  Y: "ranged 5; morale-boost",
  C: "close 3; commander-horn",
};
const AGILE = ["G", "K", "O", "B", "L", "N", "S", "Z"];

const one = <T>(random: Random, list: readonly T[]): T => at(list, random.below(list.length));

/** A table on which the automaton has this many agile units and its turn is due; nothing will be flipped. */
function table(random: Random, agile: readonly string[]): State {
  const places = { close: [] as object[], ranged: [] as object[] };
  const numbers = Array.from({ length: agile.length }, (_, i) => 30 + i).sort(() => random.below(3) - 1);
  const row = () => (random.below(2) === 0 ? places.close : places.ranged);
  // A Mardroeme may lie in ranged only, where no berserker would have stayed one.
  for (const [i, card] of agile.entries())
    (card === "Z" ? places.close : row()).push({ card, number: at(numbers, i) });
  for (const card of ["X", "C"]) if (random.below(3) === 0) places.close.push({ card });
  if (random.below(2) === 0) places.ranged.push({ card: "Y" });
  if (random.below(3) === 0) row().push({ card: "H" });
  const weather = ["Frost", "Fog"].filter(() => random.below(2) === 0);
  const slot = () => one(random, [{}, {}, { close: "Horn" }, { ranged: "Horn" }, { ranged: "Mardroeme" }]);
  const position = { turn: "AU", weather, Player: { hand: 1 }, AU: { ...places, slots: slot() } };
  return arrange({ mode: "solo", options: undefined, cards: CARDS, position, forced: [] });
}

const difference = (state: State): number => sideTotal(state, 1) - sideTotal(state, 0);
const inClose = (state: State, card: Card): boolean => at(state.sides, 1).rows[0].includes(card);

/** GW-17.14 word for word: all subsets of the agile units are tried, one after the other. */
function bruteForce(before: State): State {
  const agile = at(before.sides, 1)
    .rows.flat()
    .filter((card) => AGILE.includes(idOf(before, card)))
    .sort((a, b) => a - b);
  let best = { moved: [] as Card[], state: gwent.copy(before) };
  for (let set = 1; set < 2 ** agile.length; set++) {
    const moved = agile.filter((_, i) => (set & (1 << i)) !== 0);
    const state = gwent.copy(before);
    for (const card of moved)
      moveUnit(state, { tell: undefined, final: false }, card, inClose(before, card) ? 1 : 0);
    const gained = difference(state) - difference(best.state);
    const earlier = moved.length - best.moved.length || firstDifference(moved, best.moved);
    if (gained > 0 || (gained === 0 && best.moved.length > 0 && earlier < 0)) best = { moved, state };
  }
  return best.state;
}

function firstDifference(one: readonly Card[], other: readonly Card[]): number {
  const place = one.findIndex((card, i) => card !== other[i]);
  return place < 0 ? 0 : at(one, place) - at(other, place);
}

/** Rows of the automaton after its turn, and as they should be. */
function compare(state: State): void {
  const wanted = bruteForce(state);
  settle(gwent, state);
  expect(at(state.sides, 1).rows).toEqual(at(wanted.sides, 1).rows);
  expect(difference(state)).toBe(difference(wanted));
}

test("GW-17.14 GW-17.13: units that change row are those that a search of all arrangements finds", () => {
  const random = randomOf("relocation");
  for (let i = 0; i < 150; i++)
    compare(
      table(
        random,
        Array.from({ length: 1 + random.below(6) }, () => one(random, AGILE)),
      ),
    );
});

test("GW-17.14 GW-1.15: among many equal units the same ones move as in a search of all arrangements", () => {
  const random = randomOf("many");
  const few = [
    ["G", "B"],
    ["B", "B", "L"],
    ["K", "N"],
    ["L", "G"],
  ] as const;
  for (const kinds of few)
    compare(
      table(
        random,
        Array.from({ length: 10 }, () => one(random, kinds)),
      ),
    );
});

test("GW-17.14: forty agile units find their rows", () => {
  const position = {
    turn: "AU",
    weather: ["Frost"],
    Player: { hand: 1 },
    AU: { close: ["20x G", "10x B"], ranged: ["10x K"] },
  };
  const state = arrange({ mode: "solo", options: undefined, cards: CARDS, position, forced: [] });
  settle(gwent, state);
  expect(at(state.sides, 1).rows.map((row) => row.length)).toEqual([0, 40, 0]);
  expect(sideTotal(state, 1)).toBe(20 * 6 + 10 * 40 + 10 * 3);
});
