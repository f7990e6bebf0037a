import { InputError } from "@medallion/kernel";
import { expect, test } from "vitest";
import { loadWords } from "../../language/words.ts";
import { copyTrouble } from "./copy-trouble.ts";

const { text } = await loadWords("en");

test("every reason has words of its own, and where it lies if it lies somewhere", () => {
  const said = ["foreign-copy", "newer-copy", "damaged-copy"].map((code) =>
    copyTrouble(new InputError(code, "No.", ["tables", 0, "position"]), text),
  );
  expect(new Set(said).size).toBe(3);
  expect(said[2]).toContain("tables.0.position");
});

test("a full device is named as such", () => {
  const full = new DOMException("Full.", "QuotaExceededError");
  expect(copyTrouble(full, text)).toBe(text("table.refusal.unwritten"));
});
