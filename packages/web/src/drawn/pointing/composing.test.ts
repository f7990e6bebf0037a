import { expect, test } from "vitest";
import { forcedParts, layable, wholeWay, withoutPart, withPart, withSwapped } from "./composing.ts";
import type { Parts, Way } from "./way.ts";

const way = (choice: number, parts: Parts<string>): Way<string> => ({
  choice,
  from: undefined,
  to: ["confirm"],
  parts,
});

/** Two of three cards, in order. */
const PAIRS = [
  [["a"], ["b"]],
  [["a"], ["c"]],
  [["b"], ["a"]],
  [["b"], ["c"]],
  [["c"], ["a"]],
  [["c"], ["b"]],
].map((parts, choice) => way(choice, parts));

/** Two of what may be lost, in any order. */
const LOSSES = [[["C", "C"]], [["C", "x"]], [["x", "y"]]].map((parts, choice) => way(choice, parts));

/** One or two of three, by an ability; or another ability that needs nothing. */
const ABILITIES = [[["one"], ["a"]], [["one"], ["a", "b"]], [["one"], ["b"]], [["other"]]].map(
  (parts, choice) => way(choice, parts),
);

test("an ordered pair is whole when both are laid, and in no other moment", () => {
  expect([...layable(PAIRS, [])]).toEqual(["a", "b", "c"]);
  expect(wholeWay(PAIRS, ["c"])).toBeUndefined();
  expect([...layable(PAIRS, ["c"])]).toEqual(["a", "b"]);
  expect(wholeWay(PAIRS, withPart(PAIRS, ["c"], "a"))?.choice).toBe(4);
  expect([...layable(PAIRS, ["c", "a"])]).toEqual([]);
});

test("the two of a pair can be exchanged, and taken back one by one", () => {
  expect(withSwapped(PAIRS, ["c", "a"], 0)).toEqual(["a", "c"]);
  expect(withSwapped(PAIRS, ["c"], 0)).toEqual(["c"]);
  expect(withoutPart(PAIRS, ["c", "a"], 0)).toEqual(["a"]);
});

test("what may be lost is pointed at in any order, and equal ones twice", () => {
  expect([...layable(LOSSES, [])]).toEqual(["C", "x", "y"]);
  expect([...layable(LOSSES, ["C"])]).toEqual(["C", "x"]);
  expect(wholeWay(LOSSES, ["x", "C"])?.choice).toBe(1);
  expect(wholeWay(LOSSES, ["C", "C"])?.choice).toBe(0);
});

test("what has only one way left is laid by itself", () => {
  expect(withPart(LOSSES, [], "y")).toEqual(["y", "x"]);
  expect(withPart(ABILITIES, [], "other")).toEqual(["other"]);
});

test("fewer of something are a choice of their own, and more can still be laid", () => {
  expect(wholeWay(ABILITIES, ["one", "a"])?.choice).toBe(0);
  expect([...layable(ABILITIES, ["one", "a"])]).toEqual(["b"]);
  expect(wholeWay(ABILITIES, ["one", "b", "a"])?.choice).toBe(1);
});

test("without an ability there is nothing left of what it was to be used on", () => {
  expect(withoutPart(ABILITIES, ["one", "a", "b"], 0)).toEqual([]);
  expect(withoutPart(ABILITIES, ["one", "a", "b"], 1)).toEqual(["one", "b"]);
});

test("what every choice begins with lies there by itself", () => {
  expect(forcedParts(ABILITIES)).toEqual([]);
  expect(forcedParts(ABILITIES.slice(0, 3))).toEqual(["one"]);
  expect(forcedParts(ABILITIES.slice(3))).toEqual(["other"]);
  expect(forcedParts(ABILITIES.slice(0, 1))).toEqual(["one", "a"]);
  expect(forcedParts([])).toEqual([]);
});
