import { expect, test } from "vitest";
import { languageFor } from "./language.ts";

test("--lang wins over the environment", () => {
  expect(languageFor("cs", { LANG: "pl_PL.UTF-8" })).toBe("cs");
});

test("the environment speaks through LC_ALL before LANG", () => {
  expect(languageFor(undefined, { LANG: "pl_PL.UTF-8" })).toBe("pl");
  expect(languageFor(undefined, { LC_ALL: "uk_UA.UTF-8", LANG: "pl_PL.UTF-8" })).toBe("uk");
});

test("an environment in another language, or none, means English", () => {
  expect(languageFor(undefined, { LANG: "de_DE.UTF-8" })).toBe("en");
  expect(languageFor(undefined, { LANG: "C" })).toBe("en");
  expect(languageFor(undefined, {})).toBe("en");
});

test("an unknown --lang is refused with the known ones", () => {
  expect(() => languageFor("de", {})).toThrow("Choose one of en, cs, pl, uk");
});
