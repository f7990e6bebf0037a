import { Worker } from "node:worker_threads";
import { commandFor, type Progress, type Report, seedOfGame } from "@medallion/suites";
import type { Job } from "./plan.ts";
import type { Said } from "./worker.ts";

/** A game that takes longer has hung. */
const PATIENCE_SECONDS = 120;

/** What came of a job; `played` alone when it was stopped or its thread died, with what killed it. */
export interface JobRun {
  readonly job: Job;
  readonly played: readonly Progress[];
  readonly report: Report | undefined;
  readonly died: string | undefined;
}

/** Does the jobs on so many threads until they are done or the signal stops them; `onGame` hears of every game. */
export async function runJobs(
  jobs: readonly Job[],
  threads: number,
  stop: AbortSignal,
  onGame: (progress: Progress) => void,
): Promise<JobRun[]> {
  const left = [...jobs];
  const runs: JobRun[] = [];
  const work = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (let job = left.shift(); job !== undefined && !stop.aborted; job = left.shift()) {
      worker ??= new Worker(new URL("./worker.ts", import.meta.url));
      const run = await runJob(worker, job, stop, onGame);
      runs.push(run);
      if (run.report !== undefined) continue;
      await worker.terminate();
      worker = undefined;
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
  return runs.sort((a, b) => jobs.indexOf(a.job) - jobs.indexOf(b.job));
}

function runJob(
  worker: Worker,
  job: Job,
  stop: AbortSignal,
  onGame: (progress: Progress) => void,
): Promise<JobRun> {
  const played: Progress[] = [];
  return new Promise((resolve) => {
    const end = (report: Report | undefined, died?: string): void => {
      clearTimeout(patience);
      worker.off("message", heard).off("error", failed).off("exit", exited);
      stop.removeEventListener("abort", stopped);
      resolve({ job, played, report, died });
    };
    const heard = (said: Said): void => {
      if (said.kind === "done") {
        end(said.report);
        return;
      }
      played.push(said.progress);
      onGame(said.progress);
      patience.refresh();
    };
    const hung = (): void =>
      end(undefined, `hung for ${PATIENCE_SECONDS} s\n  ${commandOf(job, played.length)}`);
    const patience = setTimeout(hung, PATIENCE_SECONDS * 1000);
    const failed = (error: unknown): void =>
      end(undefined, error instanceof Error ? (error.stack ?? error.message) : String(error));
    const exited = (code: number): void => end(undefined, `the thread ended with code ${code}`);
    const stopped = (): void => end(undefined);
    worker.on("message", heard).on("error", failed).on("exit", exited);
    stop.addEventListener("abort", stopped);
    worker.postMessage(job);
  });
}

/** The command that plays the game of this number in a job again; a job plays one case. */
function commandOf({ game, effort }: Job, number: number): string {
  const name = effort.cases?.[0] ?? "";
  return commandFor(game, name, seedOfGame(effort, name, number), effort.only);
}

/** What is known of a job: its report, or what its games said before it ended. */
export function reportOf({ played, report }: JobRun): Report | undefined {
  const last = played.at(-1);
  if (report !== undefined || last === undefined) return report;
  const { games, choices } = last;
  const failures = played.flatMap((progress) => progress.failures);
  const longest = Math.max(
    ...played.map((progress, index) => progress.choices - (played[index - 1]?.choices ?? 0)),
  );
  const perCase = [{ name: last.case, games, choices, longest, failures: failures.length }];
  return { games, choices, failures, unused: [], perCase };
}
