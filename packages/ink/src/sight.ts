import type { Paint, Say } from "@medallion/kernel";
import { flow, spaced } from "./flow.ts";
import { type Ink, painted } from "./ink.ts";
import { legendOf } from "./legend.ts";

/** What is drawn, in which language, how wide. */
export interface Sight<View> {
  readonly view: View;
  readonly say: Say;
  readonly width: number;
}

/** A text without values. */
export function text({ say }: Pick<Sight<unknown>, "say">, key: string): string {
  return say({ key });
}

/** The lines of a table as a terminal shows them, below them what every mark in them means. */
export function drawn(lines: readonly Ink[], paint: Paint): readonly string[] {
  const legend = legendOf(lines);
  const meanings = flow(legend, { width: paint.width, lead: [], between: "  " });
  return spaced([lines, legend.length > 0 ? meanings : []]).map((line) => painted(line, paint));
}
