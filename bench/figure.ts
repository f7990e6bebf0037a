/** One measured number; `ratio` compares it with the peer measured in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  readonly ratio: number;
  /** What else helps to read the number. */
  readonly note?: string;
}

/** CPU seconds that `work` took, user and system, all threads of this process. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How often `work` runs per CPU second: the median of several rounds, after a warm-up. */
export function rate(work: (round: number) => void, { warmUp, times, rounds }: Effort): number {
  for (let i = 0; i < warmUp; i++) work(-1 - i);
  const rates = Array.from({ length: rounds }, (_, round) => {
    const seconds = cpuSeconds(() => {
      for (let i = 0; i < times; i++) work(round * times + i);
    });
    return times / seconds;
  });
  return median(rates);
}

export interface Effort {
  readonly warmUp: number;
  readonly times: number;
  readonly rounds: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
