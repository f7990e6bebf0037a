/** Memory at one moment, in bytes, after a collection of garbage. */
export interface Sample {
  readonly seconds: number;
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
}

/** Bytes that may be more at the end than after the warm-up, and the same as a share: whichever is more. */
const SLACK = 15e6;
const SHARE = 0.1;

export interface Growth {
  readonly before: number;
  readonly after: number;
  readonly flat: boolean;
}

/** Whether what is held has stopped growing: the last quarter against the second, the first being the warm-up. */
export function growthOf(samples: readonly Sample[]): Growth {
  const quarter = (index: number): readonly Sample[] =>
    samples.slice(Math.floor((index * samples.length) / 4), Math.floor(((index + 1) * samples.length) / 4));
  const before = median(quarter(1).map(heldBy));
  const after = median(quarter(3).map(heldBy));
  return { before, after, flat: after - before <= Math.max(SLACK, before * SHARE) };
}

function heldBy({ heap, external }: Sample): number {
  return heap + external;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
