import { expect, test } from "vitest";
import { tied } from "./tied.ts";

test("a word of one letter stays with the next one, other words do not", () => {
  expect(tied("karty z ruky a v balíčku")).toBe("karty z\u00a0ruky a\u00a0v\u00a0balíčku");
  expect(tied("У ряду й поруч, але ні")).toBe("У\u00a0ряду й\u00a0поруч, але ні");
  expect(tied("of 4 and O’Dimm’s so")).toBe("of 4 and O’Dimm’s so");
});
