/** The cases that prepositions and numbers ask for, in the order in which the forms of a noun are listed. */
export const CASES = ["nominative", "genitive", "dative", "accusative", "locative", "instrumental"] as const;
export type Case = (typeof CASES)[number];

/** What the check has to know of one language that has cases. Words are patterns as in docs/terms.md. */
export interface Words {
  /** With the first letters of the cases they take. */
  readonly prepositions: Readonly<Record<string, string>>;
  /** After these a name keeps its basic form: it is called so, or it is the subject. */
  readonly beforeNames: readonly string[];
  /** Between a preposition and its number. */
  readonly roughly: readonly string[];
  /** What a number counts: stem, endings of the singular, endings of the plural; `-` none, `=` a whole word, `/` either. */
  readonly nouns: readonly string[];
  /** A number after these counts nothing: level 2, step 3. */
  readonly numbered: readonly string[];
  /** A counted noun after these is in the genitive, after those in the instrumental. */
  readonly genitive: readonly string[];
  readonly instrumental: readonly string[];
  /** A counted noun after these is in the case of the one before. */
  readonly joining: readonly string[];
  /** What may follow a number that is no noun. */
  readonly afterNumbers: readonly string[];
  /** An adjective between number and noun ends so. */
  readonly adjective: RegExp;
  /** Forms that speak to the reader otherwise than our texts do, and words that only look so. */
  readonly address: readonly RegExp[];
  readonly noAddress: readonly string[];
  /** In a sentence with these several readers are spoken to. */
  readonly together: readonly string[];
  /** What stories do not call the witcher, outside of what people say: a woman, or several. */
  readonly storyAddress: readonly RegExp[];
  /** A verb after a name that shows whether a man or a woman did it, and words that only look so. */
  readonly gendered: RegExp;
  readonly notGendered: readonly string[];
  /** What shows whether a man or a woman reads. */
  readonly genderedReader: readonly RegExp[];
  /** What people say stands between these. */
  readonly quotes: RegExp;
}

/** Words with commas between them, over as many lines as they need. */
export function listed(words: string): readonly string[] {
  return words.split(",").map((word) => word.trim().replace(/\s+/gu, " "));
}

/** The cases of each preposition, from the prepositions of some cases. */
export function taking(byCases: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(byCases).flatMap(([cases, words]) => listed(words).map((word) => [word, cases])),
  );
}
