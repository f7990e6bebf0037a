import { posix } from "node:path";
import { KITS } from "@medallion/games";
import { filesMatching, textOf } from "../repository.ts";
import { BOOKS } from "../rules/book.ts";
import { syntaxOf } from "../syntax.ts";
import { STEPS } from "../test/steps.ts";
import { factsIn, idsIn } from "./citations.ts";
import { foldersOf, type Known } from "./known.ts";
import { readMarkdown } from "./markdown.ts";
import { knownProgram } from "./program.ts";

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

/** What there is in this repository. */
export async function findKnown(files: readonly string[]): Promise<Known> {
  const { scripts }: Manifest = JSON.parse(textOf("package.json"));
  const documents = files.filter((file) => file.endsWith(".md"));
  const facts = documents.filter((file) => file.startsWith("docs/facts/"));
  return {
    files: new Set(files),
    folders: foldersOf(files),
    scripts: new Map(Object.entries(scripts).map(([name, line]) => [name, optionsOf(line)])),
    program: await knownProgram(),
    games: new Set(KITS.map((kit) => kit.game.id)),
    steps: new Set(STEPS.map(({ name }) => name)),
    rules: new Set(BOOKS.flatMap((book) => [...idsIn(book, textOf(book.file))])),
    facts: new Map(facts.map((file) => [posix.basename(file, ".md"), factsIn(textOf(file))])),
    anchors: new Map(documents.map((file) => [file, readMarkdown(textOf(file)).anchors])),
  };
}

/** Everything that is kept: nothing installed, built or cached. */
export function keptFiles(): readonly string[] {
  return filesMatching(
    "*.*",
    ".*",
    ".ci/*",
    "{play,test,LICENSE,NOTICE}",
    "{packages,tools,docs,bench,examples}/**/*.*",
  ).filter((file) => !/(^|\/)(\.git|\.cache|dist|bench-results|coverage)(\/|$)/.test(file));
}

/** The words that a program of ours understands: names of its options, in its own file or in one that it imports. */
function optionsOf(line: string): ReadonlySet<string> | undefined {
  const file = /^node (\S+\.ts)$/.exec(line)?.[1];
  if (file === undefined) return undefined;
  const own = syntaxOf(file, textOf(file));
  const others = own.imports
    .filter((name) => name.startsWith("."))
    .map((name) => posix.join(posix.dirname(file), name))
    .map((name) => syntaxOf(name, textOf(name)));
  const words = [own, ...others].flatMap(({ strings }) => [...strings]);
  return new Set(words.map((word) => (word.startsWith("--") ? word : `--${word}`)));
}
