import { parentPort, workerData } from "node:worker_threads";
import { type InsightKit, Insights, type Means } from "@medallion/bots";
import type { BotTask } from "@medallion/table";
import { stepBack } from "../step-back.ts";
import { begun, finished, isUnwanted, type Thought, type WorkerStart } from "./worker-messages.ts";

/** The thread that bots think in: answers the tasks of a batch one by one, in their order. */

/** Answers are said once this many milliseconds have passed since the last were. */
const HELD_BACK = 2;

const port = parentPort;
if (port === null) throw new Error("bots/worker.ts runs in a thread of BotQueue");
stepBack();
const start: WorkerStart = workerData;
type Choose = (kit: InsightKit, task: BotTask, means: Means) => number;
const { KITS }: { KITS: readonly InsightKit[] } = await import(start.kitsModule);
const { chooseFor }: { chooseFor: Choose } = await import(start.chooseModule);
const insights = new Insights();

async function think(task: BotTask, isCancelled: () => boolean): Promise<Thought> {
  const before = performance.now();
  try {
    const kit = KITS.find(({ game }) => game.id === task.game);
    if (kit === undefined) throw new Error(`There is no game "${task.game}" in ${start.kitsModule}.`);
    const insight = await insights.for(task.bot, kit);
    const choice = chooseFor(kit, task, { insight, watch: { now: () => performance.now(), isCancelled } });
    return { kind: "chose", choice, took: performance.now() - before };
  } catch (failure) {
    const why = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    return { kind: "broke", why, took: performance.now() - before };
  }
}

port.on("message", async (batch: string) => {
  const tasks: readonly BotTask[] = JSON.parse(batch);
  let thoughts: Thought[] = [];
  let said = performance.now();
  for (const [index, task] of tasks.entries()) {
    begun(start.progress, index);
    thoughts.push(await think(task, () => isUnwanted(start.progress, index)));
    if (performance.now() - said < HELD_BACK) continue;
    port.postMessage(thoughts);
    thoughts = [];
    said = performance.now();
  }
  finished(start.progress);
  if (thoughts.length > 0) port.postMessage(thoughts);
});
