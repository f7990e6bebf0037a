import type { Syntax } from "../syntax.ts";

/** Texts that stand in the sources: whole ones, and templates as the parts between their holes. */
interface Spoken {
  readonly strings: ReadonlySet<string>;
  readonly templates: readonly (readonly string[])[];
}

export function spokenIn(sources: readonly Syntax[]): Spoken {
  return {
    strings: new Set(sources.flatMap((source) => [...source.strings])),
    templates: sources.flatMap((source) => source.templates),
  };
}

/**
 * Keys that nothing in the sources can ask for. A key is used when it stands there as a whole, or fits a
 * template such as `card.${id}.name` with each hole filled by a number, by a `word` known to the sources
 * or by a key that is used itself (`${key}.own`): the text of a card that no longer exists is unused.
 */
export function unusedKeys(keys: readonly string[], spoken: Spoken, words: ReadonlySet<string>): string[] {
  const patterns = spoken.templates.filter(isKeyTemplate).map(patternOf);
  const isUsed = (key: string): boolean =>
    spoken.strings.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(fills));
  const fills = (hole: string): boolean => words.has(hole) || /^\d+$/.test(hole) || isUsed(hole);
  return keys.filter((key) => !isUsed(key));
}

/** A template that says nothing but dots and holes would fit every key. */
function isKeyTemplate(parts: readonly string[]): boolean {
  return /[A-Za-z]/.test(parts.join("")) && /^[\w.-]*$/.test(parts.join(""));
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("(.+?)")}$`);
}
