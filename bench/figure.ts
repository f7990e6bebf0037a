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

/** What one game has timed, and the figures it makes of how often each was done per CPU second. */
export interface Trial {
  readonly timed: Readonly<Record<string, Timed>>;
  figures(per: (name: string) => number, chess: Peer): readonly Figure[];
}

/** What games are compared with, and how often it was done per CPU second in the same run. */
export interface Peer {
  readonly name: string;
  readonly per: number;
}

/** Something to be timed: `work` is done `times` times in each round. */
export interface Timed {
  readonly times: number;
  readonly warmUp: number;
  work(turn: number): void;
}

/**
 * How often each is done per CPU second. Rounds of all alternate, so that a slow moment of the machine hits
 * all alike, and the fastest round of each counts: whatever else runs here can only slow it down.
 */
export function rates<Name extends string>(
  timed: Readonly<Record<Name, Timed>>,
  rounds: number,
): Record<Name, number> {
  // A record has no other keys than its names.
  const names = Object.keys(timed) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (const name of names) for (let i = 0; i < timed[name].warmUp; i++) timed[name].work(i);
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const { times, work } = timed[name];
      const seconds = cpuSeconds(() => {
        for (let i = 0; i < times; i++) work(round * times + i);
      });
      best[name] = Math.max(best[name], times / seconds);
    }
  return best;
}

/** CPU seconds that `work` took, user and system, all threads of this process. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A rate beside that of the peer. */
export function rateFigure(
  name: string,
  rate: { readonly per: number; readonly unit: string; readonly note?: string },
  peer: Peer,
): Figure {
  const { per, unit, note } = rate;
  const figure = { name, value: rounded(per), unit, peer: peer.name, ratio: rounded(per / peer.per) };
  return note === undefined ? figure : { ...figure, note };
}

export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
