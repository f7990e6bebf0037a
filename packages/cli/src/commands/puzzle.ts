import { at, InputError } from "@medallion/kernel";
import type { Command } from "commander";
import { kitOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { askPuzzle, tellAnswer } from "../puzzle/ask.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit, gameAbout } from "./options.ts";

interface PuzzleOptions {
  readonly date?: string;
  readonly show?: true;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion puzzle`: the puzzle of the day. */
export function puzzleCommand(world: World, _exit: Exit): Command {
  return command(
    world,
    "puzzle",
    "Solve the puzzle of the day: find the one choice that is clearly the best.",
    [
      "medallion puzzle <game>",
      "medallion puzzle <game> --date 2026-11-20",
      "medallion puzzle <game> --show",
    ],
  )
    .argument("<game>", gameAbout(world))
    .option("--date <day>", "the puzzle of another day, such as 2026-11-20")
    .option("--show", "only print the puzzle with its answer")
    .option("--no-color", "turn colours off")
    .action(async (game: string, options: PuzzleOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      // Only here: no other command shall wait for the reader of YAML.
      const { readPuzzles } = await import("@medallion/scenarios");
      const { dayOf, puzzleOf } = await import("@medallion/scenarios/days");
      const puzzles = (world.puzzles?.(game) ?? []).flatMap(readPuzzles);
      const voice = await voiceFor(kit, language);
      if (puzzles.length === 0) throw new InputError("no-puzzles", text("error.puzzles", { game }));
      const moment = momentGiven(options.date, world.now(), text);
      const puzzle = puzzleOf(puzzles, dayOf(moment)) ?? at(puzzles, 0);
      const day = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
        day: "numeric",
        month: "long",
      }).format(moment);
      const terminal = openTerminal(world, options.color);
      try {
        const scene = { kit, puzzle, day, voice, terminal };
        if (options.show) tellAnswer(scene, true);
        else await askPuzzle(scene);
      } finally {
        terminal.close();
      }
    });
}

/** Noon of the day that was asked for; now if none was. */
function momentGiven(given: string | undefined, now: Date, text: Text): Date {
  if (given === undefined) return now;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(given) ?? [];
  const moment = new Date(Number(year), Number(month) - 1, Number(day), 12);
  if (moment.getDate() !== Number(day) || moment.getMonth() !== Number(month) - 1)
    throw new InputError("no-day", text("error.day", { given }));
  return moment;
}
