import { InputError } from "@medallion/kernel";
import { expect, test } from "vitest";
import { logEntrySchema, parseLogEntry, roomCommandSchema, settingsSchema } from "./index.ts";
import { founding, person, SETTINGS, START } from "./test/trial-room.ts";

const takes = (command: unknown) => roomCommandSchema.safeParse(command).success;

test("people may send what is theirs to send", () => {
  for (const command of [
    { kind: "sit", ready: true },
    { kind: "sit", seat: 0, pick: "x".repeat(20_000), salt: "y".repeat(100), ready: false },
    { kind: "leave", seat: 0 },
    { kind: "place", seat: 1, place: { kind: "open" } },
    { kind: "place", seat: 1, place: { kind: "bot", bot: "greedy", pick: "sun" } },
    { kind: "answer", seat: 0, question: 3, choice: 0 },
    { kind: "answer", seat: 0, question: "offer", choice: 0 },
    { kind: "resign", seat: 0 },
    { kind: "standIn", seat: 0, bot: "random" },
    { kind: "takeOver", seat: 0 },
    { kind: "propose", seat: 0, what: "draw" },
    { kind: "reply", seat: 0, yes: true },
    { kind: "withdraw", seat: 0 },
    { kind: "resume", seat: 0 },
    { kind: "vote", seat: 0, about: 1, verdict: "wait" },
    { kind: "say", text: "x".repeat(300) },
    { kind: "sayPreset", preset: "hello" },
    { kind: "chat", open: false },
  ])
    expect(command).toSatisfy(takes);
});

test("what is the host's, too much, or no command at all is refused", () => {
  for (const command of [
    { kind: "bot", seat: 0, question: 1, choice: 0 },
    { kind: "gone", seat: 0 },
    { kind: "back", seat: 0 },
    { kind: "tick" },
    { kind: "found", settings: SETTINGS, places: [] },
    { kind: "sit" },
    { kind: "sit", ready: true, pick: "x".repeat(20_001) },
    { kind: "sit", ready: true, pick: undefined },
    { kind: "sit", ready: true, salt: "y".repeat(101) },
    { kind: "leave", seat: -1 },
    { kind: "leave", seat: 0.5 },
    { kind: "leave", seat: 0, more: 1 },
    { kind: "answer", seat: 0, question: "any", choice: 0 },
    { kind: "propose", seat: 0, what: "war" },
    { kind: "say", text: "" },
    { kind: "say", text: "x".repeat(301) },
    { kind: "sayPreset", preset: "curse" },
    undefined,
    null,
    [],
    "tick",
  ])
    expect(command).not.toSatisfy(takes);
});

test("settings have bounds", () => {
  const take = (change: object) => settingsSchema.safeParse({ ...SETTINGS, ...change }).success;
  const rules = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`rule${index}`, "on"]));
  expect(take({})).toBe(true);
  expect(take({ rules: rules(32) })).toBe(true);
  expect(take({ rules: rules(33) })).toBe(false);
  expect(take({ rules: { deep: { er: 1 } } })).toBe(false);
  expect(take({ spectators: { kind: "delayed", seconds: 3600 } })).toBe(true);
  expect(take({ spectators: { kind: "delayed", seconds: 3601 } })).toBe(false);
  expect(take({ clock: { kind: "move", allowance: 5000.5, away: 0 } })).toBe(false);
});

test("a line of a log is read back as it was written; a damaged one is refused by its path", () => {
  const entry = founding({});
  expect(parseLogEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  const tick = { at: START, by: "host", command: { kind: "tick" } };
  expect(logEntrySchema.safeParse(tick).success).toBe(true);
  expect(() => parseLogEntry({ ...tick, at: "now" })).toThrow(InputError);
  expect(() => parseLogEntry({ ...tick, by: { ...person("ann"), person: "" } })).toThrow("by");
  expect(() => parseLogEntry({ ...tick, seed: "12" })).toThrow("seed");
});
