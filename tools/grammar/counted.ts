import type { Language } from "@medallion/kernel";
import { whole } from "./names.ts";
import { CASES, type Case, type Words } from "./words/words.ts";

/** What a form of a noun may be: “kartu” is the accusative of one card. */
interface Form {
  readonly several: boolean;
  readonly grammatical: Case;
}

/** What stands before and after a number; of “2 až 5” and “2–5” the last one counts. */
const COUNTED =
  /(?<before>(?:\p{L}+\s+){0,3})(?<![\p{L}\d.,:/×^–-])(?:\d+(?:–|\/|, | (?:až|do|nebo|lub|albo|i|a|або|чи|і|й|та) ))*(?<number>\d+)(?=\s(?<after>\p{L}+(?:\s\p{L}+){0,2}))/gu;

/** A noun after a number is in the form that the number and the word before it ask for. */
export function countedFaults(language: Language, words: Words): (rendering: string) => readonly string[] {
  const forms = formsOf(words.nouns);
  const rules = new Intl.PluralRules(language);
  const isRough = whole(words.roughly);
  const isNumbered = whole(words.numbered);
  const isOther = whole(words.afterNumbers);
  const casesAfter = governing(words);
  return (rendering) =>
    [...rendering.matchAll(COUNTED)].flatMap(({ groups: { before = "", number = "", after = "" } = {} }) => {
      const noun = nounIn(after, forms, words.adjective, isOther);
      if (noun === undefined) return [];
      const governors = before
        .trim()
        .split(/\s+/u)
        .filter((word) => !isRough(word));
      const governor = governors.at(-1) ?? "";
      if (isNumbered(governor)) return [];
      const cases = casesAfter(governor);
      const category = rules.select(Number(number));
      const fits = cases.some((grammatical) =>
        (forms.get(noun) ?? []).some((form) => agrees(form, category, grammatical)),
      );
      const phrase = [governor, number, after.slice(0, after.indexOf(noun) + noun.length)].join(" ").trim();
      return fits ? [] : [`“${phrase}”: the noun does not fit the number`];
    });
}

/** The noun that is counted: the first word, or one behind adjectives. */
function nounIn(
  after: string,
  forms: ReadonlyMap<string, unknown>,
  adjective: RegExp,
  isOther: (word: string) => boolean,
): string | undefined {
  for (const word of after.split(/\s/u)) {
    if (isOther(word)) return undefined;
    if (forms.has(word)) return word;
    if (!adjective.test(word)) return undefined;
  }
  return undefined;
}

/** The cases that a noun may be in after a word. */
function governing({
  prepositions,
  genitive,
  instrumental,
  joining,
}: Words): (governor: string) => readonly Case[] {
  const takesGenitive = whole(genitive);
  const takesInstrumental = whole(instrumental);
  const joins = whole(joining);
  return (governor) => {
    if (takesGenitive(governor)) return ["genitive"];
    if (takesInstrumental(governor)) return ["instrumental"];
    if (joins(governor)) return CASES;
    const letters = prepositions[governor.toLowerCase()] ?? "na";
    return CASES.filter((name) => letters.includes(name.charAt(0)));
  };
}

function agrees(form: Form, category: Intl.LDMLPluralRule, grammatical: Case): boolean {
  if (category === "one") return !form.several && form.grammatical === grammatical;
  const direct = grammatical === "nominative" || grammatical === "accusative";
  const asked = category !== "few" && direct ? "genitive" : grammatical;
  return form.several && form.grammatical === asked;
}

/** All forms of the nouns of a language. */
function formsOf(nouns: readonly string[]): ReadonlyMap<string, readonly Form[]> {
  const forms = new Map<string, Form[]>();
  for (const noun of nouns) {
    const [stem = "", one = "", several = ""] = noun.split("|");
    for (const [listed, isSeveral] of [[one, false] as const, [several, true] as const])
      listed.split(" ").forEach((ending, place) => {
        const grammatical = CASES[place];
        if (grammatical === undefined) throw new Error(`there are too many cases: ${noun}`);
        for (const way of ending.split("/")) {
          const word = way.startsWith("=") ? way.slice(1) : way === "-" ? stem : stem + way;
          forms.set(word, [...(forms.get(word) ?? []), { several: isSeveral, grammatical }]);
        }
      });
  }
  return forms;
}
