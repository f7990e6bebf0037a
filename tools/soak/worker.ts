import { parentPort } from "node:worker_threads";
import { findKit } from "@medallion/games";
import { type Progress, type Report, soak } from "@medallion/suites";
import type { Job } from "./plan.ts";

/** What a thread says: after each game, and when its job is done. */
export type Said =
  | { readonly kind: "played"; readonly progress: Progress }
  | { readonly kind: "done"; readonly report: Report };

const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on("message", ({ game, effort }: Job) => {
  const kit = findKit(game);
  if (kit === undefined) throw new Error(`there is no game ${game}`);
  const report = soak(kit, effort, (progress) => say({ kind: "played", progress }));
  say({ kind: "done", report });
});
