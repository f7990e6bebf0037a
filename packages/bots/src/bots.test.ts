import { at, begin, type Kit, questionOf, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { botsFor, findBot } from "./roster.ts";

const options = toy.lobby.options({ mode: "short", picks: ["sun", "moon"] }, randomOf("options"));
const state = begin(toy.game, options, randomFrom(seedFrom("bots")));
const view = toy.game.view(state, 0);
const choices = toy.game.choices(state, 0);
const open = questionOf(toy.game, state, 0);
if (open === undefined) throw new Error("the toy begins with a question to everybody");
const question = open;

/** The toy with other ratings. */
function rated(ratings: readonly number[]): Kit {
  return { ...toy, knowledge: { rate: () => ratings } };
}

/** The same where the game also plans. */
function planned(ratings: readonly number[], plans: readonly number[]): Kit {
  return { ...toy, knowledge: { rate: () => ratings, plan: () => plans } };
}

function chosen(bot: string, kit: Kit): Set<number> {
  const random = randomOf(bot);
  return new Set(
    Array.from({ length: 200 }, () => findBot(bot).choose(kit, view, question, choices, random)),
  );
}

test("random takes every choice sooner or later", () => {
  expect([...chosen("random", toy)].sort()).toEqual([...choices.keys()]);
});

test("greedy takes the choice rated highest", () => {
  expect([...chosen("greedy", rated([1, -2, 5, 3]))]).toEqual([2]);
  expect([...chosen("greedy", rated([-4, -1, -3, -9]))]).toEqual([1]);
});

test("greedy takes any of the equally good, and no other", () => {
  expect([...chosen("greedy", rated([7, 1, 7, 0]))].sort()).toEqual([0, 2]);
});

test("greedy refuses ratings that do not fit the choices", () => {
  expect(() => chosen("greedy", rated([1, 2]))).toThrow("rated 2 of 4 choices");
});

test("competent takes the choice that planning rates highest", () => {
  expect([...chosen("competent", planned([1, -2, 5, 3], [0, 8, 2, 8]))].sort()).toEqual([1, 3]);
});

test("competent is greedy where a game does not plan", () => {
  expect([...chosen("competent", rated([1, -2, 5, 3]))]).toEqual([2]);
});

test("competent refuses plans that do not fit the choices", () => {
  expect(() => chosen("competent", planned([1, 2, 3, 4], [1]))).toThrow("rated 1 of 4 choices");
});

test("people are offered only the bots that play a game differently", () => {
  const ids = (kit: Kit) => botsFor(kit).map(({ id }) => id);
  expect(ids(rated([0]))).toEqual(["greedy", "random"]);
  expect(ids(planned([0], [0]))).toEqual(["greedy", "competent", "random"]);
});

test("the same chance gives the same choice", () => {
  const once = () => findBot("greedy").choose(toy, view, question, choices, randomOf("same"));
  expect(once()).toBe(once());
  expect(at(choices, once())).toBeDefined();
});

test("an unknown bot is refused with the known ones", () => {
  expect(() => findBot("clever")).toThrow(
    "There’s no bot “clever”. Choose one of greedy, competent, random.",
  );
});
