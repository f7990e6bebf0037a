import type { Book, Contents } from "./book.ts";

/** A test that names more rules than this proves none of them. */
const MOST_RULES = 6;

/** The figures of one game, as `--json` prints them. */
export interface Coverage {
  /** Testable rules; definitions are counted apart. */
  readonly rules: number;
  readonly definitions: number;
  readonly cited: number;
  readonly uncited: readonly string[];
  readonly checks: number;
  readonly untested: readonly string[];
}

/** The IDs that passed tests and scenarios prove; each proof is the text that names them. */
export function citedIn(proofs: readonly string[]): Set<string> {
  const cited = new Set<string>();
  for (const proof of proofs) {
    const ids = new Set(Array.from(proof.matchAll(/\b[A-Z]{2}-(?:[A-Z]+-)?\d+\.\d+/g), ([id]) => id));
    const rules = [...ids].filter(isRule);
    for (const id of ids) if (!isRule(id) || rules.length <= MOST_RULES) cited.add(id);
  }
  return cited;
}

export function coverageOf(contents: Contents, cited: ReadonlySet<string>): Coverage {
  const uncited = contents.rules.filter((id) => !cited.has(id));
  return {
    rules: contents.rules.length,
    definitions: contents.definitions.length,
    cited: contents.rules.length - uncited.length,
    uncited,
    checks: contents.checks.length,
    untested: contents.checks.filter((id) => !cited.has(id)),
  };
}

/** IDs of this game that are cited although its book does not have them. */
export function unknownIn(book: Book, contents: Contents, cited: ReadonlySet<string>): string[] {
  const known = new Set([...contents.rules, ...contents.definitions, ...contents.checks]);
  return [...cited].filter((id) => id.startsWith(`${book.prefix}-`) && !known.has(id)).sort();
}

function isRule(id: string): boolean {
  return /^[A-Z]{2}-\d/.test(id);
}
