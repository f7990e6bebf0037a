import { expect, test } from "vitest";
import { show, showReasons } from "./show.ts";

const suit = { key: "suit.sun", values: { count: 2 } };
const reason = {
  rule: "R-1",
  text: { key: "reason", values: { suit, by: { seat: 0 }, of: [1, 2] } },
  amount: 3,
};

test("a reason without a text is shown by its key and all its values", () => {
  const shown = ['R-1: reason (suit suit.sun (count 2), by {"seat":0}, of [1, 2]) → 3'];
  expect(showReasons([reason], undefined)).toEqual(shown);
  const missing = () => {
    throw new Error("no text");
  };
  expect(showReasons([reason], missing)).toEqual(shown);
});

test("values are shown as a scenario would write them", () => {
  expect([undefined, null, "", "sun-1", 3, ["a", 1], { b: 1, a: 2 }].map(show)).toEqual([
    "nothing",
    "null",
    '""',
    "sun-1",
    "3",
    "[a, 1]",
    '{"a":2,"b":1}',
  ]);
});
