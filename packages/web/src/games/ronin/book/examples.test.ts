import { settle } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import { SYMBOLS } from "@medallion/ronin/pages";
import { expect, test } from "vitest";
import { ALLIANCE, arranged, COVERED, FIGURED, TEA_PAIR } from "./examples.ts";

const { game, stage, book } = roninKit;

test("a covered symbol is not owned, a token is", () => {
  const [player] = arranged(COVERED).players;
  const printed = player?.timeline.map(({ card, covered }) => [card, covered]);
  expect(printed).toEqual([
    ["B-P2", 0],
    ["R-P1", 1],
    ["G-P2", 0],
  ]);
  expect(player?.owned[SYMBOLS.indexOf("C")]).toBe(4);
  expect(player?.pool[SYMBOLS.indexOf("C")]).toBe(1);
});

test("the two cards of the tea pair are one, by the rules", () => {
  const position = { ...TEA_PAIR, phase: "tea" };
  const state = stage.arrange({
    mode: undefined,
    options: undefined,
    cards: undefined,
    position,
    forced: [],
  });
  settle(game, state);
  expect(game.view(state, null).boards[0]?.marker).toBe(2);
});

test("only chapters that there are have drawings", async () => {
  const { chapters } = await book("en");
  const known = new Set(chapters.map(({ id }) => id));
  expect([...FIGURED.before, ...FIGURED.after].filter((id) => !known.has(id))).toEqual([]);
});

test("the drawn alliance is worth what its caption says", () => {
  expect(arranged(ALLIANCE).boards[0]).toMatchObject({ side: "A", marker: 4, vp: 2 });
});
