import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { type ArenaWish, arenaAsked } from "../arena/asked.ts";
import { arenaLines, arenaReport, arenaText } from "../arena/report.ts";
import { kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { handsOfQueue } from "../queue/caller.ts";
import { handsHere } from "../sim/hands.ts";
import { failureLines } from "../sim/report.ts";
import { runIdOf } from "../sim/run.ts";
import { simulate } from "../sim/simulate.ts";
import { ExportFile } from "../storage/export-file.ts";
import { assureWritable, writeText } from "../storage/files.ts";
import { Journal, seedIn } from "../storage/journal.ts";
import { progressOn } from "../terminal/progress.ts";
import { textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import {
  collect,
  command,
  EXPORT_ABOUT,
  type Exit,
  FAILED,
  picksFrom,
  QUEUE_ABOUT,
  ruleAbout,
  ruleOption,
  wholeNumber,
} from "./options.ts";

interface ArenaOptions extends Omit<ArenaWish, "picks" | "rules" | "seed"> {
  readonly deck?: readonly string[];
  readonly pick?: readonly string[];
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly workers?: number;
  readonly resume?: string;
  readonly json?: string;
  readonly queue?: string;
  readonly export?: string;
  readonly lang?: string;
}

/** `medallion arena`: which of several bots is stronger, and by how much. */
export function arenaCommand(world: World, exit: Exit): Command {
  return command(world, "arena", "Let bots play the same deals from every seat, and rate them.", [
    "medallion arena <game> --bots greedy,random --deals 200",
    "medallion arena <game> --mode <mode> --bots greedy,random --seed rain --json arena.json",
    "medallion arena <game> --bots greedy,random --deals 5000 --resume arena.jsonl",
    'medallion arena <game> --bots "greedy,cmd:python3 my-bot.py" --budget 500ms',
  ])
    .argument("<game>", "which game")
    .requiredOption(
      "--bots <list>",
      "two bots or more: names, or cmd: and a command; as many as there are seats sit together",
    )
    .option("--mode <mode>", "game mode; default: the first one")
    .option("--seats <number>", "number of seats", wholeNumber)
    .option("--deals <number>", "deals, each played once per seat", wholeNumber, 100)
    .option("--budget <budget>", "per question: 2000 is search steps, 500ms or 0.5s is time")
    .option("--deck <deck>", "a deck, in seat order: an id, a deck code, @FILE, or ? for random", collect)
    .option("--pick <pick>", "same as --deck", collect)
    .option("--rule <name=value>", ruleAbout(world), ruleOption)
    .option("--seed <text>", "play the same games again")
    .option("--workers <number>", "number of threads; default: one per core", wholeNumber)
    .option("--resume <file>", "keep what was played in a file, and play only what it lacks")
    .option("--json <file>", "write the result as JSON")
    .option("--queue <database>", QUEUE_ABOUT)
    .option("--export <file>", EXPORT_ABOUT)
    .action(async (game: string, options: ArenaOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const kit = kitOf(world.kits, game, text);
      const voice = await voiceFor(kit, languageFor(options.lang, world.env));
      const kept = options.resume === undefined ? undefined : seedIn(options.resume, text);
      const seed = options.seed ?? kept ?? world.freshSeed().slice(0, 16);
      const picks = picksFrom([...(options.deck ?? []), ...(options.pick ?? [])], text);
      const { plans, bots, camps } = arenaAsked(
        kit,
        { ...options, picks, rules: options.rule ?? {}, seed },
        voice,
      );
      const wants = { study: false, finals: true, lines: options.export !== undefined };
      if (options.json !== undefined) assureWritable(options.json, text);
      const memory = options.resume && new Journal(options.resume, runIdOf(kit, plans, wants), seed, text);
      const total = plans.reduce((sum, { games }) => sum + games, 0);
      const label = (done: number): string => text("sim.progress", { done, total });
      const progress = progressOn(world.stderr, total, label);
      const file = options.export === undefined ? undefined : new ExportFile(options.export, text);
      const effort = {
        plans,
        wants,
        first: 0,
        // Whole deals, so that none is left half played.
        portion: ({ bots: lineup }: { readonly bots: readonly string[] }) => lineup.length,
        hands:
          options.queue === undefined
            ? handsHere(world, options.workers ?? availableParallelism())
            : await handsOfQueue(world, options.queue, { kit, plans, wants }, text),
        ...(memory && { memory }),
        ...(file && { keep: (piece: Buffer) => file.add(piece) }),
      };
      const simulation = await simulate(world, effort, progress.advance).finally(progress.finish);
      file?.finish();
      exit(simulation.failure === undefined ? 0 : FAILED);
      const report = arenaReport(simulation, bots, camps, options.deals);
      if (options.json !== undefined) writeText(options.json, arenaText(report), text);
      const lines = [...arenaLines(report, voice), ...failureLines(simulation, voice)];
      world.stdout.write(`${lines.join("\n")}\n`);
    });
}
