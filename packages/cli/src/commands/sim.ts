import { availableParallelism } from "node:os";
import type { Study } from "@medallion/fittings";
import { type Kit, type Language, randomOf } from "@medallion/kernel";
import type { Command } from "commander";
import { kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { handsOfQueue } from "../queue/caller.ts";
import { quoted } from "../sim/again.ts";
import { handsHere } from "../sim/hands.ts";
import { reportPage } from "../sim/html/report.ts";
import type { Plan } from "../sim/plan.ts";
import { botsOfStudy, plansAsked, plansOfStudy, type Wanted } from "../sim/plans.ts";
import { failureLines, lossLines, reportData, runLines, targetData } from "../sim/report.ts";
import { type Simulation, simulate } from "../sim/simulate.ts";
import { judgedIn, verdictLines } from "../sim/study/verdicts.ts";
import { ExportFile } from "../storage/export-file.ts";
import { assureWritable, writeText } from "../storage/files.ts";
import { progressOn } from "../terminal/progress.ts";
import { type Text, textIn } from "../texts/index.ts";
import { catalogueOf, inVoice, type Voice, voiceWith } from "../voice.ts";
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
  wholeNumbers,
} from "./options.ts";

interface SimOptions {
  readonly mode?: string;
  readonly seats?: string;
  readonly games?: number;
  readonly first: number;
  readonly bots?: string;
  readonly mirror?: true;
  readonly deck?: readonly string[];
  readonly pick?: readonly string[];
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly workers?: number;
  readonly report?: string;
  readonly json?: true;
  readonly queue?: string;
  readonly export?: string;
  readonly lang?: string;
}

/** `medallion sim`: many games between bots. */
export function simCommand(world: World, exit: Exit): Command {
  return command(world, "sim", "Simulate games between bots and print how often each wins.", [
    "medallion sim <game> --games 1000 --bots greedy,random --mirror",
    "medallion sim <game> --mode <mode> --seats 4 --games 200 --json",
    "medallion sim <game> --deck <deck> --deck <deck> --seed rain --workers 1",
    "medallion sim <game> --report report.html --seed rain",
  ])
    .argument("<game>", "which game")
    .option("--mode <list>", "game modes; default: the first one")
    .option("--seats <list>", "number of seats", wholeNumbers)
    .option(
      "--games <number>",
      "games per mode and number of seats; default: 100. In a report of the game’s own runs: for the largest one",
      wholeNumber,
    )
    .option("--first <number>", "number of the first game, to repeat part of a simulation", wholeNumber, 0)
    .option("--bots <list>", "bots, seated in turn: names, or cmd: and a command; default: greedy,random")
    .option("--mirror", "play each deal once per bot, moving the bots one seat each time")
    .option("--deck <deck>", "a deck, in seat order: an id, a deck code, @FILE, or ? for random", collect)
    .option("--pick <pick>", "same as --deck", collect)
    .option("--rule <name=value>", ruleAbout(world), ruleOption)
    .option("--seed <text>", "play the same games again")
    .option("--workers <number>", "number of threads; default: one per core", wholeNumber)
    .option(
      "--report <file>",
      "write a report page with charts and the game’s targets; plays the game’s own runs unless modes, seats, bots, decks or rules are given",
    )
    .option("--json", "print JSON")
    .option("--queue <database>", QUEUE_ABOUT)
    .option("--export <file>", EXPORT_ABOUT)
    .action(async (game: string, options: SimOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const study = options.report === undefined ? undefined : await kit.study?.();
      const seed = options.seed ?? world.freshSeed().slice(0, 16);
      const voice = await studyVoice(kit, study, language);
      const plans = plansFor(kit, study, options, seed, voice);
      for (const plan of plans) inVoice(voice, () => kit.lobby.options(plan.request, randomOf(plan.seed)));
      if (options.report !== undefined) assureWritable(options.report, text);
      const started = world.now().getTime();
      const simulation = await played(world, kit, plans, { ...options, text });
      const seconds = (world.now().getTime() - started) / 1000;
      exit(simulation.failure === undefined ? 0 : FAILED);
      const judged = judgedIn(simulation, study);
      if (options.report !== undefined) {
        const again = commandOf(game, options, seed);
        writeText(
          options.report,
          reportPage({ kit, study, simulation, judged, voice, command: again }),
          text,
        );
      }
      if (options.json) {
        const runs = simulation.runs.map((run) => reportData({ simulation, seconds }, run));
        const all =
          options.report === undefined && runs.length === 1 ? runs[0] : { runs, targets: targetData(judged) };
        return void world.stdout.write(`${JSON.stringify(all)}\n`);
      }
      const lines =
        options.report === undefined
          ? simulation.runs.flatMap((run, place) => [
              ...(place > 0 ? [""] : []),
              ...runLines(simulation, run, seconds, voice),
            ])
          : [...verdictLines(judged, voice), text("report.written", { path: options.report })];
      world.stdout.write(
        `${[...lines, ...lossLines(simulation.losses, voice), ...failureLines(simulation, voice)].join("\n")}\n`,
      );
    });
}

