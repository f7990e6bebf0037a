import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, type Language } from "@medallion/kernel";
import { blank, lineAt } from "./documents/markdown.ts";
import { filesMatching, textOf as sourceOf } from "./repository.ts";
import { children, literal, type Node, nameOf, statementsOf } from "./syntax/tree.ts";

/** What texts speak of: a game, a story of Old World, or what is around every game. */
export const SUBJECTS = ["gwent", "ronin", "old-world", "stories", "pages"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One text that people read. */
export interface Said {
  readonly file: string;
  /** On which it begins. */
  readonly line: number;
  readonly language: Language;
  readonly subjects: readonly Subject[];
  /** As it is written. */
  readonly written: string;
  /** The same without what is no word of it, each letter in its place. */
  readonly text: string;
}

/** All texts of the games, the pages, the terminal and the lessons. */
export function everythingSaid(): readonly Said[] {
  return filesMatching("packages/*/src/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$|\/test\//u.test(file))
    .flatMap((file) => saidIn(file, sourceOf(file)));
}

/** Literals in these are no texts. */
const NO_TEXTS: ReadonlySet<string> = new Set(["ImportDeclaration", "ImportExpression", "TSLiteralType"]);

/**
 * The texts in one file: all of them if a folder or the file is named after a language, otherwise those that stand under
 * the name of one (`cs: "…"`).
 */
export function saidIn(file: string, source: string): readonly Said[] {
  const found: Said[] = [];
  const subjects = subjectsOf(file);
  const visit = (node: Node, language: Language | undefined): void => {
    const text = textOf(node);
    if (text !== undefined) {
      if (language === undefined) return;
      const line = lineAt(source, Number(node.start));
      found.push({ file, line, language, subjects, written: text, text: wordsOf(text) });
    } else if (node.type === "Property") {
      const named = languageNamed(nameOf(node.key) || (literal(node.key) ?? ""));
      for (const child of children(node.value)) visit(child, language ?? named);
    } else if (!NO_TEXTS.has(node.type))
      for (const value of Object.values(node)) for (const child of children(value)) visit(child, language);
  };
  for (const statement of statementsOf(file, source)) visit(statement, languageOf(file));
  return found;
}

function textOf(node: Node): string | undefined {
  // Only in a template is a new line of the text one of the file.
  if (node.type !== "TemplateElement") return literal(node)?.replaceAll("\n", " ");
  const { cooked } = Object(node.value);
  return typeof cooked === "string" ? cooked : undefined;
}

function languageNamed(name: string): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}

function languageOf(file: string): Language | undefined {
  const part = file.split(/[/.]/u).findLast((name) => languageNamed(name) !== undefined);
  return languageNamed(part ?? "");
}

/** Tales of trophies are told like stories, and opponents have a voice of their own. */
const STORIES =
  /^packages\/(?:old-world\/src\/(?:stories\/|messages\/\w+\/trophies\.ts)|web\/src\/texts\/\w+\/opponents\.ts)/u;

/** A page about a game speaks its words too. */
function subjectsOf(file: string): readonly Subject[] {
  if (STORIES.test(file)) return ["stories"];
  const game = SUBJECTS.find((subject) => file.startsWith(`packages/${subject}/`));
  if (game !== undefined) return [game];
  if (file.startsWith("packages/web/src/games/"))
    return SUBJECTS.filter((subject) => file.split("/")[4] === subject);
  const [, page = ""] = /^packages\/web\/src\/texts\/\w+\/(.+)\.ts$/u.exec(file) ?? [];
  if (page === "decks" || page === "learn") return ["pages", "gwent"];
  return ["pages", ...SUBJECTS.filter((subject) => page === subject || page.startsWith(`${subject}-`))];
}

/** The text with blanks for placeholders, for the words that choose between forms, and for where links lead. */
function wordsOf(text: string): string {
  const said = text.replace(/\]\([^)]*\)/gu, blank);
  const spans = literalsOf(said);
  if (spans === undefined) return said;
  let words = blank(said);
  for (const [from, to] of spans) words = words.slice(0, from) + said.slice(from, to) + words.slice(to);
  return words;
}

/** Where the words of a message stand, those inside its forms too; nothing if it is no message. */
function literalsOf(text: string): readonly (readonly [from: number, to: number])[] | undefined {
  const found: [number, number][] = [];
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal && element.location !== undefined)
      found.push([element.location.start.offset, element.location.end.offset]);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) option.value.forEach(visit);
  };
  try {
    parse(text, { captureLocation: true, ignoreTag: true }).forEach(visit);
  } catch {
    return undefined;
  }
  return found;
}
