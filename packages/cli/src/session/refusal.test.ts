import { LANGUAGES } from "@medallion/kernel";
import type { Refusal } from "@medallion/table";
import { expect, test } from "vitest";
import { textIn } from "../texts/index.ts";
import { refusalText } from "./refusal.ts";

const CODES: readonly Refusal["code"][] = [
  "no-question",
  "stale-question",
  "no-such-choice",
  "game-over",
  "paused",
  "not-paused",
  "no-such-seat",
  "no-takeback",
];

test("every refusal of the table is said otherwise in every language", () => {
  const said = LANGUAGES.flatMap((language) =>
    CODES.map((code) => refusalText({ code, sentence: "" }, textIn(language))),
  );
  expect(new Set(said).size).toBe(LANGUAGES.length * CODES.length);
});
