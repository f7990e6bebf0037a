/** What came of offering one rate. */
export interface Step<R> {
  readonly rate: number;
  readonly held: boolean;
  readonly result: R;
}

export interface Search<R> {
  /** The first rate; each next one is `factor` times as high. */
  readonly from: number;
  readonly factor: number;
  readonly most: number;
  measure(rate: number): Promise<R>;
  holds(result: R): boolean;
}

export interface Found<R> {
  /** The highest rate that was held; 0 if not even the first was. */
  readonly highest: number;
  readonly steps: readonly Step<R>[];
}

/**
 * Raises the rate until it is not held twice running, so that a slow moment of the machine does not decide, then
 * looks once more in the middle between the last that was held and the first that was not.
 */
export async function highestRate<R>({ from, factor, most, measure, holds }: Search<R>): Promise<Found<R>> {
  const steps: Step<R>[] = [];
  const offer = async (rate: number): Promise<boolean> => {
    for (let tries = 0; tries < 2; tries++) {
      const result = await measure(rate);
      const held = holds(result);
      steps.push({ rate, held, result });
      if (held) return true;
    }
    return false;
  };
  let highest = 0;
  let rate = from;
  for (; rate <= most && (await offer(rate)); rate = Math.round(rate * factor)) highest = rate;
  if (highest > 0 && rate <= most) {
    const between = Math.round(Math.sqrt(highest * rate));
    if (await offer(between)) highest = between;
  }
  return { highest, steps };
}
