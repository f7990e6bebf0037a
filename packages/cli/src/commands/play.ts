import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { openSession } from "../session/open.ts";
import { runSession } from "../session/run.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import {
  collect,
  command,
  type Exit,
  gameAbout,
  picksFrom,
  ruleAbout,
  ruleOption,
  wholeNumber,
} from "./options.ts";

interface PlayOptions {
  readonly mode?: string;
  readonly seats?: number;
  readonly deck?: readonly string[];
  readonly pick?: readonly string[];
  readonly bot: string;
  readonly lang?: string;
  readonly seed?: string;
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly hotseat: number;
  readonly name?: readonly string[];
  readonly save?: string;
  readonly color: boolean;
}

/** `medallion play`: a game in the terminal, against bots or each other. */
export function playCommand(world: World, exit: Exit): Command {
  return command(world, "play", "Play a game in the terminal.", [
    "medallion play <game>",
    "medallion play <game> --mode <mode> --deck <deck> --bot adept --lang cs",
    "medallion play <game> --hotseat 2 --name Anna --name Bruno",
    "medallion play <game> --rule <name=value>",
    "medallion play <game> --seed rain --no-color < answers.txt",
  ])
    .argument("<game>", gameAbout(world))
    .option("--mode <mode>", "game mode; default: the first one")
    .option("--seats <number>", "number of seats", wholeNumber)
    .option("--deck <deck>", "a deck, in seat order: an id, a deck code, @FILE, or ? for random", collect)
    .option("--pick <pick>", "same as --deck", collect)
    .option(
      "--bot <bot>",
      "which bot plays the other seats: novice, adept, veteran, master, or cmd: and a command",
      "adept",
    )
    .option("--seed <text>", "play the same deal again")
    .option("--rule <name=value>", ruleAbout(world), ruleOption)
    .option("--hotseat <number>", "pass and play: how many players share this terminal", wholeNumber, 1)
    .option("--name <name>", "a player’s name, in seat order", collect)
    .option("--save <file>", "save the game here when you leave or it ends")
    .option("--no-color", "turn colours off")
    .action(async (game: string, options: PlayOptions) => {
      const language = languageFor(options.lang, world.env);
      const terminal = openTerminal(world, options.color);
      try {
        const session = await openSession(world, terminal, language, {
          game,
          picks: picksFrom([...(options.deck ?? []), ...(options.pick ?? [])], textIn(language)),
          rules: options.rule ?? {},
          bot: options.bot,
          people: options.hotseat,
          names: options.name ?? [],
          ...(options.mode !== undefined && { mode: options.mode }),
          ...(options.seats !== undefined && { seats: options.seats }),
          ...(options.seed !== undefined && { seed: options.seed }),
          ...(options.save !== undefined && { save: options.save }),
        });
        exit(await runSession(session));
      } finally {
        terminal.close();
      }
    });
}
