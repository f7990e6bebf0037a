import type { Contestant } from "./contestants.ts";
import type { Found } from "./highest.ts";
import type { Machine } from "./machine.ts";
import type { Measured } from "./measure.ts";

/** All that one call of the command has found out. */
export interface Findings {
  readonly machine: Machine;
  readonly tables: number;
  readonly sockets: number;
  readonly period: number;
  readonly seconds: number;
  readonly seed: string;
  readonly steady?: Steady;
  /** The same load on PostgreSQL, whose own processes count among the others. */
  readonly postgres: readonly Steady[];
  readonly contests: readonly Contest[];
}

export interface Steady {
  readonly name: string;
  readonly measured: Measured;
  /** The server's own figures, by name. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Contest {
  readonly name: string;
  readonly promise: string;
  readonly ours: boolean;
  readonly game: string;
  readonly found: Found<Measured>;
}

/** The bar of the steady load: milliseconds within which 99 of 100 choices are acknowledged. */
export const STEADY_BAR = 50;

export function steadyHolds({ measured }: Steady): boolean {
  return measured.latency.p99 <= STEADY_BAR && measured.errors.length === 0 && measured.unanswered === 0;
}

export function contestOf({ name, promise, ours, tables }: Contestant, found: Found<Measured>): Contest {
  return { name, promise, ours, game: tables.game, found };
}

/** Our highest rate against that of each peer that played the same game. */
export function ratios(contests: readonly Contest[]): readonly { name: string; ratio: number }[] {
  return contests
    .filter(({ ours }) => !ours)
    .flatMap((peer) => {
      const own = contests.find(({ ours, game }) => ours && game === peer.game);
      return own === undefined ? [] : [{ name: peer.name, ratio: own.found.highest / peer.found.highest }];
    });
}

/** What a choice costs our server of what it costs each peer, at the highest rate that both were offered and held. */
export function costRatios(
  contests: readonly Contest[],
): readonly { name: string; rate: number; own: number; peer: number }[] {
  return contests
    .filter(({ ours }) => !ours)
    .flatMap((peer) => {
      const own = contests.find(({ ours, game }) => ours && game === peer.game);
      const held = peer.found.steps.filter((step) => step.held).toReversed();
      for (const { rate, result } of held) {
        const step = own?.found.steps.find((one) => one.held && one.rate === rate);
        if (step !== undefined)
          return [{ name: peer.name, rate, own: costOf(step.result), peer: costOf(result) }];
      }
      return [];
    });
}

/** CPU milliseconds of the server per acknowledged choice, which other work on the machine changes less than latencies. */
export function costOf({ server, acknowledged }: Measured): number {
  return (server.cpuSeconds * 1000) / acknowledged;
}
