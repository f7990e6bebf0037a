import { expect, test } from "vitest";
import { arrange } from "../stage/arrange.ts";
import { worthEach, worthOf } from "./worth.ts";

function scene(position: unknown, { goesOn = true, inRound = true } = {}) {
  const state = arrange({ mode: undefined, options: undefined, cards: undefined, position, forced: [] });
  return { state, player: 0, goesOn, inRound, draw: 8 };
}

function worth(position: { A: object }, when?: { goesOn?: boolean; inRound?: boolean }): number {
  const table = scene(position, when);
  return worthOf(table, table.state.players[0]?.hand ?? []);
}

test("bonded cards count together, and with their like in the row only in this round", () => {
  expect(worth({ A: { hand: ["catapult"] } })).toBe(8);
  expect(worth({ A: { hand: ["catapult", "catapult"] } })).toBe(32);
  expect(worth({ A: { siege: ["catapult"], hand: ["catapult"] } })).toBe(24);
  expect(worth({ A: { siege: ["catapult"], hand: ["catapult"] } }, { inRound: false })).toBe(8);
});

test("called cards count once, wherever they wait", () => {
  const deck = ["nekker", "vesemir"];
  expect(worth({ A: { hand: ["nekker"], deck } })).toBe(4);
  expect(worth({ A: { hand: ["nekker", "nekker"], deck } })).toBe(6);
  const table = scene({ A: { hand: ["nekker", "nekker"], deck: ["nekker"] } });
  expect(worthEach(table, table.state.players[0]?.hand ?? [])).toEqual([4, 2]);
});

test("a medic is worth what lies in the pile", () => {
  const poor = worth({ A: { hand: ["dun-banner-medic"], pile: ["albrich"] } }, { goesOn: false });
  const rich = worth({ A: { hand: ["dun-banner-medic"], pile: ["albrich", "milva"] } }, { goesOn: false });
  expect(rich).toBeGreaterThan(poor);
  expect(worth({ A: { hand: ["dun-banner-medic"] } }, { goesOn: false })).toBe(5);
});

test("a spy without cards to draw is worth nothing", () => {
  expect(worth({ A: { hand: ["thaler"], deck: [] } })).toBe(0);
  expect(worth({ A: { hand: ["thaler"], deck: 5 } })).toBeGreaterThan(10);
});

test("an avenger's token counts only while another round may come", () => {
  expect(worth({ A: { hand: ["kambi"] } })).toBeGreaterThan(5);
  expect(worth({ A: { hand: ["kambi"] } }, { goesOn: false })).toBe(0);
});
