import { expect, test } from "vitest";
import { readInput } from "./input.ts";

const choices = ["Geralt", "Geralt to close", "Pass", "Vesemir"];

test("a number counts the choices from 1", () => {
  expect(readInput("1", choices)).toEqual({ kind: "choice", index: 0 });
  expect(readInput(" 4 ", choices)).toEqual({ kind: "choice", index: 3 });
});

test("a number outside the list is unknown", () => {
  expect(readInput("0", choices)).toEqual({ kind: "unknown" });
  expect(readInput("5", choices)).toEqual({ kind: "unknown" });
});

test("a beginning that only one choice has is that choice", () => {
  expect(readInput("p", choices)).toEqual({ kind: "choice", index: 2 });
  expect(readInput("VES", choices)).toEqual({ kind: "choice", index: 3 });
});

test("a beginning of several choices is ambiguous, a whole text is not", () => {
  expect(readInput("ger", choices)).toEqual({ kind: "ambiguous", indices: [0, 1] });
  expect(readInput("geralt", choices)).toEqual({ kind: "choice", index: 0 });
});

test("two choices with the same text stay ambiguous", () => {
  expect(readInput("pass", ["Pass", "Pass"])).toEqual({ kind: "ambiguous", indices: [0, 1] });
});

test("commands are read with and without their argument", () => {
  expect(readInput("?", choices)).toEqual({ kind: "help" });
  expect(readInput("", choices)).toEqual({ kind: "choices" });
  expect(readInput("why", choices)).toEqual({ kind: "why", number: undefined });
  expect(readInput("why 12", choices)).toEqual({ kind: "why", number: 12 });
  expect(readInput("card", choices)).toEqual({ kind: "card", asked: undefined });
  expect(readInput("Card  3", choices)).toEqual({ kind: "card", asked: "3" });
  expect(readInput("card Geralt of", choices)).toEqual({ kind: "card", asked: "Geralt of" });
  expect(readInput("save", choices)).toEqual({ kind: "save", file: undefined });
  expect(readInput("save My Game.json", choices)).toEqual({ kind: "save", file: "My Game.json" });
});

test("a choice that only begins like a command is a choice", () => {
  expect(readInput("cardinal", ["Cardinal", "Pass"])).toEqual({ kind: "choice", index: 0 });
});

test("what fits nothing is unknown", () => {
  expect(readInput("xyz", choices)).toEqual({ kind: "unknown" });
});
