import type { Part } from "@medallion/kernel";
import { expect, test } from "vitest";
import { type Candidate, nextParts, rolesOf, whole, withoutForced } from "./composing.ts";

const part = (role: string, text: string): Part => ({ role: { key: role }, text: { key: text } });

/** One choice per line: parts as `role:text`. */
const candidates = (...lines: readonly string[]): readonly Candidate[] =>
  lines.map((line, choice) => ({
    choice,
    parts: line === "" ? [] : line.split(" ").map((word) => part(...(word.split(":") as [string, string]))),
  }));

const names = (list: readonly Candidate[]) => nextParts(list).map(({ part: { text } }) => text.key);

function after(list: readonly Candidate[], ...named: readonly string[]): readonly Candidate[] {
  return named.reduce<readonly Candidate[]>(
    (left, name) => nextParts(left).find(({ part: { text } }) => text.key === name)?.left ?? [],
    list,
  );
}

test("parts of different roles are named in their order", () => {
  const pairs = candidates("1:a 2:b", "1:a 2:c", "1:b 2:a", "1:b 2:c");
  expect(names(pairs)).toEqual(["a", "b"]);
  expect(names(after(pairs, "b"))).toEqual(["a", "c"]);
  expect(whole(after(pairs, "b"))).toBeUndefined();
  expect(whole(after(pairs, "b", "c"))).toBe(3);
});

test("parts of one role are named in any order, each as often as a choice has it", () => {
  const sets = candidates("x:a x:a", "x:a x:b", "x:b x:c");
  expect(names(sets)).toEqual(["a", "b", "c"]);
  expect(names(after(sets, "b"))).toEqual(["a", "c"]);
  expect(whole(after(sets, "c", "b"))).toBe(2);
  expect(whole(after(sets, "a", "a"))).toBe(0);
});

test("a choice that is whole stays beside those that go on", () => {
  const upToTwo = candidates("", "x:a", "x:a x:b", "x:b");
  expect(whole(upToTwo)).toBe(0);
  expect(whole(after(upToTwo, "a"))).toBe(1);
  expect(names(after(upToTwo, "a"))).toEqual(["b"]);
});

test("what nobody could name otherwise is not asked", () => {
  const one = candidates("from:deck red:a", "from:deck red:b");
  expect(names(withoutForced(one))).toEqual(["a", "b"]);
  expect(withoutForced(candidates("from:deck red:a"))).toEqual([{ choice: 0, parts: [] }]);
  const orNot = candidates("", "x:a");
  expect(withoutForced(orNot)).toBe(orNot);
});

test("the roles of what may be named next", () => {
  expect(rolesOf(nextParts(candidates("x:a", "x:b")))).toEqual([{ key: "x" }]);
  expect(rolesOf(nextParts(candidates("x:a", "y:b x:a")))).toEqual([{ key: "x" }, { key: "y" }]);
  expect(rolesOf([{ part: { text: { key: "a" } }, left: [] }])).toEqual([]);
});
