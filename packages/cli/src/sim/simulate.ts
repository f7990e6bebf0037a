import { at } from "@medallion/kernel";
import { addLosses, type Losses } from "../outside/loss.ts";
import type { World } from "../world.ts";
import type { Final } from "./game.ts";
import type { Hands } from "./hands.ts";
import { InOrder } from "./in-order.ts";
import type { Plan } from "./plan.ts";
import type { Memory } from "./run.ts";
import type { PackedSamples } from "./samples.ts";
import { emptyStudy, mergeStudy, type StudyTally } from "./study/count.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";
import { type Failure, keyOf, type Task, type TaskResult, type Wants } from "./task.ts";

export interface Simulation {
  readonly runs: readonly Run[];
  readonly failure?: FailedRun;
  /** The person stopped it: the tallies hold what was played until then. */
  readonly stopped: boolean;
  readonly losses: Losses;
}

/** What came of one plan. */
export interface Run {
  readonly plan: Plan;
  readonly tally: Tally;
  readonly studied: StudyTally;
  /** In the order of their numbers; empty unless they were wanted. */
  readonly finals: Final[];
}

/** The failure, and the place of its plan. */
export interface FailedRun extends Failure {
  readonly plan: number;
}

export interface Effort {
  readonly plans: readonly Plan[];
  readonly wants: Wants;
  /** The number of the first game of every plan. */
  readonly first: number;
  /** How many games of a plan are one task. */
  portion(plan: Plan): number;
  readonly hands: Hands;
  /** Is given the lines of games, packed, in the order of the games. */
  readonly keep?: (packed: Buffer) => void;
  /** Is given the samples of games in the order of the games. */
  readonly learn?: (samples: PackedSamples) => void;
  /** Knows what was played before, and is told what is played now. */
  readonly memory?: Memory;
}

/** Plays all games of the plans; what comes of it does not depend on whose hands they are in. */
export async function simulate(
  world: Pick<World, "onInterrupt">,
  effort: Effort,
  onProgress: (done: number) => void,
): Promise<Simulation> {
  const { plans, memory } = effort;
  const runs = plans.map((plan): Run => ({ plan, tally: emptyTally(), studied: emptyStudy(), finals: [] }));
  const tasks = tasksOf(effort);
  const losses: Losses = {};
  const results = new InOrder<readonly [Task, TaskResult]>(([{ plan }, result]) => {
    const run = at(runs, plans.indexOf(plan));
    merge(run.tally, result.tally);
    if (result.studied !== undefined) mergeStudy(run.studied, result.studied);
    run.finals.push(...(result.finals ?? []));
    addLosses(losses, result.losses);
    for (const samples of result.samples ?? []) effort.learn?.(samples);
    if (result.packed !== undefined) effort.keep?.(Buffer.from(result.packed, "base64"));
  });
  const stop = new AbortController();
  let failure: FailedRun | undefined;
  let done = 0;
  const use = (place: number, result: TaskResult): void => {
    const task = at(tasks, place);
    results.add(place, [task, result]);
    done += result.tally.games;
    if (result.failure !== undefined) {
      const failed = { ...result.failure, plan: plans.indexOf(task.plan) };
      if (isEarlier(failed, failure)) failure = failed;
    }
    onProgress(done);
  };
  let next = 0;
  const take = (): { place: number; task: Task } | undefined => {
    while (!stop.signal.aborted && failure === undefined) {
      const place = next++;
      const task = tasks[place];
      if (task === undefined) return undefined;
      const before = memory?.done.get(keyOf(task));
      if (before === undefined) return { place, task };
      use(place, before);
    }
    return undefined;
  };
  const give = (place: number, result: TaskResult): void => {
    // What broke off is played again: that may be mended.
    if (result.failure === undefined) memory?.add(keyOf(at(tasks, place)), result);
    use(place, result);
  };
  const forget = world.onInterrupt(() => stop.abort());
  try {
    await effort.hands({ take, give, stop: stop.signal });
  } finally {
    forget();
  }
  results.finish();
  const stopped = stop.signal.aborted;
  return failure === undefined ? { runs, losses, stopped } : { runs, losses, stopped, failure };
}

function tasksOf({ plans, first, wants, portion }: Effort): readonly Task[] {
  return plans.flatMap((plan) => {
    const size = portion(plan);
    return Array.from({ length: Math.ceil(plan.games / size) }, (_, i) => ({
      plan,
      first: first + i * size,
      games: Math.min(size, plan.games - i * size),
      wants,
    }));
  });
}

function isEarlier(one: FailedRun, other: FailedRun | undefined): boolean {
  if (other === undefined || one.plan !== other.plan) return other === undefined || one.plan < other.plan;
  return one.number < other.number;
}
