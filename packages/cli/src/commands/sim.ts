import { availableParallelism } from "node:os";
import { InputError, randomOf } from "@medallion/kernel";
import type { Command } from "commander";
import { botOf, kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { seatsOf } from "../session/open.ts";
import type { Plan } from "../sim/plan.ts";
import { reportData, reportLines } from "../sim/report.ts";
import { simulate } from "../sim/simulate.ts";
import { progressOn } from "../terminal/progress.ts";
import { textIn } from "../texts/index.ts";
import { inVoice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import {
  collect,
  command,
  type Exit,
  FAILED,
  picksFrom,
  RULE_ABOUT,
  ruleOption,
  wholeNumber,
} from "./options.ts";

interface SimOptions {
  readonly mode?: string;
  readonly seats?: number;
  readonly games: number;
  readonly first: number;
  readonly bots: string;
  readonly mirror?: true;
  readonly deck?: readonly string[];
  readonly pick?: readonly string[];
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: true;
  readonly lang?: string;
}

/** `medallion sim`: many games between bots. */
export function simCommand(world: World, exit: Exit): Command {
  return command(world, "sim", "Play many games between bots and print who wins how often.", [
    "medallion sim <game> --games 1000 --bots greedy,random --mirror",
    "medallion sim <game> --mode <mode> --seats 4 --games 200 --json",
    "medallion sim <game> --deck <deck> --deck <deck> --seed rain --workers 1",
  ])
    .argument("<game>", "which game")
    .option("--mode <mode>", "which mode of the game; the first one otherwise")
    .option("--seats <number>", "how many seats", wholeNumber)
    .option("--games <number>", "how many games", wholeNumber, 100)
    .option(
      "--first <number>",
      "the number of the first game, to play a part of a simulation again",
      wholeNumber,
      0,
    )
    .option("--bots <list>", "who plays, seated in turn", "greedy,random")
    .option("--mirror", "play each deal once per bot, the bots one seat further each time")
    .option(
      "--deck <deck>",
      "what a seat brings, in seat order: an id, a packed list, @FILE, or ? for any",
      collect,
    )
    .option("--pick <pick>", "the same as --deck", collect)
    .option("--rule <name=value>", RULE_ABOUT, ruleOption)
    .option("--seed <text>", "play the same games again")
    .option("--workers <number>", "how many threads; one per core otherwise", wholeNumber)
    .option("--json", "for a program")
    .action(async (game: string, options: SimOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const mode = modeOf(kit, options.mode, text);
      const bots = options.bots.split(",").map((id) => botOf(id.trim(), text).id);
      const plan: Plan = {
        game,
        request: {
          mode: mode.id,
          picks: picksFrom([...(options.deck ?? []), ...(options.pick ?? [])], text),
          rules: options.rule ?? {},
          ...seatsOf(kit, mode, options.seats, text),
        },
        bots,
        mirror: options.mirror === true,
        seed: options.seed ?? world.freshSeed().slice(0, 16),
      };
      const voice = await voiceFor(kit, language);
      inVoice(voice, () => kit.lobby.options(plan.request, randomOf(plan.seed)));
      const rounds = plan.mirror ? bots.length : 1;
      const games = Math.ceil(options.games / rounds) * rounds;
      if (games === 0) throw new InputError("no-games", text("error.games"));
      const workers = Math.max(1, options.workers ?? availableParallelism());
      const progress = progressOn(world.stderr, games, (done, total) =>
        text("sim.progress", { done, total }),
      );
      const started = world.now().getTime();
      const simulation = await simulate(
        world,
        kit,
        plan,
        { first: options.first, games, workers },
        progress.advance,
      );
      progress.finish();
      const report = { plan, asked: games, simulation, seconds: (world.now().getTime() - started) / 1000 };
      exit(simulation.failure === undefined ? 0 : FAILED);
      if (options.json) world.stdout.write(`${JSON.stringify(reportData(report))}\n`);
      else world.stdout.write(`${reportLines(report, voice).join("\n")}\n`);
    });
}
