/** A thread of a simulation: plays the chunks it is sent and answers each with its tally. */
import { parentPort, workerData } from "node:worker_threads";
import type { StudiedKit } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import { type Chunk, playChunk } from "./chunk.ts";
import type { Plan } from "./plan.ts";

export interface WorkerStart {
  readonly kitsModule: string;
  readonly game: string;
  readonly plans: readonly Plan[];
  /** Whether the game's study is to be counted too. */
  readonly studied: boolean;
}

const { kitsModule, game, plans, studied }: WorkerStart = workerData;
const { KITS }: { KITS: readonly StudiedKit[] } = await import(kitsModule);
const kit = KITS.find((known) => known.game.id === game);
if (kit === undefined) throw new Error(`${kitsModule} has no game ${game}`);
const study = studied ? await kit.study?.() : undefined;
parentPort?.on("message", (chunk: Chunk) =>
  parentPort?.postMessage(playChunk(kit, at(plans, chunk.plan), chunk, study)),
);
