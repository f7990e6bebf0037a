import { expect, test } from "vitest";
import { TrialRoom } from "./test/trial-room.ts";

test("people at the table and its owner talk; others do not", () => {
  const trial = new TrialRoom();
  expect(trial.do("ann", { kind: "say", text: "  hello \u0007\n there\u202e " })).toEqual([
    { kind: "said", person: "ann", name: "ANN", text: "hello   there" },
  ]);
  expect(trial.refusal("ben", { kind: "say", text: "hello" })).toBe("not-at-table");
  expect(trial.refusal("ben", { kind: "sayPreset", preset: "hello" })).toBe("not-at-table");
  trial.do("ben", { kind: "sit", ready: false });
  expect(trial.do("ben", { kind: "sayPreset", preset: "goodLuck" }, null)).toEqual([
    { kind: "saidPreset", person: "ben", name: "BEN", preset: "goodLuck" },
  ]);
  expect(trial.refusal("host", { kind: "say", text: "hello" })).toBe("not-at-table");
});

test("nothing, and too much, is not said", () => {
  const trial = new TrialRoom();
  expect(trial.refusal("ann", { kind: "say", text: " \n\t" })).toBe("not-allowed");
  expect(trial.refusal("ann", { kind: "say", text: "x".repeat(301) })).toBe("too-long");
  expect(trial.refusal("ann", { kind: "say", text: "x".repeat(300) })).toBe("done");
});

test("the log keeps what was said as it was heard", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "say", text: " a\u0000b " });
  expect(trial.log.at(-1)?.command).toEqual({ kind: "say", text: "ab" });
});

test("the owner closes and opens the chat", () => {
  const trial = new TrialRoom();
  trial.do("ben", { kind: "sit", ready: false });
  expect(trial.refusal("ben", { kind: "chat", open: false })).toBe("not-owner");
  expect(trial.do("ann", { kind: "chat", open: false })).toEqual([{ kind: "chat", open: false }]);
  expect(trial.room.look(null).chatOpen).toBe(false);
  expect(trial.refusal("ben", { kind: "say", text: "hello" })).toBe("chat-closed");
  expect(trial.refusal("ann", { kind: "chat", open: false })).toBe("not-allowed");
  trial.do("ann", { kind: "chat", open: true });
  expect(trial.refusal("ben", { kind: "say", text: "hello" })).toBe("done");
});
