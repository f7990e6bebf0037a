import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a text does with one of its placeholders. `plain` fits any value, so it agrees with every other kind. */
type Kind = "plain" | "number" | "word" | "date" | "time" | "tag";

/** What one text asks for, by name of the placeholder. */
export interface Placeholder {
  readonly kinds: Set<Kind>;
  /** The words that `select` tells apart, `other` left out. */
  readonly words: Set<string>;
}

/** A place where the text depends on a number. */
interface Plural {
  readonly name: string;
  readonly type: "cardinal" | "ordinal";
  readonly categories: readonly string[];
}

export interface Reading {
  readonly placeholders: ReadonlyMap<string, Placeholder>;
  readonly plurals: readonly Plural[];
}

/** Reads a text in ICU message format; throws when it is none. */
export function readText(text: string): Reading {
  const placeholders = new Map<string, Placeholder>();
  const plurals: Plural[] = [];
  const note = (name: string, kind: Kind, words: readonly string[] = []): void => {
    const known = placeholders.get(name) ?? { kinds: new Set(), words: new Set() };
    known.kinds.add(kind);
    for (const word of words) if (word !== "other") known.words.add(word);
    placeholders.set(name, known);
  };
  const visit = (element: MessageFormatElement): void => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.argument:
        note(element.value, "plain");
        break;
      case TYPE.number:
        note(element.value, "number");
        break;
      case TYPE.date:
        note(element.value, "date");
        break;
      case TYPE.time:
        note(element.value, "time");
        break;
      case TYPE.tag:
        note(element.value, "tag");
        element.children.forEach(visit);
        break;
      case TYPE.select:
        note(element.value, "word", Object.keys(element.options));
        for (const option of Object.values(element.options)) option.value.forEach(visit);
        break;
      case TYPE.plural: {
        const { value: name, pluralType: type = "cardinal", options } = element;
        note(name, "number");
        plurals.push({ name, type, categories: Object.keys(options) });
        for (const option of Object.values(options)) option.value.forEach(visit);
        break;
      }
    }
  };
  parse(text).forEach(visit);
  return { placeholders, plurals };
}

/** The categories a language needs for whole numbers; Czech has `many` for fractions alone. */
export function neededCategories(language: string, type: Plural["type"]): string[] {
  const all = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return all.filter((category) => !(language === "cs" && category === "many")).sort();
}
