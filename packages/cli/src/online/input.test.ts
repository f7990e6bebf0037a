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

test("people are spoken of by the number of their seat", () => {
  const read = (line: string) => readOnlineInput(line, []);
  expect(read("mute 2")).toEqual({ kind: "mute", seat: 1, mute: true });
  expect(read("Unmute 1")).toEqual({ kind: "mute", seat: 0, mute: false });
  expect(read("mute Anna")).toEqual({ kind: "mute", seat: undefined, mute: true });
  expect(read("report 2 was rude")).toEqual({ kind: "report", seat: 1, reason: "was rude" });
  expect(read("place 2 greedy")).toEqual({ kind: "place", seat: 1, bot: "greedy" });
  expect(read("place 3 open")).toEqual({ kind: "place", seat: 2, bot: undefined });
  expect(read("chat close")).toEqual({ kind: "chat", open: false });
  for (const half of ["report 2", "place 2", "place greedy", "say"])
    expect(read(half)).toEqual({ kind: "plain", input: { kind: "help" } });
});
