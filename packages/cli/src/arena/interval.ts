import type { Estimate } from "@medallion/fittings";
import { ratioOf, type Sums } from "../sim/study/sums.ts";
import { wilson } from "../sim/wilson.ts";

/**
 * A share with its 95 % interval, the deals being the independent units. Where all deals came out alike their spread
 * says nothing, and the interval is that of so many single games.
 */
export function shareOf(sums: Sums): Estimate {
  const estimate = ratioOf(sums);
  if (estimate.count === 0 || estimate.high - estimate.low > 1e-9)
    return { ...estimate, low: Math.max(0, estimate.low), high: Math.min(1, estimate.high) };
  const { low, high } = wilson(estimate.value * sums.games, sums.games);
  return { ...estimate, low, high };
}

/** The same as a multiple of the fair share. */
export function relativeOf({ share, relative }: { readonly share: Sums; readonly relative: Sums }): Estimate {
  const estimate = ratioOf(relative);
  if (estimate.count === 0 || estimate.high - estimate.low > 1e-9)
    return { ...estimate, low: Math.max(0, estimate.low) };
  const { low, high } = shareOf(share);
  const scale = share.of / relative.of;
  return { ...estimate, low: low * scale, high: high * scale };
}
