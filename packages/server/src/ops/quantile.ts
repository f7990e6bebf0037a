/** One line of a histogram as the registry gives it: how many observations were at most `le`. */
export interface Bucket {
  readonly value: number;
  readonly labels: { readonly le?: string | number };
}

/** The least bound of a bucket that so large a part of all observations stays under; `Infinity` beyond the last bound. */
export function quantileOf(buckets: readonly Bucket[], part: number): number | undefined {
  const bounds = buckets.flatMap(({ value, labels: { le } }) =>
    le === undefined ? [] : [{ bound: le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le), count: value }],
  );
  const all = bounds.at(-1)?.count ?? 0;
  if (all === 0) return undefined;
  return bounds.find(({ count }) => count >= part * all)?.bound;
}
