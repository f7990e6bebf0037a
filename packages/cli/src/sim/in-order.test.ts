import { expect, test } from "vitest";
import { InOrder } from "./in-order.ts";

test("whatever comes early waits for its turn", () => {
  const used: string[] = [];
  const order = new InOrder<string>((each) => void used.push(each));
  order.add(2, "c");
  order.add(0, "a");
  expect(used).toEqual(["a"]);
  order.add(1, "b");
  expect(used).toEqual(["a", "b", "c"]);
});

test("at the end nothing is left waiting for what never came", () => {
  const used: string[] = [];
  const order = new InOrder<string>((each) => void used.push(each));
  order.add(4, "e");
  order.add(2, "c");
  order.finish();
  expect(used).toEqual(["c", "e"]);
});
