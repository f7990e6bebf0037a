import type { Command } from "commander";
import { kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { ANSWERING } from "../outside/bot.ts";
import { checkMode, type ModeCheck } from "../outside/check.ts";
import { budgetFrom } from "../sim/budget.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, FAILED, wholeNumber } from "./options.ts";

interface CheckOptions {
  readonly game?: string;
  readonly games: number;
  readonly questions: number;
  readonly budget?: string;
  readonly lang?: string;
}

/** `medallion bot-check`: whether a bot that is a program of its own keeps to the protocol. */
export function botCheckCommand(world: World, exit: Exit): Command {
  return command(world, "bot-check", "Check a bot that is a program of its own.", [
    'medallion bot-check "python3 my-bot.py"',
    'medallion bot-check "python3 my-bot.py" --game <game> --games 20 --budget 200ms',
  ])
    .argument("<command>", "what starts the bot, as your shell reads it")
    .option("--game <game>", "check this game alone")
    .option("--games <number>", "games per mode", wholeNumber, 1)
    .option("--questions <number>", "at most so many questions per game", wholeNumber, 200)
    .option("--budget <time>", "time per answer, such as 500ms; default: 1s")
    .action(async (given: string, options: CheckOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const kits = options.game === undefined ? world.kits : [kitOf(world.kits, options.game, text)];
      const { milliseconds = ANSWERING } =
        options.budget === undefined ? {} : budgetFrom(options.budget, text);
      let isSound = true;
      for (const kit of kits)
        for (const mode of kit.lobby.modes) {
          const limits = { games: options.games, questions: options.questions, milliseconds };
          const checked = await checkMode(kit, mode, given, limits, () => performance.now());
          isSound &&= isRight(checked);
          world.stdout.write(`${linesOf(checked, text).join("\n")}\n`);
        }
      world.stdout.write(`${text(isSound ? "botCheck.sound" : "botCheck.unsound")}\n`);
      exit(isSound ? 0 : FAILED);
    });
}

/** An answer may differ for the same question: that is told, and is nobody's fault. */
function isRight({ lostMoves, went }: ModeCheck): boolean {
  return lostMoves === 0 && went;
}

function linesOf(checked: ModeCheck, text: Text): readonly string[] {
  const { game, mode, asked, lost, lostMoves, steady, slowest, median, went } = checked;
  const values = { game, mode, asked, median: Math.round(median), slowest: Math.round(slowest) };
  return [
    `${isRight(checked) ? "✓" : "✗"} ${text("botCheck.mode", values)}`,
    ...(lostMoves > 0 ? [`  ${text("botCheck.lost", { moves: lostMoves })}`] : []),
    ...lost.flatMap(({ kind, why, question }) => [
      `  ${text("botCheck.why", { kind, question })}`,
      ...why.split("\n").map((line) => `    ${line}`),
    ]),
    ...(steady ? [] : [`  ${text("botCheck.unsteady")}`]),
    ...(went ? [] : [`  ${text("botCheck.stayed")}`]),
  ];
}
