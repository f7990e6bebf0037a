import { expect, test } from "vitest";
import { loadWords } from "../language/words.ts";
import { clockWords } from "./clock-words.ts";

const { text } = await loadWords("en");
const AWAY = 60_000;

test.each([
  [{ kind: "none" }, "No timer"],
  [{ kind: "move", allowance: 180_000, away: AWAY }, "3 minutes per move"],
  [{ kind: "move", allowance: 45_000, away: AWAY }, "45 seconds per move"],
  [{ kind: "bank", bank: 150_000, increment: 5000, away: AWAY }, "2.5 minutes per game + 5 s per move"],
  [{ kind: "correspondence", days: 1 }, "1 day per move"],
] as const)("%j", (clock, words) => {
  expect(clockWords(clock, text)).toBe(words);
});
