import type { Book, Chapter } from "@medallion/kernel";
import { type Folded, fold } from "./fold.ts";
import { linesOf, readText } from "./read-text.ts";

/** A chapter prepared for searching. */
interface Indexed {
  readonly chapter: Chapter;
  readonly title: Folded;
  readonly lines: readonly Folded[];
}
export type Index = readonly Indexed[];

/** A chapter that has all words, and where. */
export interface Found {
  readonly chapter: Chapter;
  readonly title: readonly Excerpt[];
  /** A line of it around the words; empty if they stand in the title alone. */
  readonly snippet: readonly Excerpt[];
}

/** Text that is shown, and whether it is what was looked for. */
export interface Excerpt {
  readonly text: string;
  readonly hit: boolean;
}

export function indexOf(book: Book): Index {
  return book.chapters.map((chapter) => ({
    chapter,
    title: fold(chapter.title),
    lines: readText(chapter.text).flatMap(linesOf).map(fold),
  }));
}

/** The chapters that have all words of the query, those with all of them in the title first. */
export function searchIn(index: Index, query: string): readonly Found[] {
  const words = fold(query).text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = index.filter(({ title, lines }) =>
    words.every((word) => [title, ...lines].some(({ text }) => text.includes(word))),
  );
  const inTitle = (one: Indexed): number => (words.every((word) => one.title.text.includes(word)) ? 0 : 1);
  return found
    .toSorted((one, other) => inTitle(one) - inTitle(other))
    .map(({ chapter, title, lines }) => ({
      chapter,
      title: pieces(title, words, 0, title.original.length),
      snippet: snippetOf(lines, words),
    }));
}

const BEFORE = 50;
const LENGTH = 150;

/** The line with most of the words, cut to the part around the first of them. */
function snippetOf(lines: readonly Folded[], words: readonly string[]): readonly Excerpt[] {
  const hits = (line: Folded): number => words.filter((word) => line.text.includes(word)).length;
  const most = Math.max(0, ...lines.map(hits));
  const line = lines.find((one) => most > 0 && hits(one) === most);
  if (line === undefined) return [];
  const first = Math.min(...hitsIn(line, words).map(([from]) => from));
  const from = first <= BEFORE ? 0 : line.original.indexOf(" ", first - BEFORE) + 1;
  const rest = line.original.length - from;
  const to = rest <= LENGTH ? line.original.length : line.original.lastIndexOf(" ", from + LENGTH);
  const cut = pieces(line, words, from, to);
  return [...(from > 0 ? [ELLIPSIS] : []), ...cut, ...(to < line.original.length ? [ELLIPSIS] : [])];
}

const ELLIPSIS: Excerpt = { text: "…", hit: false };

/** From where to where the words stand in the original. */
function hitsIn(line: Folded, words: readonly string[]): readonly (readonly [number, number])[] {
  const hits = words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let at = line.text.indexOf(word); at >= 0; at = line.text.indexOf(word, at + word.length))
      places.push([line.from[at] ?? 0, line.from[at + word.length] ?? line.original.length]);
    return places;
  });
  return hits.toSorted(([one], [other]) => one - other);
}

function pieces(line: Folded, words: readonly string[], from: number, to: number): readonly Excerpt[] {
  const parts: Excerpt[] = [];
  let shown = from;
  for (const [start, end] of hitsIn(line, words)) {
    if (start < shown || end > to) continue;
    if (start > shown) parts.push({ text: line.original.slice(shown, start), hit: false });
    parts.push({ text: line.original.slice(start, end), hit: true });
    shown = end;
  }
  if (shown < to) parts.push({ text: line.original.slice(shown, to), hit: false });
  return parts;
}
