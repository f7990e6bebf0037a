import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { speaker } from "./message.ts";

const TEXTS: Readonly<Record<Language, string>> = {
  en: "{seat} draws {count, plural, one {# card} other {# cards}}",
  cs: "{seat} líže {count, plural, one {# kartu} few {# karty} other {# karet}}",
  pl: "{seat} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}",
  uk: "{seat} бере {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}",
};

it.each([
  ["en", 1, "Anna draws 1 card"],
  ["cs", 3, "Anna líže 3 karty"],
  ["cs", 5, "Anna líže 5 karet"],
  ["pl", 22, "Anna dobiera 22 karty"],
  ["pl", 12, "Anna dobiera 12 kart"],
  ["uk", 21, "Anna бере 21 карту"],
] as const)("%s counts %i in the right form", (language, count, said) => {
  const say = speaker(language, { drew: TEXTS[language] }, ["Anna"]);
  expect(say({ key: "drew", values: { seat: { seat: 0 }, count } })).toBe(said);
});

it("says messages and lists inside messages, and numbers seats without a name", () => {
  const catalogue = { seat: "Seat {number}", saw: "{who} saw {cards}", frog: "Frog", toad: "Toad" };
  const say = speaker("en", catalogue);
  const cards = [{ key: "frog" }, { key: "toad" }, { key: "frog" }];
  expect(say({ key: "saw", values: { who: { seat: 1 }, cards } })).toBe("Seat 2 saw Frog, Toad, and Frog");
});

it("simple texts and those that need the library follow the same rules", () => {
  const texts = { plain: "{who} has {count}", quoted: "'{'{who}'}' has {count}", braces: "It''s {who}" };
  const say = speaker("en", texts, ["Anna"]);
  const values = { who: { seat: 0 }, count: 1234, surplus: "x" };
  expect(say({ key: "plain", values })).toBe("Anna has 1234");
  expect(say({ key: "quoted", values })).toBe("{Anna} has 1234");
  expect(say({ key: "braces", values })).toBe("It's Anna");
});

it.each(["{who} waits", "{who} waits for {count, plural, other {#}}"])(
  "a value that is missing is named: %s",
  (text) => {
    expect(() => speaker("en", { text })({ key: "text", values: { count: 2 } })).toThrow("who");
  },
);

it("a missing text is named, not left out", () => {
  expect(() => speaker("pl", {})({ key: "nowhere" })).toThrow("the pl catalogue has no text nowhere");
});
