import { InputError } from "@medallion/kernel";
import type { Command } from "commander";
import { calledAs } from "../called.ts";
import { languageFor } from "../language.ts";
import { commandIn } from "../outside/bot.ts";
import { resumeSession, type Saved, savedGames } from "../session/resume.ts";
import { runSession } from "../session/run.ts";
import { savesFolder } from "../storage/saves.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";

interface ResumeOptions {
  readonly list?: true;
  readonly bot?: string;
  readonly json?: true;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion resume`: a saved game goes on. */
export function resumeCommand(world: World, exit: Exit): Command {
  return command(world, "resume", "Continue a saved game: the latest one, or one from a file.", [
    "medallion resume",
    "medallion resume my-game.medallion.json",
    "medallion resume --list --json",
  ])
    .argument("[file]", "a saved game; default: the latest unfinished one")
    .option("--list", "only list the saved games")
    .option("--json", "print the list as JSON")
    .option("--bot <bot>", "cmd: and the command of the bot, if it is a program of its own")
    .option("--no-color", "turn colours off")
    .action(async (file: string | undefined, options: ResumeOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      if (options.list || options.json) {
        world.stdout.write(`${options.json ? JSON.stringify(savedGames(world)) : listed(world, text)}\n`);
        return;
      }
      const terminal = openTerminal(world, options.color);
      try {
        const path = file ?? newest(world, text).path;
        exit(
          await runSession(
            await resumeSession(world, terminal, language, path, commandIn(options.bot ?? "")),
          ),
        );
      } finally {
        terminal.close();
      }
    });
}

function noSaves(world: World, text: Text): string {
  return text("error.saves", { folder: savesFolder(world), command: calledAs(world) });
}

function newest(world: World, text: Text): Saved {
  const running = savedGames(world).find(({ status }) => status === "running");
  if (running !== undefined) return running;
  throw new InputError("no-saves", noSaves(world, text));
}

function listed(world: World, text: Text): string {
  const saves = savedGames(world);
  if (saves.length === 0) return noSaves(world, text);
  return saves.map((save) => savedText(save, text)).join("\n");
}

/** One line for a saved game. */
export function savedText({ path, changed, game, status }: Saved, text: Text): string {
  // Swedes write local time as others write a time stamp.
  const when = changed.toLocaleString("sv-SE").slice(0, 16);
  return text("saved.line", { when, game: game ?? "?", status, path });
}
