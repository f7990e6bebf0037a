/** One piece of a document with the line it begins on. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

/** What the checks want to know of one Markdown file. */
export interface Markdown {
  /** What a link may name after `#`. */
  readonly anchors: ReadonlySet<string>;
  /** Where links, pictures and their forms in HTML lead. */
  readonly links: readonly Piece[];
  /** Spans of code, and the lines of code blocks. */
  readonly code: readonly Piece[];
  /** All that is said, code included, line by line. */
  readonly lines: readonly Piece[];
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const SPAN = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])+?)(?<!`)\1(?!`)/g;
const LINK = /\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+"[^"]*")?\s*\)/g;
const REFERENCE = /^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?(?:\s+".*")?$/gm;
const HTML = /<(?:img|a|source)\b[^>]*?\s(?:src|href|srcset)="([^"\s]+)[^"]*"/g;
const MARKED = /<[a-z]+\b[^>]*?\s(?:id|name)="([^"]+)"/g;

export function readMarkdown(text: string): Markdown {
  const { prose, blocks } = withoutBlocks(text);
  const spans = spansIn(prose);
  const said = prose.replace(SPAN, blank);
  const links = [LINK, REFERENCE, HTML].flatMap((form) =>
    [...said.matchAll(form)].map((found) => ({ text: found[1] ?? "", line: lineAt(said, found.index) })),
  );
  return { anchors: anchorsIn(prose), links, code: [...spans, ...blocks], lines: linesOf(text) };
}

/** What stands between backticks. */
export function spansIn(prose: string): readonly Piece[] {
  return [...prose.matchAll(SPAN)].map((found) => ({
    text: (found[2] ?? "").replace(/\s*\n\s*/g, " ").trim(),
    line: lineAt(prose, found.index),
  }));
}

export function linesOf(text: string): readonly Piece[] {
  return text.split("\n").map((line, index) => ({ text: line, line: index + 1 }));
}

/** The same text with blanks for its letters: what follows stays where it is. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Blocks of code between fences, or indented after an empty line. */
function withoutBlocks(text: string): { prose: string; blocks: readonly Piece[] } {
  const blocks: Piece[] = [];
  const prose: string[] = [];
  let fence: string | undefined;
  let indented = true;
  for (const piece of linesOf(text)) {
    const mark = FENCE.exec(piece.text)?.[1];
    const opens = fence === undefined && mark !== undefined;
    const closes = fence !== undefined && mark?.startsWith(fence) === true;
    indented = fence === undefined && (/^ {4}\S/.test(piece.text) ? indented : /^\s*$/.test(piece.text));
    const isCode = fence !== undefined || (indented && piece.text.trim() !== "");
    if (isCode && !closes) blocks.push(piece);
    prose.push(isCode || opens || closes ? "" : piece.text);
    if (opens) fence = mark;
    else if (closes) fence = undefined;
  }
  return { prose: prose.join("\n"), blocks };
}

/** The names that GitHub gives headings, and those given by hand. */
function anchorsIn(prose: string): ReadonlySet<string> {
  const anchors = new Set(Array.from(prose.matchAll(MARKED), ([, name = ""]) => name));
  const times = new Map<string, number>();
  for (const [, heading = ""] of prose.matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)) {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
      .replaceAll(" ", "-");
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    anchors.add(before === 0 ? name : `${name}-${before}`);
  }
  return anchors;
}
