import { LANGUAGES } from "@medallion/kernel";
import { expect, test } from "vitest";
import { hints } from "./hints.ts";

/** What fits beside the words of a question on a phone. */
const LONGEST = 135;

test.each(Object.entries(hints))("the hint to %s is short and has no number of its own", (_, sentence) => {
  for (const language of LANGUAGES) {
    expect(sentence[language].length, sentence[language]).toBeLessThanOrEqual(LONGEST);
    expect(sentence[language]).not.toMatch(/\d/);
  }
});
