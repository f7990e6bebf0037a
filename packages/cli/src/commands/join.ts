import { InputError } from "@medallion/kernel";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { runOnline } from "../online/run.ts";
import { joinTable } from "../online/sitting.ts";
import { NoMoreInput } from "../terminal/pick.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, picksFrom, wholeNumber } from "./options.ts";

interface JoinOptions {
  readonly seat?: number;
  readonly pick?: string;
  readonly name?: string;
  readonly watch?: true;
  readonly record?: string;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion join`: plays at an online table in the terminal. */
export function joinCommand(world: World, exit: Exit): Command {
  return command(world, "join", "Join an online table by its invite link.", [
    "medallion join http://192.168.1.20:8080/t/Vd5k1RkHjZ0a",
    "medallion join <link> --name Anna --pick <deck>",
    "medallion join <link> --watch",
    "medallion join <link> --record game.json",
  ])
    .argument("<link>", "the invite link you were sent")
    .option("--seat <number>", "seat number from 1; default: the first open one", wholeNumber)
    .option("--pick <pick>", "your deck: an id, a deck code, @FILE, or ? for random")
    .option("--name <name>", "your name for others")
    .option("--watch", "watch only")
    .option("--record <file>", "save the replay here when the game is over")
    .option("--no-color", "turn colours off")
    .action(async (link: string, options: JoinOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const terminal = openTerminal(world, options.color);
      try {
        const [pick] = picksFrom(options.pick === undefined ? [] : [options.pick], text);
        const session = await joinTable(world, terminal, language, text, {
          link,
          watch: options.watch === true,
          ...(options.seat !== undefined && { seat: seatOf(options.seat, text) }),
          ...(pick !== undefined && { pick }),
          ...(options.name !== undefined && { name: options.name }),
          ...(options.record !== undefined && { record: options.record }),
        });
        exit(await runOnline(session));
      } catch (error) {
        if (!(error instanceof NoMoreInput)) throw error;
      } finally {
        terminal.close();
      }
    });
}

function seatOf(number: number, text: Text): number {
  if (number >= 1) return number - 1;
  throw new InputError("no-such-seat", text("refusal.noSuchSeat"));
}
