import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Study } from "@medallion/fittings";
import { at, type Kit } from "@medallion/kernel";
import type { World } from "../world.ts";
import { type Chunk, type ChunkResult, type Failure, playChunk } from "./chunk.ts";
import { InOrder } from "./in-order.ts";
import type { Plan } from "./plan.ts";
import { emptyStudy, mergeStudy, type StudyTally } from "./study/count.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";
import type { WorkerStart } from "./worker.ts";

export interface Simulation {
  readonly runs: readonly Run[];
  readonly failure?: Failure;
  /** The person stopped it: the tallies hold what was played until then. */
  readonly stopped: boolean;
}

/** What came of one plan. */
export interface Run {
  readonly plan: Plan;
  readonly tally: Tally;
  readonly studied: StudyTally;
}

export interface Effort {
  /** The number of the first game of every plan. */
  readonly first: number;
  readonly workers: number;
  /** Counted too, if there is one. */
  readonly study: Study | undefined;
}

/** Games between two looks at the clock and at the person's wish to stop. */
const CHUNK = 10;

/** Plays all games of the plans over threads; what is counted does not depend on their number. */
export async function simulate(
  world: World,
  kit: Kit,
  plans: readonly Plan[],
  effort: Effort,
  onProgress: (done: number) => void,
): Promise<Simulation> {
  const runs = plans.map((plan): Run => ({ plan, tally: emptyTally(), studied: emptyStudy() }));
  const results = new InOrder<ChunkResult>(({ chunk, tally, studied }) => {
    const run = at(runs, chunk.plan);
    merge(run.tally, tally);
    mergeStudy(run.studied, studied);
  });
  const chunks = chunksOf(plans, effort.first);
  const stop = new AbortController();
  let failure: Failure | undefined;
  let next = 0;
  let done = 0;
  const take: Take = () => {
    if (stop.signal.aborted || failure !== undefined) return undefined;
    const chunk = chunks[next];
    return chunk === undefined ? undefined : { place: next++, chunk };
  };
  const give: Give = (place, result) => {
    results.add(place, result);
    done += result.tally.games;
    if (result.failure !== undefined && isEarlier(result.failure, failure)) failure = result.failure;
    onProgress(done);
  };
  const forget = world.onInterrupt(() => stop.abort());
  try {
    if (effort.workers <= 1) await playHere(kit, plans, effort.study, take, give);
    else {
      const start = {
        kitsModule: world.kitsModule,
        game: kit.game.id,
        plans,
        studied: effort.study !== undefined,
      };
      const threads = Math.min(effort.workers, chunks.length);
      await Promise.all(Array.from({ length: threads }, () => playThere(start, stop.signal, take, give)));
    }
  } finally {
    forget();
  }
  results.finish();
  const stopped = stop.signal.aborted;
  return failure === undefined ? { runs, stopped } : { runs, stopped, failure };
}

function chunksOf(plans: readonly Plan[], first: number): readonly Chunk[] {
  return plans.flatMap(({ games }, plan) =>
    Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => ({
      plan,
      first: first + i * CHUNK,
      games: Math.min(CHUNK, games - i * CHUNK),
    })),
  );
}

function isEarlier(one: Failure, other: Failure | undefined): boolean {
  if (other === undefined || one.plan !== other.plan) return other === undefined || one.plan < other.plan;
  return one.number < other.number;
}

type Take = () => { readonly place: number; readonly chunk: Chunk } | undefined;
type Give = (place: number, result: ChunkResult) => void;

async function playHere(
  kit: Kit,
  plans: readonly Plan[],
  study: Study | undefined,
  take: Take,
  give: Give,
): Promise<void> {
  for (let taken = take(); taken !== undefined; taken = take()) {
    give(taken.place, playChunk(kit, at(plans, taken.chunk.plan), taken.chunk, study));
    await setImmediate();
  }
}

async function playThere(start: WorkerStart, stop: AbortSignal, take: Take, give: Give): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: start });
  try {
    await new Promise<void>((resolve, reject) => {
      let place = 0;
      const send = (): void => {
        const taken = take();
        if (taken === undefined) return resolve();
        place = taken.place;
        worker.postMessage(taken.chunk);
      };
      worker.on("error", reject);
      worker.on("message", (result: ChunkResult) => {
        give(place, result);
        send();
      });
      stop.addEventListener("abort", () => resolve());
      send();
    });
  } finally {
    await worker.terminate();
  }
}
