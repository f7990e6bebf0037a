import { InputError } from "@medallion/kernel";
import { Command } from "commander";
import { accountCommand } from "./commands/account.ts";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { checkCommand } from "./commands/check.ts";
import { createCommand } from "./commands/create.ts";
import { decksCommand } from "./commands/decks.ts";
import { joinCommand } from "./commands/join.ts";
import { matchCommand } from "./commands/match.ts";
import { menu, menuCommand } from "./commands/menu.ts";
import type { Exit } from "./commands/options.ts";
import { leaderboardCommand, profileCommand } from "./commands/people.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { resumeCommand } from "./commands/resume.ts";
import { serveCommand } from "./commands/serve.ts";
import { simCommand } from "./commands/sim.ts";
import { tablesCommand } from "./commands/tables.ts";
import { verifyCommand } from "./commands/verify.ts";
import { languageFor } from "./language.ts";
import { textIn } from "./texts/index.ts";
import type { World } from "./world.ts";

const COMMANDS = [
  menuCommand,
  playCommand,
  resumeCommand,
  serveCommand,
  createCommand,
  joinCommand,
  matchCommand,
  tablesCommand,
  leaderboardCommand,
  profileCommand,
  accountCommand,
  backupCommand,
  restoreCommand,
  decksCommand,
  replayCommand,
  verifyCommand,
  simCommand,
  checkCommand,
];

/** The `medallion` command with all that it can do. */
export function programFor(world: World, exit: Exit): Command {
  const program = new Command("medallion")
    .description("A digital table for board games. Without a command: a menu.")
    .addHelpText(
      "after",
      "\nExit codes: 0 all is well, 1 a check or a proof failed, 2 what was given is wrong.",
    )
    .option("--lang <language>", "en, cs, pl or uk; otherwise that of your environment")
    .option("--no-color", "no colours")
    .allowExcessArguments()
    .enablePositionalOptions()
    .action(async (options: { readonly lang?: string; readonly color: boolean }, called: Command) => {
      const [id] = called.args;
      if (id === undefined) return exit(await menu(world, options));
      const text = textIn(languageFor(options.lang, world.env));
      const known = called.commands.map((command) => command.name()).join(", ");
      throw new InputError("unknown-command", text("error.command", { id, known }));
    });
  for (const command of COMMANDS) program.addCommand(command(world, exit));
  for (const command of withParts(program))
    command.exitOverride().configureOutput({
      writeOut: (text) => world.stdout.write(text),
      writeErr: (text) => world.stderr.write(text),
      // Said by `run`, in the language asked for.
      outputError: () => {},
    });
  return program;
}

/** A command and all that belong to it. */
function withParts(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withParts)];
}
