/** A thread of a simulation: plays the chunks it is sent and answers each with its tally. */
import { parentPort, workerData } from "node:worker_threads";
import type { Kit } from "@medallion/kernel";
import { type Chunk, playChunk } from "./chunk.ts";
import type { Plan } from "./plan.ts";

export interface WorkerStart {
  readonly kitsModule: string;
  readonly plan: Plan;
}

const { kitsModule, plan }: WorkerStart = workerData;
const { KITS }: { KITS: readonly Kit[] } = await import(kitsModule);
const kit = KITS.find(({ game }) => game.id === plan.game);
if (kit === undefined) throw new Error(`${kitsModule} has no game ${plan.game}`);
parentPort?.on("message", (chunk: Chunk) => parentPort?.postMessage(playChunk(kit, plan, chunk)));
