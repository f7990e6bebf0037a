import { Worker } from "node:worker_threads";
import type { Progress, Report } from "@medallion/suites";
import type { Job } from "./plan.ts";
import type { Said } from "./worker.ts";

/** What came of a job; `progress` alone when it was stopped or its thread died, with what killed it. */
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
  return runs;
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
      worker.removeAllListeners();
      stop.removeEventListener("abort", stopped);
      resolve({ job, played, report, died });
    };
    const stopped = (): void => end(undefined);
    stop.addEventListener("abort", stopped);
    worker.on("message", (said: Said) => {
      if (said.kind === "done") return end(said.report);
      played.push(said.progress);
      onGame(said.progress);
    });
    worker.on("error", (error) =>
      end(undefined, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    worker.on("exit", (code) => end(undefined, `the thread ended with code ${code}`));
    worker.postMessage(job);
  });
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
