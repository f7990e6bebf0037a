import { expect, test } from "vitest";
import { type Catalogues, catalogueFaults } from "./catalogues.ts";

const CARDS: Catalogues = {
  en: { cards: "{count, plural, one {# card} other {# cards}}", hello: "{name} sits down" },
  cs: { cards: "{count, plural, one {# karta} few {# karty} other {# karet}}", hello: "{name} usedá" },
  pl: {
    cards: "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
    hello: "{name} siada",
  },
  uk: {
    cards: "{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
    hello: "{name} сідає",
  },
};

function withText(language: keyof Catalogues, key: string, text: string): Catalogues {
  return { ...CARDS, [language]: { ...CARDS[language], [key]: text } };
}

function everywhere(texts: Readonly<Record<keyof Catalogues, string>>): Catalogues {
  return { en: { key: texts.en }, cs: { key: texts.cs }, pl: { key: texts.pl }, uk: { key: texts.uk } };
}

test("complete catalogues have no fault", () => {
  expect(catalogueFaults(CARDS)).toEqual([]);
});

test("a key that one language lacks is missing, also when only English lacks it", () => {
  const { hello: _hello, ...rest } = CARDS.uk;
  expect(catalogueFaults({ ...CARDS, uk: rest })).toEqual(["hello: uk is missing"]);
  expect(catalogueFaults(withText("cs", "extra", "navíc"))).toEqual([
    "extra: en is missing",
    "extra: pl is missing",
    "extra: uk is missing",
  ]);
});

test("an empty text is a fault", () => {
  expect(catalogueFaults(withText("pl", "hello", " "))).toEqual(["hello: pl is empty"]);
});

test("a text that is not in message format is a fault", () => {
  expect(catalogueFaults(withText("pl", "hello", "{name siada"))).toEqual([
    expect.stringContaining("hello: pl cannot be read"),
  ]);
});

test("a placeholder that is lacking or misspelt is a fault", () => {
  expect(catalogueFaults(withText("cs", "hello", "{jmeno} usedá"))).toEqual([
    "hello: cs lacks {name}",
    "hello: cs has {jmeno}, which the first language does not have",
  ]);
});

test("placeholders inside the branches of a plural count", () => {
  const text = "{count, plural, one {# karta {name}} few {# karty} other {# karet}}";
  expect(catalogueFaults(withText("cs", "cards", text))).toEqual([
    "cards: cs has {name}, which the first language does not have",
  ]);
});

test("a placeholder of another kind is a fault; a plain one agrees with every kind", () => {
  const selecting = "{count, select, one {karta} other {karty}}";
  expect(catalogueFaults(withText("cs", "cards", selecting))).toEqual([
    "cards: cs takes {count} as number and word",
  ]);
  expect(catalogueFaults(withText("cs", "cards", "karty: {count}"))).toEqual([]);
});

test("a select must tell the same words apart in every language", () => {
  const select = "{row, select, close {a} siege {b} other {c}}";
  const cs = "{row, select, close {a} sieg {b} other {c}}";
  expect(catalogueFaults(everywhere({ en: select, cs, pl: select, uk: select }))).toEqual([
    "key: cs selects {row} by other words: siege, sieg",
  ]);
});

test.each([
  ["en", "{count, plural, other {x}}", "one"],
  ["cs", "{count, plural, one {x} other {x}}", "few"],
  ["pl", "{count, plural, one {x} few {x} other {x}}", "many"],
  ["uk", "{count, plural, one {x} other {x}}", "few, many"],
] as const)("%s needs all its plurals", (language, text, missing) => {
  expect(catalogueFaults(withText(language, "cards", text))).toEqual([
    `cards: ${language} lacks the plural ${missing} of {count}`,
  ]);
});
