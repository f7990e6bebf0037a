import { availableParallelism } from "node:os";
import { InputError, type Mode } from "@medallion/kernel";
import { Samples } from "@medallion/search";
import type { Command } from "commander";
import { kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { handsOfQueue } from "../queue/caller.ts";
import { handsHere } from "../sim/hands.ts";
import { plansAsked } from "../sim/plans.ts";
import { failureLines } from "../sim/report.ts";
import { runIdOf } from "../sim/run.ts";
import { POLICY, unpackedSamples } from "../sim/samples.ts";
import { simulate } from "../sim/simulate.ts";
import { assureWritable, writeText } from "../storage/files.ts";
import { Journal, seedIn } from "../storage/journal.ts";
import { progressOn } from "../terminal/progress.ts";
import { textIn } from "../texts/index.ts";
import { fitAll, fitLines, weightsText } from "../training/weights.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit, FAILED, QUEUE_ABOUT, wholeNumber, wholeNumbers } from "./options.ts";

interface TrainOptions {
  readonly mode?: string;
  readonly seats?: string;
  readonly games: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly out?: string;
  readonly resume?: string;
  readonly queue?: string;
  readonly lang?: string;
}

/** Games between two looks at the clock and at the person's wish to stop. */
const PORTION = 10;

/** `medallion train`: fits what states are worth to games that bots play among themselves. */
export function trainCommand(world: World, exit: Exit): Command {
  return command(world, "train", "Fit the value of positions to games that bots play among themselves.", [
    "medallion train <game> --games 5000 --seed rain --out weights.json",
    "medallion train <game> --mode <mode> --games 20000 --resume train.jsonl --out weights.json",
  ])
    .argument("<game>", "which game")
    .option("--mode <list>", "game modes; default: all")
    .option("--seats <list>", "number of seats; default: all", wholeNumbers)
    .option("--games <number>", "games per mode and number of seats", wholeNumber, 2000)
    .option("--seed <text>", "play the same games again")
    .option("--workers <number>", "number of threads; default: one per core", wholeNumber)
    .option("--out <file>", "write the weights; those of other modes stay as they are")
    .option("--resume <file>", "keep what was played in a file, and play only what it lacks")
    .option("--queue <database>", QUEUE_ABOUT)
    .action(async (game: string, options: TrainOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const insight = await kit.insight?.();
      if (insight === undefined) throw new InputError("no-insight", text("error.insight", { game }));
      const voice = await voiceFor(kit, language);
      const { modes } = kit.lobby;
      const kept = options.resume === undefined ? undefined : seedIn(options.resume, text);
      const seed = options.seed ?? kept ?? world.freshSeed().slice(0, 16);
      const wanted = {
        modes: options.mode ?? modes.map(({ id }) => id).join(","),
        seats: options.seats ?? seatsIn(modes, options.mode),
        games: options.games,
        mirror: false,
        picks: [],
        rules: {},
        seed,
      };
      const plans = plansAsked(kit, wanted, voice, [POLICY]);
      const wants = { study: false, finals: false, lines: false, samples: true } as const;
      if (options.out !== undefined) assureWritable(options.out, text);
      const memory = options.resume && new Journal(options.resume, runIdOf(kit, plans, wants), seed, text);
      const total = plans.reduce((sum, { games }) => sum + games, 0);
      const progress = progressOn(world.stderr, total, (done, all) =>
        text("sim.progress", { done, total: all }),
      );
      const samples = new Samples();
      const effort = {
        plans,
        wants,
        first: 0,
        portion: () => PORTION,
        hands:
          options.queue === undefined
            ? handsHere(world, options.workers ?? availableParallelism())
            : await handsOfQueue(world, options.queue, { kit, plans, wants }, text),
        learn: (packed: Parameters<typeof unpackedSamples>[0]) => samples.add(unpackedSamples(packed)),
        ...(memory && { memory }),
      };
      const simulation = await simulate(world, effort, progress.advance).finally(progress.finish);
      exit(simulation.failure === undefined ? 0 : FAILED);
      const say = (lines: readonly string[]): void => void world.stdout.write(`${lines.join("\n")}\n`);
      if (simulation.failure !== undefined) return say(failureLines(simulation, voice));
      if (simulation.stopped) return say([text("train.stopped")]);
      const fits = fitAll(samples, insight.features, seed);
      say([text("train.title", { game, games: total, seed }), ...fitLines(fits, voice)]);
      if (options.out === undefined) return;
      writeText(options.out, weightsText(kit.game.rulesVersion, insight, fits), text);
      say([text("train.written", { path: options.out })]);
    });
}

/** Every number of seats of the modes that are asked for, parted by commas. */
function seatsIn(modes: readonly Mode[], asked: string | undefined): string {
  const ids = asked?.split(",").map((id) => id.trim());
  const chosen = ids === undefined ? modes : modes.filter(({ id }) => ids.includes(id));
  return [...new Set(chosen.flatMap(({ seats }) => seats))].join(",");
}
