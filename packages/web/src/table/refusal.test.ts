import { InputError } from "@medallion/kernel";
import { CallRefused } from "@medallion/protocol";
import { expect, test } from "vitest";
import { loadWords } from "../language/words.ts";
import { failureText, refusalText } from "./refusal.ts";

const { text } = await loadWords("cs");

test("what the game refused is said in its words", () => {
  const refusal = { code: "bad-options", sentence: "No.", messages: [{ key: "a" }, { key: "b" }] };
  expect(refusalText(refusal, text, ({ key }) => key)).toBe("a b");
});

test("what nobody here has words for is said as the host says it", () => {
  const say = (): never => {
    throw new Error("no such text");
  };
  expect(refusalText({ code: "new", sentence: "As I say.", messages: [{ key: "?" }] }, text, say)).toBe(
    "As I say.",
  );
});

test("a known refusal is said in the player’s language, and a silent server as such", () => {
  expect(refusalText({ code: "paused", sentence: "Paused." }, text)).toBe(text("table.refusal.paused"));
  const refused = new CallRefused(409, { code: "seat-taken", sentence: "Taken." });
  expect(failureText(refused, text)).toBe(text("table.refusal.seat-taken"));
  expect(failureText(new TypeError("fetch failed"), text)).toBe(text("table.unreachable"));
  const gateway = new CallRefused(502, { code: "unreadable-reply", sentence: "Bad gateway." });
  expect(failureText(gateway, text)).toBe(text("table.unreachable"));
  const full = new CallRefused(503, { code: "store-failed", sentence: "Not written." });
  expect(failureText(full, text)).toBe(text("table.refusal.store-failed"));
});

test("a device that fails is not called a server that is silent", () => {
  const worker = new Error("the tables' worker broke down; ask again");
  const store = new DOMException("The database connection is closing.", "InvalidStateError");
  for (const error of [worker, store]) expect(failureText(error, text)).toBe(text("table.device"));
  const full = new DOMException("Full.", "QuotaExceededError");
  expect(failureText(full, text)).toBe(text("table.refusal.unwritten"));
  expect(failureText(new InputError("no-such-table", "Gone."), text)).toBe(
    text("table.refusal.no-such-table"),
  );
});

test("refusals that ask the same of people are said alike", () => {
  expect(refusalText({ code: "wrong-protocol", sentence: "Too old." }, text)).toBe(
    text("table.refusal.bad-request"),
  );
});
