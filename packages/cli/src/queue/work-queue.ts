import { createHash } from "node:crypto";
import { InputError } from "@medallion/kernel";
import { PgBoss } from "pg-boss";
import type { Task, TaskResult } from "../sim/task.ts";
import type { Text } from "../texts/index.ts";

/** All of it lies in a schema of its own, beside whatever else the database holds. */
const SCHEMA = "medallion_work";
const RESULTS = `${SCHEMA}.result`;
/** Seconds without a sign of life after which somebody else is given a task; the least that the library allows. */
const HEARTBEAT = 10;
/** Seconds between two looks for tasks whose workers are gone. */
const WATCH = 3;
/** A task is given to so many before it counts as one that nobody survives. */
const MOST_TRIES = 100;
/** Results that are read at a time. */
const PAGE = 200;

/** A task that this worker was given. */
export interface Taken {
  readonly task: Task;
  /** Says that it is still being played. */
  beat(): Promise<void>;
  /** Keeps what came of it. Whoever else played it too has kept the same: it counts once. */
  done(result: TaskResult): Promise<void>;
  /** Gives it back for somebody else. */
  drop(): Promise<void>;
}

interface Job {
  readonly run: string;
  readonly key: string;
  readonly task: Task;
}

/**
 * Work of many machines on PostgreSQL: pg-boss hands each task to one worker and takes it back from those that died.
 * Results are rows of a table, one for each task of a run, so that a task that was played twice is counted once.
 */
export class WorkQueue {
  readonly #boss: PgBoss;
  /** The program that plays: another one might play other games. */
  readonly #program: string;

  private constructor(boss: PgBoss, program: string) {
    this.#boss = boss;
    this.#program = program;
  }

  /** Throws `InputError` where there is no database, or none that can be used. */
  static async open(
    url: string,
    program: string,
    text: Text,
    fault: (reason: string) => void,
  ): Promise<WorkQueue> {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new InputError("no-queue", text("error.queue"));
    const boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      application_name: "medallion",
      schedule: false,
      superviseIntervalSeconds: WATCH,
      monitorIntervalSeconds: WATCH,
      max: 4,
    });
    boss.on("error", (failure) => fault(failure.message));
    try {
      await boss.start();
      // One statement after the other in one transaction, so that several who come at once do not collide.
      await boss.getDb().executeSql(
        `select pg_advisory_xact_lock(hashtext('${RESULTS}'));
          create table if not exists ${RESULTS} (run text not null, key text not null, result json not null, primary key (run, key))`,
      );
    } catch (failure) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      const reason = failure instanceof Error ? failure.message : String(failure);
      throw new InputError("no-database", text("error.store", { reason }));
    }
    return new WorkQueue(boss, program);
  }

  /** Puts tasks into the queue of a run; those that it has already stay as they are. */
  async offer(run: string, tasks: ReadonlyMap<string, Task>, isOutside: boolean): Promise<void> {
    const name = this.#nameOf(run, isOutside);
    await this.#boss.createQueue(name, {
      heartbeatSeconds: HEARTBEAT,
      // The heartbeat tells who is gone; who is slow is not.
      expireInSeconds: 24 * 3600 - 1,
      retryLimit: MOST_TRIES,
    });
    const jobs = [...tasks].map(([key, task]) => {
      const data: Job = { run, key, task };
      return { id: idOf(run, key), data };
    });
    for (let from = 0; from < jobs.length; from += PAGE)
      await this.#boss.insert(name, jobs.slice(from, from + PAGE), { returnId: false });
  }

  /** The results that are there, of these tasks. */
  async results(run: string, keys: readonly string[]): Promise<readonly (readonly [string, TaskResult])[]> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`select key, result from ${RESULTS} where run = $1 and key = any($2) limit ${PAGE}`, [
        run,
        keys,
      ]);
    return rows.map(({ key, result }) => [key, result]);
  }

  /** How many tasks of a run were given to so many in vain that nobody gets them any more. */
  async lost(run: string, isOutside: boolean): Promise<number> {
    const queue = await this.#boss.getQueue(this.#nameOf(run, isOutside));
    return queue?.failedCount ?? 0;
  }

  /** Removes a run with all its results. */
  async forget(run: string, isOutside: boolean): Promise<void> {
    await this.#boss.deleteQueue(this.#nameOf(run, isOutside));
    await this.#boss.getDb().executeSql(`delete from ${RESULTS} where run = $1`, [run]);
  }

  /** A task of any run for this program, those with programs of others only if they are welcome. */
  async take(withOutside: boolean): Promise<Taken | undefined> {
    const queues = await this.#boss.getQueues();
    const prefix = `${this.#program}/`;
    const names = queues
      .map(({ name }) => name)
      .filter((name) => name.startsWith(prefix) && (withOutside || !name.endsWith(OUTSIDE)));
    for (const name of names) {
      const [job] = await this.#boss.fetch<Job>(name);
      if (job !== undefined) return this.#taken(name, job.id, job.data);
    }
    return undefined;
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }

  #taken(name: string, id: string, { run, key, task }: Job): Taken {
    const boss = this.#boss;
    return {
      task,
      beat: async () => void (await boss.touch(name, id)),
      done: async (result) => {
        // First the result: whoever dies in between leaves a task that is played again, and counted once.
        await boss
          .getDb()
          .executeSql(
            `insert into ${RESULTS} (run, key, result) values ($1, $2, $3) on conflict do nothing`,
            [run, key, JSON.stringify(result)],
          );
        await boss.complete(name, id);
      },
      drop: async () => void (await boss.fail(name, id)),
    };
  }

  #nameOf(run: string, isOutside: boolean): string {
    return `${this.#program}/${run.slice(0, 16)}${isOutside ? OUTSIDE : ""}`;
  }
}

/** How the queue of a run ends whose bots are programs of others: only who wants it starts those. */
const OUTSIDE = ".outside";

/** The same task has the same id, so that it is in the queue once. */
function idOf(run: string, key: string): string {
  const hex = createHash("sha256").update(`${run} ${key}`).digest("hex");
  return [8, 4, 4, 4, 12]
    .map((length, place, all) => {
      const from = all.slice(0, place).reduce((sum, each) => sum + each, 0);
      return hex.slice(from, from + length);
    })
    .join("-");
}
