import { expect, test } from "vitest";
import { numbersIn } from "./numbers.ts";

const ESTIMATE = { value: 0.1234, low: 0.1, high: 0.15, count: 5 };

test("numbers are written as the language writes them", () => {
  const { whole, form, interval } = numbersIn("en");
  expect([whole(12_345), form("number", 9.876), form("number", 34.56)]).toEqual(["12,345", "9.88", "34.6"]);
  expect([form("percent", 0.1234), form("times", 1.2)]).toEqual(["12.3\u00a0%", "1.20\u00a0×"]);
  expect(interval("percent", ESTIMATE)).toBe("[10.0; 15.0]");
  expect(numbersIn("cs").form("number", 9.876)).toBe("9,88");
});

test("an interval has the digits of its value, and is left out where it is not known", () => {
  const { interval } = numbersIn("en");
  expect(interval("number", { value: 10.2, low: 9.7, high: 10.7, count: 4 })).toBe("[9.7; 10.7]");
  expect(interval("number", { value: 3, low: Number.NEGATIVE_INFINITY, high: 9, count: 1 })).toBe("");
});

test("what rounds to nothing has no sign", () => {
  const { form } = numbersIn("en");
  expect([form("number", -0.001), form("number", -0.51)]).toEqual(["0.00", "−0.51"]);
});

test("a rare share is not written as none", () => {
  const { form, interval } = numbersIn("en");
  expect([form("percent", 0.00045), form("percent", 0)]).toEqual(["0.045\u00a0%", "0.0\u00a0%"]);
  expect(interval("percent", { value: 0.0004, low: 0.0002, high: 0.0011, count: 9 })).toBe("[0.020; 0.110]");
});

test("bars and ticks have only the digits they need", () => {
  const { bar, tick } = numbersIn("en");
  expect([bar("number", 30), bar("times", 0.85), bar("percent", 0.075)]).toEqual([
    "30",
    "0.85\u00a0×",
    "7.5\u00a0%",
  ]);
  expect([0, 0.25, 0.5].map((value) => tick("number", value, [0, 0.25, 0.5]))).toEqual([
    "0.00",
    "0.25",
    "0.50",
  ]);
});
