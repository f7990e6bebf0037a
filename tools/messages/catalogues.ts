import { type Catalogue, LANGUAGES, type Language } from "@medallion/kernel";
import { neededCategories, type Placeholder, type Reading, readText } from "./placeholders.ts";

/** The texts of one game, or of the command line, in every language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

/** Missing keys, texts that cannot be read, placeholders that disagree with the English text, missing plurals. */
export function catalogueFaults(catalogues: Catalogues): string[] {
  const keys = [...new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])))].sort();
  return keys.flatMap((key) => keyFaults(key, catalogues));
}

function keyFaults(key: string, catalogues: Catalogues): string[] {
  const faults: string[] = [];
  let first: Reading | undefined;
  for (const language of LANGUAGES) {
    const text = catalogues[language][key];
    const fault = (why: string): number => faults.push(`${key}: ${language} ${why}`);
    if (text === undefined) fault("is missing");
    else if (text.trim() === "") fault("is empty");
    else {
      try {
        const reading = readText(text);
        pluralFaults(language, reading).forEach(fault);
        if (first === undefined) first = reading;
        else disagreements(first, reading).forEach(fault);
      } catch (error) {
        fault(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return faults;
}

function pluralFaults(language: Language, reading: Reading): string[] {
  return reading.plurals.flatMap(({ name, type, categories }) => {
    const missing = neededCategories(language, type).filter((category) => !categories.includes(category));
    return missing.length === 0 ? [] : [`lacks the plural ${missing.join(", ")} of {${name}}`];
  });
}

function disagreements(first: Reading, other: Reading): string[] {
  const names = [...new Set([...first.placeholders.keys(), ...other.placeholders.keys()])];
  return names.flatMap((name) => {
    const expected = first.placeholders.get(name);
    const found = other.placeholders.get(name);
    if (found === undefined) return [`lacks {${name}}`];
    if (expected === undefined) return [`has {${name}}, which the first language does not have`];
    return kindsDisagree(name, expected, found) ?? wordsDisagree(name, expected, found);
  });
}

function kindsDisagree(name: string, expected: Placeholder, found: Placeholder): string[] | undefined {
  const kinds = [...new Set([...expected.kinds, ...found.kinds])].filter((kind) => kind !== "plain");
  return kinds.length < 2 ? undefined : [`takes {${name}} as ${kinds.join(" and ")}`];
}

function wordsDisagree(name: string, expected: Placeholder, found: Placeholder): string[] {
  if (!expected.kinds.has("word") || !found.kinds.has("word")) return [];
  const onlyOne = (one: Placeholder, two: Placeholder): string[] =>
    [...one.words].filter((word) => !two.words.has(word));
  const odd = [...onlyOne(expected, found), ...onlyOne(found, expected)];
  return odd.length === 0 ? [] : [`selects {${name}} by other words: ${odd.join(", ")}`];
}
