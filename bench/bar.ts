/** One measured number with the most that it may be. */
export interface Barred {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: number;
  /** What else helps to read the number. */
  readonly note: string;
}

/** Prints each figure beside its bar; one that is not held fails the run. */
export function concludeBars(figures: readonly Barred[], json: boolean): void {
  for (const figure of figures) {
    const { name, value, unit, bar, note } = figure;
    const held = value <= bar;
    const ratio = (bar === 0 ? value : value / bar).toFixed(2);
    console.log(
      json
        ? JSON.stringify({ ...figure, ratio: Number(ratio), held })
        : `${name}: ${value} ${unit} (${note}), ${ratio} of the bar of ${bar} ${unit}: ${held ? "held" : "NOT held"}`,
    );
    if (!held) process.exitCode = 1;
  }
}
