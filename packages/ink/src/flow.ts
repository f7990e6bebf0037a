import type { Ink, Span } from "./ink.ts";
import { cut, ink, inkWidth, spaces } from "./ink.ts";

interface FlowShape {
  readonly width: number;
  /** What stands before the first item. */
  readonly lead: Ink;
  /** Columns left free before all further lines; those of the lead if absent. */
  readonly indent?: number;
  readonly between?: string;
}

const BETWEEN = " · ";
/** On narrower tables a wide lead would leave too little room for what follows. */
const NARROW = 60;
const NARROW_INDENT = 6;

/** Items one after another, as many lines as it takes; an item is only broken, at its spaces, if it fills a line. */
export function flow(items: readonly Ink[], shape: FlowShape): readonly Ink[] {
  const { width, lead, between = BETWEEN } = shape;
  const indent = shape.indent ?? (width < NARROW ? Math.min(NARROW_INDENT, inkWidth(lead)) : inkWidth(lead));
  const lines: Ink[] = [];
  let line = lead;
  let empty = true;
  const put = (part: Ink, gap: string): void => {
    const glued = empty ? part : [...ink(gap, "quiet"), ...part];
    if (inkWidth(line) + inkWidth(glued) <= width) line = [...line, ...glued];
    else {
      const fresh = !empty || indent < inkWidth(lead);
      if (fresh) lines.push(line);
      line = [...(fresh ? spaces(indent) : lead), ...part];
    }
    empty = false;
  };
  for (const item of items) {
    if (inkWidth(item) <= width - indent) put(item, between);
    else for (const [i, word] of wordsOf(item).entries()) put(word, i === 0 ? between : " ");
  }
  return [...lines, line].map((full) => cut(full, width));
}

/** Blocks with an empty line between each two; empty blocks leave no trace. */
export function spaced(blocks: readonly (readonly Ink[])[]): readonly Ink[] {
  return blocks.filter((block) => block.length > 0).flatMap((block, i) => (i === 0 ? block : [[], ...block]));
}

/** An item that stands for several things. */
export interface Counted {
  readonly item: Ink;
  readonly count: number;
}

/** Items on one line; what the items that do not fit stand for is counted. */
export function oneLine(items: readonly Counted[], { lead, width, between = BETWEEN }: FlowShape): Ink {
  let line = lead;
  for (const [i, { item }] of items.entries()) {
    const next = i === 0 ? [...line, ...item] : [...line, ...ink(between, "quiet"), ...item];
    const rest = more(items.slice(i + 1));
    if (inkWidth(next) + inkWidth(rest) > width)
      return i === 0 ? [...cut(next, width - inkWidth(rest)), ...rest] : [...line, ...more(items.slice(i))];
    line = next;
  }
  return line;
}

function more(items: readonly Counted[]): Ink {
  const count = items.reduce((sum, item) => sum + item.count, 0);
  return count === 0 ? [] : ink(` … +${count}`, "quiet");
}

function wordsOf(item: Ink): readonly Ink[] {
  const words: Span[][] = [[]];
  for (const span of item)
    for (const [i, text] of span.text.split(" ").entries()) {
      if (i > 0) words.push([]);
      if (text !== "") words.at(-1)?.push({ ...span, text });
    }
  return words.filter((word) => word.length > 0);
}
