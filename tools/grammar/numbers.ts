import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "@medallion/kernel";
import { neededCategories, readText } from "../messages/placeholders.ts";
import { isCounted } from "./holes.ts";
import { whole } from "./names.ts";

/** Every form of number is there, and no number stands before a noun that stays the same. */
export function numberFaults(
  language: Language,
  afterNumbers: readonly string[],
  numbered: readonly string[],
): (written: string) => readonly string[] {
  const mayFollow = whole(afterNumbers);
  const isNumbered = whole(numbered);
  return (written) => {
    const elements = elementsOf(written);
    if (elements === undefined) return [];
    const lacking = readText(written).plurals.flatMap(({ name, type, categories }) =>
      neededCategories(language, type)
        .filter((category) => !categories.includes(category))
        .map((category) => `{${name}} lacks the plural ${category}`),
    );
    return [...lacking, ...fixedNouns(elements, mayFollow, isNumbered)];
  };
}

function fixedNouns(
  elements: readonly MessageFormatElement[],
  mayFollow: (word: string) => boolean,
  isNumbered: (word: string) => boolean,
): readonly string[] {
  return elements.flatMap((element, place) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => fixedNouns(value, mayFollow, isNumbered));
    const next = elements[place + 1];
    if (element.type !== TYPE.argument || !isCounted(element.value) || next?.type !== TYPE.literal) return [];
    const before = elements[place - 1];
    const label = before?.type === TYPE.literal ? /(\p{L}+)[ \u00a0]$/u.exec(before.value)?.[1] : undefined;
    const word = /^[ \u00a0](\p{L}+)/u.exec(next.value)?.[1];
    if (word === undefined || mayFollow(word) || (label !== undefined && isNumbered(label))) return [];
    return [`“{${element.value}} ${word}”: a number before a noun needs its plurals`];
  });
}

function elementsOf(written: string): readonly MessageFormatElement[] | undefined {
  try {
    return parse(written);
  } catch {
    return undefined;
  }
}
