import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES } from "@medallion/kernel";
import { expect, test } from "vitest";
import { TEXTS } from "./index.ts";

const keys = Object.keys(TEXTS.en);

/** The names of all values that a text takes, at any depth. */
function valuesIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
        return [element.value];
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap((option) => valuesIn(option.value))];
      default:
        return [];
    }
  });
}

/** The plural forms that a text spells out. */
function pluralsIn(elements: readonly MessageFormatElement[]): readonly (readonly string[])[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsIn(option.value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });
}

test.each(LANGUAGES)("%s has every text, and each takes the values of the English one", (language) => {
  expect(Object.keys(TEXTS[language]).sort()).toEqual([...keys].sort());
  for (const [key, text] of Object.entries(TEXTS[language])) {
    const english = Object.entries(TEXTS.en).find(([name]) => name === key)?.[1] ?? "";
    expect([...new Set(valuesIn(parse(text)))].sort(), key).toEqual(
      [...new Set(valuesIn(parse(english)))].sort(),
    );
  }
});

test.each(LANGUAGES)("%s spells out every plural form that its grammar has", (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [key, text] of Object.entries(TEXTS[language]))
    for (const forms of pluralsIn(parse(text)))
      expect(forms, key).toEqual(expect.arrayContaining(pluralCategories));
});

test("every text is used", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("texts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  expect(keys.filter((key) => !sources.includes(`"${key}"`))).toEqual([]);
});
