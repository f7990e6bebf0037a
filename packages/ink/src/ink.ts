import type { Paint, Tone } from "@medallion/kernel";

/** A stretch of text in one tone; a mark also says what it means, for the legend. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone;
  readonly means?: string;
}

/** Text with its tones, coloured only at the very end, so that it can be measured, wrapped and cut before. */
export type Ink = readonly Span[];

export function ink(text: string, tone?: Tone): Ink {
  return [tone === undefined ? { text } : { text, tone }];
}

export function spaces(count: number): Ink {
  return ink(" ".repeat(Math.max(0, count)));
}

/** Parts after one another with the same text between each two. */
export function joined(parts: readonly Ink[], between: Ink): Ink {
  return parts.flatMap((part, i) => (i === 0 ? part : [...between, ...part]));
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Signs that take one column each: most texts hold no others, and counting them is quick. */
const PLAIN =
  /^[\x20-\x7e\u00a1-\u00a9\u00ab\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u04ff\u2010-\u2027\u2190-\u22ff\u2500-\u25f9\u2660-\u2666\u2680-\u2685\u2800-\u28ff]*$/;
/** What a terminal shows in two columns: only names of players can hold such signs. */
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uFF01-\uFF60]/u;

function graphemesOf(text: string): readonly string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

function columnsOf(grapheme: string): number {
  return WIDE.test(grapheme) ? 2 : 1;
}

/** How many columns the text takes. */
export function textWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return graphemesOf(text).reduce((sum, grapheme) => sum + columnsOf(grapheme), 0);
}

export function inkWidth(line: Ink): number {
  return line.reduce((sum, { text }) => sum + textWidth(text), 0);
}

/** The text filled with spaces on its right. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - textWidth(text)));
}

/** What fits into the width; what does not is replaced by an ellipsis. */
export function cut(line: Ink, width: number): Ink {
  if (inkWidth(line) <= width) return line;
  const kept: Span[] = [];
  let left = width - 1;
  for (const span of line) {
    const text = beginning(span.text, left);
    if (text !== "") kept.push({ ...span, text });
    left -= textWidth(text);
    if (text !== span.text) break;
  }
  return width < 1 ? [] : [...kept, { text: "…" }];
}

function beginning(text: string, width: number): string {
  let kept = "";
  let left = width;
  for (const grapheme of graphemesOf(text)) {
    left -= columnsOf(grapheme);
    if (left < 0) break;
    kept += grapheme;
  }
  return kept;
}

/** The line as it is printed, without spaces at its end. */
export function painted(line: Ink, paint: Paint): string {
  const last = line.findLastIndex(({ text }) => text.trim() !== "");
  return line
    .slice(0, last + 1)
    .map(({ text, tone }, i) => {
      const shown = i === last ? text.trimEnd() : text;
      return tone === undefined ? shown : paint.tone(tone, shown);
    })
    .join("");
}
