/** A piece of a line as the book writes it. */
export type Span =
  | { readonly kind: "plain" | "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly chapter: string };

/** What stands below each other in a chapter. */
export type Block =
  | { readonly kind: "heading" | "paragraph" | "example"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] };

const HEADING = "## ";
const ITEM = "- ";
const EXAMPLE = "> ";

/** The text of a chapter, which is a small part of Markdown, as blocks; lines that follow each other are one. */
export function readText(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(readBlock);
}

function readBlock(text: string): readonly Block[] {
  if (text.startsWith(HEADING)) return [{ kind: "heading", spans: readSpans(text.slice(HEADING.length)) }];
  if (text.startsWith(EXAMPLE)) return [{ kind: "example", spans: readSpans(text.slice(EXAMPLE.length)) }];
  if (!text.startsWith(ITEM)) return [{ kind: "paragraph", spans: readSpans(text) }];
  const items = `\n${text}`.split(`\n${ITEM}`).slice(1);
  return [{ kind: "list", items: items.map(readSpans) }];
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\(#(?<chapter>[a-z0-9-]+)\)/g;

function readSpans(text: string): readonly Span[] {
  const line = text.trim().replace(/\s*\n\s*/g, " ");
  const spans: Span[] = [];
  let read = 0;
  for (const { index, 0: whole, groups } of line.matchAll(MARKED)) {
    if (index > read) spans.push({ kind: "plain", text: line.slice(read, index) });
    spans.push(markedSpan(groups ?? {}));
    read = index + whole.length;
  }
  if (read < line.length) spans.push({ kind: "plain", text: line.slice(read) });
  return spans;
}

function markedSpan({ strong, text = "", chapter = "" }: Record<string, string | undefined>): Span {
  return strong === undefined ? { kind: "link", text, chapter } : { kind: "strong", text: strong };
}

/** The words alone, as they are searched. */
export function plainText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** The lines of a block, one per item of a list. */
export function linesOf(block: Block): readonly string[] {
  return block.kind === "list" ? block.items.map(plainText) : [plainText(block.spans)];
}
