import type { Sample } from "./pace.ts";

/** Latencies in milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

/** All that a report shows of the latencies of one run. */
export interface Latency extends Quantiles {
  readonly count: number;
  /** Latencies up to `upTo`, counted; each bucket reaches a tenth of a decade further. */
  readonly histogram: readonly { readonly upTo: number; readonly count: number }[];
  /** Second by second. */
  readonly seconds: readonly (Quantiles & { readonly second: number })[];
}

export function latencyOf(samples: readonly Sample[]): Latency {
  const seconds = Map.groupBy(samples, ({ due }) => Math.floor(due / 1000));
  return {
    ...quantilesOf(samples),
    count: samples.length,
    histogram: histogramOf(samples),
    seconds: [...seconds].map(([second, some]) => ({ second, ...quantilesOf(some) })),
  };
}

function quantilesOf(samples: readonly Sample[]): Quantiles {
  const sorted = Float64Array.from(samples, ({ took }) => took).sort();
  // The smallest latency that so large a part of all does not exceed.
  const quantile = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return {
    p50: quantile(0.5),
    p90: quantile(0.9),
    p99: quantile(0.99),
    p999: quantile(0.999),
    max: sorted.at(-1) ?? Number.NaN,
  };
}

const BUCKETS_PER_DECADE = 10;

function histogramOf(samples: readonly Sample[]): Latency["histogram"] {
  const bucketOf = (took: number): number => Math.ceil(Math.log10(Math.max(took, 0.1)) * BUCKETS_PER_DECADE);
  const counts = Map.groupBy(samples, ({ took }) => bucketOf(took));
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([bucket, some]) => ({ upTo: 10 ** (bucket / BUCKETS_PER_DECADE), count: some.length }));
}
