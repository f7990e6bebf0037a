import { posix } from "node:path";
import { children, literal, type Node, nameOf, statementsOf } from "../syntax/tree.ts";
import { type Found, read } from "./faults.ts";
import { waitersOf } from "./looks.ts";

/** One file of the tests in a browser. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

interface Parsed extends TestFile {
  readonly statements: readonly Node[];
}

/** Where looks may decide: what plays like a person does what a person would. */
const STAGE = /\/stage\//;

/**
 * Where tests look at the page once instead of waiting, one line each. A function that gives back such a look is one
 * itself, in whatever file it stands: the files are read until no further one is found.
 */
export function waitingFaults(files: readonly TestFile[]): string[] {
  const parsed = files.map((source) => ({ ...source, statements: statementsOf(source.file, source.text) }));
  let found = new Map<string, Found>();
  for (let known = -1; known < countOf(found); ) {
    known = countOf(found);
    const before = found;
    found = new Map(parsed.map((source) => [source.file, readKnowing(source, before)]));
  }
  return parsed.flatMap(({ file, text }) => {
    const lines = (found.get(file)?.faults ?? []).map(
      ({ at, what }) => `${file}:${text.slice(0, at).split("\n").length}: ${what}`,
    );
    return [...new Set(lines)];
  });
}

function readKnowing({ file, statements }: Parsed, found: ReadonlyMap<string, Found>): Found {
  const lookers = new Set(found.get(file)?.lookers);
  for (const statement of statements) {
    if (statement.type !== "ImportDeclaration") continue;
    const source = posix.join(posix.dirname(file), literal(statement.source) ?? "");
    for (const { imported, local } of children(statement.specifiers))
      if (found.get(source)?.lookers.has(nameOf(imported))) lookers.add(nameOf(local));
  }
  const waiters = new Set(statements.flatMap(waitersOf));
  return read(statements, { lookers, waiters }, STAGE.test(file));
}

function countOf(found: ReadonlyMap<string, Found>): number {
  return [...found.values()].reduce((sum, { lookers }) => sum + lookers.size, 0);
}
