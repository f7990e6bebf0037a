/** A thread that plays: is sent tasks, one at a time, and answers each with what came of it. */
import { parentPort, workerData } from "node:worker_threads";
import type { WorldKit } from "../world.ts";
import type { Task } from "./task.ts";
import { Workbench } from "./workbench.ts";

export interface WorkerStart {
  readonly kitsModule: string;
}

/** What a thread is told: a task, or nothing more. */
export type WorkerWord = Task | "close";

const { kitsModule }: WorkerStart = workerData;
const { KITS }: { KITS: readonly WorldKit[] } = await import(kitsModule);
const bench = new Workbench(KITS);
parentPort?.on("message", async (word: WorkerWord) => {
  if (word !== "close") return parentPort?.postMessage(await bench.play(word));
  await bench.close();
  parentPort?.close();
});
