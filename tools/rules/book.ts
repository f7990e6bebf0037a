/** How the rules and checks of one game are written and cited. */
export interface Book {
  readonly game: string;
  readonly file: string;
  /** Rules are `[GW-1.1]`. */
  readonly prefix: string;
  /** Checks are written `CK-1.1` and cited `GW-CK-1.1`. */
  readonly check: string;
}

export const BOOKS: readonly Book[] = [
  { game: "gwent", file: "docs/rules/gwent.md", prefix: "GW", check: "CK" },
  { game: "ronin", file: "docs/rules/ronin.md", prefix: "RO", check: "CK" },
  { game: "old-world", file: "docs/rules/old-world.md", prefix: "OW", check: "T" },
];

/** What a book holds, by ID; withdrawn rules and checks are left out. */
export interface Contents {
  readonly rules: readonly string[];
  readonly definitions: readonly string[];
  readonly checks: readonly string[];
}

/** Every rule and every check is one line that starts with its ID. */
export function readBook(book: Book, text: string): Contents {
  const rules: string[] = [];
  const definitions: string[] = [];
  const checks: string[] = [];
  const rule = new RegExp(`^\\[(${book.prefix}-\\d+\\.\\d+)\\] (.*)$`);
  const check = new RegExp(`^(?:- )?(?:\\[${book.check}-(\\d+\\.\\d+)\\]|${book.check}-(\\d+\\.\\d+)) (.*)$`);
  for (const line of text.split("\n")) {
    const [, id, body = ""] = rule.exec(line) ?? [];
    if (id !== undefined && !isWithdrawn(body))
      (body.includes("(definition)") ? definitions : rules).push(id);
    const [, bracketed, plain, given = ""] = check.exec(line) ?? [];
    const number = bracketed ?? plain;
    if (number !== undefined && !isWithdrawn(given)) checks.push(`${book.prefix}-${book.check}-${number}`);
  }
  return { rules, definitions, checks };
}

/** "withdrawn" follows the ID, perhaps after the origin in braces or the cited rules in brackets. */
function isWithdrawn(body: string): boolean {
  return /^(\{[^}]*\} *|\([^)]*\) *)*\(?withdrawn\b/i.test(body);
}
