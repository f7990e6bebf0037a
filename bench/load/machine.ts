import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";

/** Where figures were measured. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  /** Of the last minute, before anything was started here: above 0.3 others were at work too. */
  readonly loadBefore: number;
  /** Milliseconds to append a page to a file and flush it to the disk, the median. */
  readonly flush: number;
}

export function describeMachine(folder: string): Machine {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? "unknown",
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${release()}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
    flush: medianFlush(join(folder, "flush")),
  };
}

function medianFlush(path: string): number {
  const file = openSync(path, "w");
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: 51 }, () => {
    const before = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - before;
  });
  closeSync(file);
  return times.sort((a, b) => a - b)[25] ?? Number.NaN;
}

/** Milliseconds of all cores together since the machine was started: those in use, and all. */
export function cpuTimes(): { readonly cores: number; readonly busy: number; readonly all: number } {
  const cores = cpus();
  const sum = (one: (times: (typeof cores)[number]["times"]) => number): number =>
    cores.reduce((total, { times }) => total + one(times), 0);
  const all = sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq);
  return { cores: cores.length, all, busy: all - sum(({ idle }) => idle) };
}
