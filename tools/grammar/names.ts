import { formsOf } from "../terms/rules.ts";
import { isName } from "./holes.ts";
import type { Words } from "./words/words.ts";

const PLACED =
  /(?:(?<before>\p{L}[\p{L}’'-]*)[ \u00a0])?⟦(?<hole>\w+)⟧(?=(?:[ \u00a0](?<after>\p{L}+(?: \p{L}+)?))?)/gu;

/**
 * Names are never declined: they may be called (“karta {card}”), stand after a colon or be the subject. So no name
 * follows a preposition or a verb that would change it, and no verb after it shows a gender.
 */
export function nameFaults(words: Words): (rendering: string) => readonly string[] {
  const mayPrecede = whole(words.beforeNames);
  const seemsGendered = whole(words.notGendered);
  return (rendering) =>
    [...rendering.matchAll(PLACED)].flatMap(({ groups: { before = "", hole = "", after = "" } = {} }) => {
      if (!isName(hole)) return [];
      const faults: string[] = [];
      if (Object.hasOwn(words.prepositions, before.toLowerCase()))
        faults.push(
          `“${before} {${hole}}”: a name after a preposition is not declined; put it after a colon`,
        );
      else if (before !== "" && !mayPrecede(before))
        faults.push(`“${before} {${hole}}”: is the name in its basic form there?`);
      const verb = [after, after.split(" ")[0] ?? ""].find((word) => words.gendered.test(word));
      if (verb !== undefined && !seemsGendered(verb))
        faults.push(`“{${hole}} ${verb}”: shows whether a man or a woman did it`);
      return faults;
    });
}

/** Whether a word is one of some, as docs/terms.md writes them. */
export function whole(patterns: readonly string[]): (word: string) => boolean {
  const forms = patterns.map(formsOf);
  return (word) => forms.some((form) => word.match(form)?.[0] === word);
}