/** The game's own runs for a report that says nothing of what to play; otherwise what was asked for. */
function plansFor(
  kit: Kit,
  study: Study | undefined,
  options: SimOptions,
  seed: string,
  voice: Voice,
): readonly Plan[] {
  const { text } = voice;
  const games = options.games !== undefined && { games: options.games };
  const { mode, seats, bots, mirror, deck, pick, rule } = options;
  const isOwn = [mode, seats, bots, mirror, deck, pick, rule].every((given) => given === undefined);
  if (study !== undefined && isOwn) return plansOfStudy(kit, study, { seed, ...games }, text);
  const wanted: Wanted = {
    ...(mode !== undefined && { modes: mode }),
    ...(seats !== undefined && { seats }),
    ...(bots !== undefined && { bots }),
    ...games,
    mirror: mirror === true,
    picks: picksFrom([...(deck ?? []), ...(pick ?? [])], text),
    rules: rule ?? {},
    seed,
  };
  return plansAsked(kit, wanted, voice, options.report === undefined ? undefined : botsOfStudy(study));
}

/** Games between two looks at the clock and at the person's wish to stop. */
const PORTION = 10;

async function played(
  world: World,
  kit: Kit,
  plans: readonly Plan[],
  {
    first,
    workers,
    report,
    queue,
    export: path,
    text,
  }: Pick<SimOptions, "first" | "workers" | "report" | "queue" | "export"> & { text: Text },
): Promise<Simulation> {
  const total = plans.reduce((sum, { games }) => sum + games, 0);
  const progress = progressOn(world.stderr, total, (done, all) => text("sim.progress", { done, total: all }));
  const wants = { study: report !== undefined, finals: false, lines: path !== undefined };
  const file = path === undefined ? undefined : new ExportFile(path, text);
  const effort = {
    plans,
    wants,
    first,
    portion: () => PORTION,
    hands:
      queue === undefined
        ? handsHere(world, workers ?? availableParallelism())
        : await handsOfQueue(world, queue, { kit, plans, wants }, text),
    ...(file && { keep: (piece: Buffer) => file.add(piece) }),
  };
  const simulation = await simulate(world, effort, progress.advance).finally(progress.finish);
  file?.finish();
  return simulation;
}

async function studyVoice(kit: Kit, study: Study | undefined, language: Language): Promise<Voice> {
  const texts = { ...(await catalogueOf(kit, language)), ...(await study?.texts(language)) };
  return voiceWith(texts, language, [], []);
}

/** What makes the same report again, wherever it is written and however it is played. */
function commandOf(game: string, options: SimOptions, seed: string): string {
  const words = ["medallion", "sim", game];
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) words.push(`--${name}`, String(value));
  };
  add("mode", options.mode);
  add("seats", options.seats);
  add("bots", options.bots);
  if (options.mirror) words.push("--mirror");
  for (const deck of [...(options.deck ?? []), ...(options.pick ?? [])]) add("deck", deck);
  for (const [name, value] of Object.entries(options.rule ?? {})) add("rule", `${name}=${value}`);
  add("games", options.games);
  if (options.first > 0) add("first", options.first);
  add("seed", seed);
  add("report", "report.html");
  return words.map(quoted).join(" ");
}
