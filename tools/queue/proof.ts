import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { at } from "@medallion/kernel";
import { environment, ROOT } from "../repository.ts";
import { lookInto } from "./database.ts";

interface Wish {
  readonly database: string;
  readonly deals: number;
  readonly kills: number;
  readonly seed: string;
}

const WORKERS = 3;
const ARENA = ["arena", "gwent", "--bots", "greedy,random"];
/** Milliseconds between two looks at the database, and until what must happen has to have happened. */
const LOOK = 50;
const PATIENCE = 300_000;
/** A worker is frozen for so long: all others give a sign of life meanwhile, or are done with their tasks. */
const FROZEN = 5500;
/** So long nobody who lives is silent about a task. */
const SILENT = 5000;

/** Plays the same arena alone and by workers of which one is killed; what was wrong, and what came of it. */
export async function proveQueue({ database, deals, kills, seed }: Wish) {
  const folder = await mkdtemp(join(tmpdir(), "medallion-queue-"));
  const inside = await lookInto(database);
  const running: ChildProcess[] = [];
  const start = (...args: readonly string[]): ChildProcess => {
    const child = medallion(args);
    running.push(child);
    return child;
  };
  const end = (): void => {
    for (const child of running) child.kill("SIGKILL");
  };
  // Workers would wait for the database for ever.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      end();
      process.exit(130);
    });
  try {
    const asked = [...ARENA, "--deals", String(deals), "--seed", seed];
    const alone = join(folder, "alone.json");
    await finished(start(...asked, "--json", alone, "--workers", "1"));
    const together = join(folder, "together.json");
    const queued = [...asked, "--json", together, "--queue", database];
    const work = ["work", database, "--workers", "1"];
    let caller = start(...queued);
    const workers = Array.from({ length: WORKERS }, () => start(...work));
    for (let kill = 0; kill < kills; kill++) {
      await killedAtWork(at(workers, 0), async () => {
        if (caller.exitCode !== null) throw new Error("all was played before anybody could be killed");
        const { stuck, results } = await inside.counts(SILENT);
        return stuck > kill && results > kill;
      });
      workers[0] = start(...work);
      if (kill > 0) continue;
      // Whoever called dies too, and calls again.
      await killed(caller);
      caller = start(...queued);
    }
    let retried = 0;
    const over = finished(caller);
    while (caller.exitCode === null) {
      retried = Math.max(retried, (await inside.counts(SILENT)).retried);
      await sleep(LOOK);
    }
    await over;
    const left = await inside.counts(SILENT);
    const same = (await readFile(alone, "utf8")) === (await readFile(together, "utf8"));
    return {
      line: `${deals} deals by ${WORKERS} workers, ${kills} killed in the middle, ${retried} tasks played again`,
      faults: [
        ...(same ? [] : ["the result differs from that of one machine"]),
        ...(retried > 0 ? [] : [`${kills} were killed, but no task was given to another`]),
        ...(left.results + left.jobs === 0
          ? []
          : [`${left.results} results and ${left.jobs} tasks were left behind`]),
      ],
    };
  } finally {
    end();
    await inside.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function medallion(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, ["packages/cli/src/main.ts", ...args], {
    cwd: ROOT,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  return child;
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  if (code !== 0) throw new Error(`medallion ended with ${code}`);
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Freezes a worker until it is one that has a task in hand, and kills it then. */
async function killedAtWork(worker: ChildProcess, hasTask: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await sleep(LOOK)) {
    worker.kill("SIGSTOP");
    await sleep(FROZEN);
    if (await hasTask()) return killed(worker);
    worker.kill("SIGCONT");
  }
  throw new Error("a worker never had a task in hand");
}
