import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** What a process has used since it was last asked. */
export interface Usage {
  /** Of one core. */
  readonly cpu: number;
  readonly cpuSeconds: number;
  readonly rss: number;
  /** How late its event loop was, in milliseconds. */
  readonly loopDelay: { readonly p99: number; readonly max: number };
}

/** What two processes have used. */
export function together(one: Usage, other: Usage): Usage {
  return {
    cpu: one.cpu + other.cpu,
    cpuSeconds: one.cpuSeconds + other.cpuSeconds,
    rss: one.rss + other.rss,
    loopDelay: {
      p99: Math.max(one.loopDelay.p99, other.loopDelay.p99),
      max: Math.max(one.loopDelay.max, other.loopDelay.max),
    },
  };
}

const RESOLUTION = 20;

/** Watches the process it lives in. */
export class UsageMeter {
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  #cpu = process.cpuUsage();
  #since = performance.now();

  constructor() {
    this.#delay.enable();
  }

  read(): Usage {
    const { user, system } = process.cpuUsage(this.#cpu);
    const elapsed = performance.now() - this.#since;
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    const usage = {
      cpu: (user + system) / 1000 / elapsed,
      cpuSeconds: (user + system) / 1e6,
      rss: process.memoryUsage.rss(),
      loopDelay: { p99: late(this.#delay.percentile(99)), max: late(this.#delay.max) },
    };
    this.#cpu = process.cpuUsage();
    this.#since = performance.now();
    this.#delay.reset();
    return usage;
  }
}
