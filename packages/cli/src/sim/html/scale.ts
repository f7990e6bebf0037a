/** A stretch of numbers drawn from left to right, with round numbers to read it by. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step that covers `span` in at most `most` steps. */
export function roundStep(span: number, most: number): number {
  const least = span / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** A scale with round ends that holds all the numbers; those that are not finite do not count. */
export function scaleFor(values: readonly number[], most = 5): Scale {
  const finite = values.filter(Number.isFinite);
  const least = Math.min(...finite);
  const span = Math.max(...finite) - least;
  // What differs only by rounding is one number.
  if (finite.length === 0 || span <= 1e-9 * Math.max(1, Math.abs(least)))
    return scaleFor([(finite[0] ?? 0) - 1, (finite[0] ?? 0) + 1], most);
  const step = roundStep(span, most - 1);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil((least + span) / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Where a value lies, in per cent from the left; what lies outside is drawn at the end. */
export function along({ low, high }: Scale, value: number): number {
  const part = (100 * (value - low)) / (high - low);
  return Number(Math.min(100, Math.max(0, part)).toFixed(2));
}
