import type { Tone } from "@medallion/kernel";
import type { Ink, Span } from "./ink.ts";

/** A sign that stands for something, with what it means. */
export function mark(sign: string, means: string, tone?: Tone): Span {
  return tone === undefined ? { text: sign, means } : { text: sign, means, tone };
}

/** The meaning of every mark that was drawn, in the order they are met. */
export function legendOf(lines: readonly Ink[]): readonly Ink[] {
  const meanings = new Map<string, Span>();
  for (const line of lines)
    for (const span of line)
      if (span.means !== undefined && !meanings.has(span.text)) meanings.set(span.text, span);
  return Array.from(meanings.values(), ({ text: sign, means = "" }) => [
    { text: `${sign} ${means}`, tone: "quiet" as const },
  ]);
}
