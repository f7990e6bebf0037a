/** The Wilson interval of a rate: where the true rate lies with 95 % confidence. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of 97.5 %. */
const Z = 1.959963984540054;

export function wilson(successes: number, trials: number): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = successes / trials;
  const spread = (Z * Z) / trials;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
