import type { Book } from "../rules/book.ts";
import type { Known } from "./known.ts";
import type { Piece } from "./markdown.ts";

const RULE = /\b(?:GW|RO|OW)-(?:CK-|T-)?\d+\.\d+\b/g;
const FACT = "(?:[A-Z]\\d+|\\d+(?:\\.\\d+)?)";
const FACTS = new RegExp(`\\bfacts (?:parts? )?(${FACT}(?:(?:,| and| or| to|;) ${FACT})*)(?![\\w-])`, "g");
/** The game whose file this is. */
const GAME = /^(?:packages|docs\/(?:rules|facts))\/([a-z-]+?)(?:\/|\.md$)/;

/** IDs of rules and checks that no book of rules has. */
export function ruleFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  return pieces.flatMap(({ text, line }) =>
    Array.from(text.matchAll(RULE), ([id]) => id)
      .filter((id) => !known.rules.has(id))
      .map((id) => `${file}:${line}: cites ${id}, which is no rule`),
  );
}

/** "facts 6.2" in the files of a game of which the page of its facts has no such part. */
export function factFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  const facts = known.facts.get(GAME.exec(file)?.[1] ?? "");
  if (facts === undefined) return [];
  return pieces.flatMap(({ text, line }) =>
    [...text.matchAll(FACTS)]
      .flatMap(([, cited = ""]) => cited.match(new RegExp(FACT, "g")) ?? [])
      .filter((fact) => !facts.has(fact))
      .map((fact) => `${file}:${line}: cites facts ${fact}, which are not there`),
  );
}

/** What a page of facts can be cited by: the numbers of its parts, the names of lines in its lists and tables. */
export function factsIn(text: string): ReadonlySet<string> {
  const parts = text.matchAll(/^#+ (?:Part )?(\d+(?:\.\d+)?)\b/gm);
  const lines = text.matchAll(/^(?:- |\| )([A-Z]\d+)(?: \||\b)/gm);
  return new Set([...parts, ...lines].map(([, name = ""]) => name));
}

/** Every rule and check of a book, those withdrawn included: IDs are never used again. */
export function idsIn({ prefix, check }: Book, text: string): ReadonlySet<string> {
  const rules = text.matchAll(new RegExp(`^\\[(${prefix}-\\d+\\.\\d+)\\]`, "gm"));
  const checks = text.matchAll(new RegExp(`^(?:- )?\\[?${check}-(\\d+\\.\\d+)\\b`, "gm"));
  return new Set([
    ...Array.from(rules, ([, id = ""]) => id),
    ...Array.from(checks, ([, number = ""]) => `${prefix}-${check}-${number}`),
  ]);
}
