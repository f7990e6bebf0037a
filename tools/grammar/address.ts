import { formsOf } from "../terms/rules.ts";
import type { Words } from "./words/words.ts";

/**
 * Czech and Polish texts say “ty”, Ukrainian ones “ви”, none shows whether a man or a woman reads. Stories speak to a
 * witcher, “ty” in all three; what people say in them is theirs.
 */
export function addressFaults(words: Words, story: boolean): (text: string) => readonly string[] {
  const allowed = words.noAddress.map(formsOf);
  const together = words.together.map(formsOf);
  const found = (text: string, patterns: readonly RegExp[], why: string): readonly string[] =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map(([form]) => `“${form}”: ${why}`);
  if (story)
    return (text) =>
      found(text.replace(words.quotes, " "), words.storyAddress, "stories say “ty” to the witcher");
  return (text) => [
    ...found(text, words.genderedReader, "shows whether a man or a woman reads"),
    ...sentencesOf(text)
      .filter((sentence) => !together.some((form) => sentence.match(form)))
      .flatMap((sentence) =>
        found(
          allowed.reduce((rest, form) => rest.replace(form, " "), sentence),
          words.address,
          "another form of address",
        ),
      ),
  ];
}

function sentencesOf(text: string): readonly string[] {
  return text.replace(/\s+/gu, " ").split(/(?<=[.!?;:])\s/u);
}
