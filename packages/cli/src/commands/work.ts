import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { programId } from "../queue/program.ts";
import { WorkQueue } from "../queue/work-queue.ts";
import { workFrom } from "../queue/worker.ts";
import { textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, wholeNumber } from "./options.ts";

interface WorkOptions {
  readonly workers?: number;
  readonly outside?: true;
  readonly untilEmpty?: true;
  readonly lang?: string;
}

/** `medallion work`: plays what others have put into a queue. */
export function workCommand(world: World, exit: Exit): Command {
  return command(world, "work", "Play games that arena or sim put into a queue, until you stop it.", [
    "medallion work postgres://user:password@host/database",
    "medallion work postgres://host/database --workers 4 --until-empty",
  ])
    .argument("<queue>", "the database: the address given to --queue")
    .option("--workers <number>", "number of threads; default: one per core", wholeNumber)
    .option(
      "--outside",
      "also play with bots that are programs: runs commands that others put into the queue",
    )
    .option("--until-empty", "stop when there is nothing left to take")
    .action(async (url: string, options: WorkOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const fault = (reason: string): void => void world.stderr.write(`${text("queue.fault", { reason })}\n`);
      const queue = await WorkQueue.open(url, programId(), text, fault);
      const stop = new AbortController();
      const forget = world.onInterrupt(() => stop.abort());
      world.stdout.write(`${text("work.ready")}\n`);
      let done = 0;
      try {
        await workFrom(queue, {
          kitsModule: world.kitsModule,
          threads: Math.max(1, options.workers ?? availableParallelism()),
          withOutside: options.outside === true,
          untilEmpty: options.untilEmpty === true,
          stop: stop.signal,
          fault,
          played: (tasks) => {
            done = tasks;
          },
        });
      } finally {
        forget();
        await queue.close();
      }
      world.stdout.write(`${text("work.done", { tasks: done })}\n`);
      exit(0);
    });
}
