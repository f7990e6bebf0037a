import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Kit } from "@medallion/kernel";
import type { World } from "../world.ts";
import { type Chunk, type ChunkResult, type Failure, playChunk } from "./chunk.ts";
import type { Plan } from "./plan.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";
import type { WorkerStart } from "./worker.ts";

export interface Simulation {
  readonly tally: Tally;
  readonly failure?: Failure;
  /** The person stopped it: the tally holds what was played until then. */
  readonly stopped: boolean;
}

export interface Extent extends Chunk {
  readonly workers: number;
}

/** Games between two looks at the clock and at the person's wish to stop. */
const CHUNK = 10;

/** Plays all games of the extent over threads; the tally does not depend on their number. */
export async function simulate(
  world: World,
  kit: Kit,
  plan: Plan,
  extent: Extent,
  onProgress: (done: number) => void,
): Promise<Simulation> {
  const tally = emptyTally();
  let failure: Failure | undefined;
  let next = extent.first;
  const end = extent.first + extent.games;
  const stop = new AbortController();
  const take = (): Chunk | undefined => {
    if (stop.signal.aborted || failure !== undefined || next >= end) return undefined;
    const chunk = { first: next, games: Math.min(CHUNK, end - next) };
    next += chunk.games;
    return chunk;
  };
  const give = (result: ChunkResult): void => {
    merge(tally, result.tally);
    if (failure === undefined || (result.failure !== undefined && result.failure.number < failure.number))
      failure = result.failure;
    onProgress(tally.games);
  };
  const forget = world.onInterrupt(() => stop.abort());
  try {
    if (extent.workers <= 1) await playHere(kit, plan, take, give);
    else {
      const start: WorkerStart = { kitsModule: world.kitsModule, plan };
      const threads = Math.min(extent.workers, Math.ceil(extent.games / CHUNK));
      await Promise.all(Array.from({ length: threads }, () => playThere(start, stop.signal, take, give)));
    }
  } finally {
    forget();
  }
  const stopped = stop.signal.aborted;
  return failure === undefined ? { tally, stopped } : { tally, stopped, failure };
}

type Take = () => Chunk | undefined;
type Give = (result: ChunkResult) => void;

async function playHere(kit: Kit, plan: Plan, take: Take, give: Give): Promise<void> {
  for (let chunk = take(); chunk !== undefined; chunk = take()) {
    give(playChunk(kit, plan, chunk));
    await setImmediate();
  }
}

async function playThere(start: WorkerStart, stop: AbortSignal, take: Take, give: Give): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: start });
  try {
    await new Promise<void>((resolve, reject) => {
      const send = (): void => {
        const chunk = take();
        if (chunk === undefined) resolve();
        else worker.postMessage(chunk);
      };
      worker.on("error", reject);
      worker.on("message", (result: ChunkResult) => {
        give(result);
        send();
      });
      stop.addEventListener("abort", () => resolve());
      send();
    });
  } finally {
    await worker.terminate();
  }
}
