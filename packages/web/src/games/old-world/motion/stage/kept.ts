import type { Box } from "../../../../drawn/film/stage/box.ts";
import type { Measured } from "../../../../drawn/film/stage/measured.ts";

/** What films need of the table as it was. */
export interface KeptFigures {
  /** Where figures stood, by their names. */
  readonly figures: ReadonlyMap<string, Box>;
}

export function keepFigures(seen: Measured): KeptFigures {
  const figures = new Map<string, Box>();
  for (const [ref, { box }] of seen.cards)
    if (box !== undefined && ref.startsWith("figure:")) figures.set(ref, box);
  return { figures };
}
