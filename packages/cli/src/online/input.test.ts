import { expect, test } from "vitest";
import { readOnlineInput } from "./input.ts";

const CHOICES = ["Pass", "Nothing doing", "Say nothing"];

test("what only online tables know is read before the choices", () => {
  expect(readOnlineInput("say Hello, Anna!", CHOICES)).toEqual({ kind: "say", words: "Hello, Anna!" });
  expect(readOnlineInput("Draw", CHOICES)).toEqual({ kind: "propose", what: "draw" });
  expect(readOnlineInput("no", CHOICES)).toEqual({ kind: "reply", yes: false });
  expect(readOnlineInput("presets", CHOICES)).toEqual({ kind: "preset", preset: undefined });
  expect(readOnlineInput("presets 2", CHOICES)).toEqual({ kind: "preset", preset: "goodLuck" });
  expect(readOnlineInput("presets 99", CHOICES)).toEqual({ kind: "preset", preset: undefined });
  expect(readOnlineInput("ready sun", CHOICES)).toEqual({ kind: "ready", pick: "sun" });
});

test("a vote names a verdict and, where several are gone, a seat counted from 1", () => {
  expect(readOnlineInput("vote bot", CHOICES)).toEqual({ kind: "vote", verdict: "bot", seat: undefined });
  expect(readOnlineInput("vote end 3", CHOICES)).toEqual({ kind: "vote", verdict: "end", seat: 2 });
  expect(readOnlineInput("vote perhaps", CHOICES)).toMatchObject({ kind: "vote", verdict: undefined });
});

test("everything else is read as at a local table", () => {
  expect(readOnlineInput("2", CHOICES)).toEqual({ kind: "plain", input: { kind: "choice", index: 1 } });
  expect(readOnlineInput("not", CHOICES)).toEqual({ kind: "plain", input: { kind: "choice", index: 1 } });
  expect(readOnlineInput("", CHOICES)).toEqual({ kind: "plain", input: { kind: "choices" } });
  expect(readOnlineInput("say", CHOICES)).toEqual({ kind: "plain", input: { kind: "help" } });
});
