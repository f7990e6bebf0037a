import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** How often the loop is looked at, in milliseconds: what it is late beyond this is its delay. */
const RESOLUTION = 20;
const MINUTE = 60_000;

/** How late this process's event loop is, in seconds: over the last one to two minutes if it is read that often. */
export class LoopDelay {
  #now = started();
  #before = started();
  #turned = performance.now();

  read(): { readonly p50: number; readonly p99: number; readonly max: number } {
    this.#turn();
    // The older window is the longer one.
    return {
      p50: late(this.#before.percentile(50)),
      p99: late(this.#before.percentile(99)),
      max: late(this.#before.max),
    };
  }

  close(): void {
    this.#now.disable();
    this.#before.disable();
  }

  /** Lets go of what is older than two minutes. */
  #turn(): void {
    if (performance.now() - this.#turned < MINUTE) return;
    this.#turned = performance.now();
    const oldest = this.#before;
    this.#before = this.#now;
    oldest.reset();
    this.#now = oldest;
  }
}

function started(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  return histogram;
}

function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000) || 0;
}
