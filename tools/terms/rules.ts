import { LANGUAGES, type Language } from "@medallion/kernel";
import { lineAt } from "../documents/markdown.ts";
import { type Said, SUBJECTS, type Subject } from "../said.ts";

/** Words that texts of some subjects do not say in one language, and what they say instead. */
export interface Rule {
  readonly language: Language;
  readonly subjects: readonly Subject[];
  readonly not: readonly RegExp[];
  /** Words that only look like it. */
  readonly but: readonly RegExp[];
  readonly say: string;
}

const HEADING = "## Words that are not said";

/** The rules of docs/terms.md: the rows of the tables below its heading; throws when a row makes no sense. */
export function rulesIn(document: string): readonly Rule[] {
  const [, after = ""] = document.split(`\n${HEADING}\n`);
  const section = after.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| language"));
  return rows.map(ruleIn);
}

function ruleIn(row: string): Rule {
  const [language = "", where = "", not = "", say = "", but = ""] = row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const spoken = LANGUAGES.find((name) => name === language);
  const subjects = where === "all" ? [...SUBJECTS] : SUBJECTS.filter((name) => listed(where).includes(name));
  if (spoken === undefined || say === "" || subjects.length === 0 || listed(not).length === 0)
    throw new Error(`docs/terms.md: this row is no rule: ${row}`);
  if (where !== "all" && subjects.length !== listed(where).length)
    throw new Error(`docs/terms.md: there is no such subject: ${where}`);
  return { language: spoken, subjects, not: listed(not).map(formsOf), but: listed(but).map(formsOf), say };
}

function listed(cell: string): readonly string[] {
  return cell.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
}

/** All forms of a word: `*` stands for any letters, `(a/b)` for either; several words may stand apart by any space. */
export function formsOf(pattern: string): RegExp {
  const words = pattern
    .split(/\s+/u)
    .map((word) => word.replaceAll("/", "|").replaceAll("*", "[\\p{L}\\p{M}’']*"));
  return new RegExp(`(?<![\\p{L}\\p{M}])${words.join("\\s+")}(?![\\p{L}\\p{M}])`, "giu");
}

/** Every word that should not be there, with its place and what to say instead. */
export function termFaults(rules: readonly Rule[], said: readonly Said[]): readonly string[] {
  return said.flatMap(({ file, line, language, subjects, text }) =>
    rules.flatMap((rule) => {
      if (rule.language !== language || !rule.subjects.some((subject) => subjects.includes(subject)))
        return [];
      const allowed = rule.but.flatMap((but) => spansOf(but, text));
      return rule.not
        .flatMap((not) => spansOf(not, text))
        .filter(([from, to]) => !allowed.some(([start, end]) => start <= from && to <= end))
        .map(([from, to]) => {
          const at = line + lineAt(text, from) - 1;
          return `${file}:${at}: “${text.slice(from, to).replace(/\s+/gu, " ")}”; say: ${rule.say}`;
        });
    }),
  );
}

function spansOf(word: RegExp, text: string): readonly (readonly [from: number, to: number])[] {
  return [...text.matchAll(word)].map((found) => [found.index, found.index + found[0].length]);
}
