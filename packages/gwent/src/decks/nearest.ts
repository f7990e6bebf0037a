import { at } from "@medallion/kernel";

/** Longer words are nobody's slip of the pen. */
const LONGEST_WORD = 60;

/** The candidate a misspelt word most likely means; none if nothing is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    const apart = candidate.split("-").includes(word) ? 1 : distance(word, candidate);
    if (apart >= least) continue;
    best = candidate;
    least = apart;
  }
  return best;
}

/** Letters to insert, drop, replace or swap with a neighbour to get from one word to the other. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return at(last, to.length);
}
