import { parentPort } from "node:worker_threads";
import { KITS } from "@medallion/games";
import { type Progress, type Report, runSuites } from "@medallion/suites";
import type { Job } from "./plan.ts";

/** What a thread says: after each game, and when its job is done. */
export type Said =
  | { readonly kind: "played"; readonly progress: Progress }
  | { readonly kind: "done"; readonly report: Report };

const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on("message", ({ game, effort }: Job) => {
  const kit = KITS.find((known) => known.game.id === game);
  if (kit === undefined) throw new Error(`there is no game ${game}`);
  const run = runSuites(kit, effort);
  for (;;) {
    const next = run.next();
    if (next.done === true) return say({ kind: "done", report: next.value });
    say({ kind: "played", progress: next.value });
  }
});
