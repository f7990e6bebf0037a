import type { Answer } from "@medallion/old-world/forecast";

/** How often the answer knocks out: of the cards where somebody chooses, of cards and die where nobody does. */
export function knockOdds({ outcomes, cards, knocks, die }: Answer): {
  readonly knocks: number;
  readonly of: number;
} {
  if (!die) return { knocks, of: cards };
  return { knocks: outcomes.filter(({ end }) => end === "out").length, of: outcomes.length };
}
