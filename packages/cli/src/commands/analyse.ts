import type { Budget, Insight } from "@medallion/bots";
import { at, InputError } from "@medallion/kernel";
import { type Decision, decisionsIn } from "@medallion/records";
import type { Command } from "commander";
import { analyse } from "../analysis/analyse.ts";
import { analysisData, analysisLines } from "../analysis/report.ts";
import { whatIf } from "../analysis/what-if.ts";
import { waysLines, whatIfData, whatIfLines } from "../analysis/what-if-report.ts";
import { botOf, kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { viewerOf } from "../replay/viewer.ts";
import { budgetFrom } from "../sim/budget.ts";
import { recordedGame } from "../storage/recorded.ts";
import { progressOn } from "../terminal/progress.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { optionsOf, type Voice, voiceFor } from "../voice.ts";
import type { World, WorldKit } from "../world.ts";
import { command, type Exit, wholeNumber } from "./options.ts";

interface AnalyseOptions {
  readonly seat: string;
  readonly budget?: string;
  readonly seed: string;
  readonly json?: true;
  readonly whatIf?: number;
  readonly choice?: number;
  readonly games: number;
  readonly bots: string;
  readonly lang?: string;
  readonly color: boolean;
}

/** How much the coach thinks about a decision where nobody says anything else. */
const USUAL: Budget = { milliseconds: 200 };

interface Asked {
  readonly kit: WorldKit;
  readonly insight: Insight;
  readonly decisions: readonly Decision[];
  readonly voice: Voice;
  readonly options: AnalyseOptions;
}

/** `medallion analyse`: what each seat could have expected, and where it could have done better. */
export function analyseCommand(world: World, _exit: Exit): Command {
  return command(
    world,
    "analyse",
    "Analyse a game: chances of winning, turning points, better choices, and what if.",
    [
      "medallion analyse my-game.medallion.json",
      "medallion analyse '<link>' --seat A --budget 500ms",
      "medallion analyse my-game.medallion.json --what-if 12",
      "medallion analyse my-game.medallion.json --what-if 12 --choice 3 --games 50 --bots master",
    ],
  )
    .argument("<game>", "a file, a link, or a replay’s address on a server")
    .option("--seat <seat>", "only the decisions of seat A, B…", "all")
    .option("--budget <budget>", "per decision: 2000 is search steps, 500ms or 0.5s is time")
    .option("--seed <text>", "think the same again, with a budget of steps", "coach")
    .option("--what-if <step>", "play on from the decision at this step", wholeNumber)
    .option("--choice <number>", "with this choice instead; without it, lists the choices", wholeNumber)
    .option("--games <number>", "how many games to play on with each of the two choices", wholeNumber, 20)
    .option("--bots <bot>", "who plays all seats from there", "adept")
    .option("--json", "print JSON")
    .option("--no-color", "turn colours off")
    .action(async (given: string, options: AnalyseOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const { record } = await recordedGame(world, given, text);
      const kit = kitOf(world.kits, record.game, text);
      const insight = await kit.insight?.();
      if (insight === undefined)
        throw new InputError("no-insight", text("error.noCoach", { game: kit.game.id }));
      const viewer = viewerOf(options.seat, record.seats.length, text);
      const decisions = [...decisionsIn(kit, record, typeof viewer === "number" ? viewer : undefined)];
      const voice = await voiceFor(kit, language, record.seats, optionsOf(record));
      const asked = { kit, insight, decisions, voice, options };
      if (options.whatIf === undefined) await tellAnalysis(world, asked);
      else await tellWhatIf(world, asked, decisionAt(decisions, options.whatIf, text));
    });
}

async function tellAnalysis(world: World, { kit, insight, decisions, voice, options }: Asked): Promise<void> {
  const { text } = voice;
  const budget = options.budget === undefined ? USUAL : budgetFrom(options.budget, text);
  const progress = progressOn(world.stderr, decisions.length, (done, total) =>
    text("analyse.progress", { done, total }),
  );
  const { seed } = options;
  const analysed = await analyse(world, kit, insight, decisions, { budget, seed }, progress.advance).finally(
    progress.finish,
  );
  if (options.json) {
    world.stdout.write(`${JSON.stringify(analysisData({ kit, voice }, decisions, analysed))}\n`);
    return;
  }
  const { print, paint } = openTerminal(world, options.color);
  print(...analysisLines({ kit, voice, paint }, decisions, analysed));
}

async function tellWhatIf(world: World, asked: Asked, decision: Decision): Promise<void> {
  const { kit, insight, voice, options } = asked;
  const { text } = voice;
  const { print, paint } = openTerminal(world, options.color);
  const told = { kit, voice, paint };
  if (options.choice === undefined) return print(...waysLines(told, decision));
  const { games } = options;
  const instead = options.choice - 1;
  const count = decision.choices.length;
  if (decision.choices[instead] === undefined)
    throw new InputError("no-such-choice", text("error.choiceNumber", { given: options.choice, count }));
  if (games === 0) throw new InputError("no-games", text("error.games"));
  const bot = botOf(kit, options.bots, text).id;
  const line = {
    bot,
    games,
    seed: options.seed,
    ...(options.budget !== undefined && { budget: budgetFrom(options.budget, text) }),
  };
  const progress = progressOn(world.stderr, games, (done, total) => text("sim.progress", { done, total }));
  const found = await whatIf(world, kit, insight, decision, instead, line, progress.advance).finally(
    progress.finish,
  );
  if (options.json)
    world.stdout.write(`${JSON.stringify(whatIfData(told, decision, instead, bot, found))}\n`);
  else print(...whatIfLines(told, decision, instead, bot, found));
}

/** The decision at a step as replays count them; throws `InputError` where nobody decided anything. */
function decisionAt(decisions: readonly Decision[], position: number, text: Text): Decision {
  const found = decisions.find((decision) => decision.position === position);
  if (found !== undefined) return found;
  if (decisions.length === 0) throw new InputError("no-decision", text("error.noDecisions"));
  const next =
    decisions.find((decision) => decision.position > position) ?? at(decisions, decisions.length - 1);
  throw new InputError("no-decision", text("error.noDecision", { given: position, near: next.position }));
}
