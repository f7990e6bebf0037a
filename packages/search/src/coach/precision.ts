/** What may be told of a chance: a number as precise as it is calibrated, that it is even, or that it is not known. */
export type ToldChance =
  | { readonly kind: "about"; readonly percent: number }
  | { readonly kind: "under" | "over"; readonly percent: number }
  | { readonly kind: "even" }
  | { readonly kind: "unknown" };

/** What chances are rounded to where they are off by no more at worst; the largest first. */
const STEPS = [10, 5] as const;
const WHOLE = 100;

/**
 * To what points of a hundred a chance may be rounded: no finer than the model and chance let it be off; absent where
 * that is more than ten points.
 */
export function precisionOf(error: number, spread = 0): number | undefined {
  const off = WHOLE * Math.hypot(error, spread);
  let finest: number | undefined;
  for (const step of STEPS) if (off <= step) finest = step;
  return finest;
}

/** A chance as it may be told, among so many camps. */
export function tell(chance: number, camps: number, error: number, spread = 0): ToldChance {
  const step = precisionOf(error, spread);
  if (step === undefined) return { kind: "unknown" };
  const percent = step * Math.round((WHOLE * chance) / step);
  if (percent <= 0) return { kind: "under", percent: step };
  if (percent >= WHOLE) return { kind: "over", percent: WHOLE - step };
  if (camps === 2 && 2 * percent === WHOLE) return { kind: "even" };
  return { kind: "about", percent };
}
