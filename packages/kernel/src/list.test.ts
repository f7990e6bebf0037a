import { expect, test } from "vitest";
import { clear, remove, removeAt } from "./list.ts";

test("what is removed leaves the others in their order", () => {
  const list = [3, 1, 2, 1];
  remove(list, 1);
  expect(list).toEqual([3, 2, 1]);
  removeAt(list, 0);
  expect(list).toEqual([2, 1]);
  removeAt(list, 1);
  expect(list).toEqual([2]);
  expect(() => remove(list, 1)).toThrow("1 is not in the list");
});

test("a list that was cleared is empty and the same list", () => {
  const list = [3, 1, 2];
  clear(list);
  expect(list).toEqual([]);
  list.push(4);
  expect(list).toEqual([4]);
});
