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
});
