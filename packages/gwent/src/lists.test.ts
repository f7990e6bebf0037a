import { expect, test } from "vitest";
import { clear, removeAt } from "./lists.ts";

test("what is removed leaves the others in their order", () => {
  const list = [3, 1, 2, 4];
  removeAt(list, 1);
  expect(list).toEqual([3, 2, 4]);
  removeAt(list, 0);
  expect(list).toEqual([2, 4]);
  removeAt(list, 1);
  expect(list).toEqual([2]);
  for (const index of [-1, 1]) expect(() => removeAt(list, index)).toThrow(`no element ${index}`);
});

test("a list that was cleared is empty and the same list", () => {
  const list = [3, 1, 2];
  clear(list);
  expect(list).toEqual([]);
  list.push(4);
  expect(list).toEqual([4]);
});
