import { expect, test } from "vitest";
import type { Way } from "../pointing/way.ts";
import { unreachable } from "./unreachable.ts";

const to = (choice: number, from: string | undefined, ...places: readonly string[]): Way<string> => ({
  choice,
  from,
  to: places,
});

test("what is pointed at alone or after something is taken up can be chosen", () => {
  expect(
    unreachable([to(0, undefined, "pass"), to(1, "card", "left"), to(2, "card", "right")], "abc".split("")),
  ).toEqual([]);
});

test("a choice without a place, two at the same place, and one that no way leads to cannot", () => {
  const ways = [to(0, undefined), to(1, "card", "left"), to(2, "card", "left"), to(3, undefined, "deck")];
  expect(unreachable(ways, "abcde".split(""))).toEqual([0, 1, 2, 4]);
});
