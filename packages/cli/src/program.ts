import { InputError } from "@medallion/kernel";
import { Command } from "commander";
import { calledAs, startedByPlay } from "./called.ts";
import type { Exit } from "./commands/options.ts";
import { languageFor } from "./language.ts";
import { textIn } from "./texts/index.ts";
import type { World } from "./world.ts";

type Make = (world: World, exit: Exit) => Command;

/** Loaded when they are asked for: a server shall not wait for what other commands need. */
const COMMANDS: Readonly<Record<string, () => Promise<Make>>> = {
  menu: async () => (await import("./commands/menu.ts")).menuCommand,
  play: async () => (await import("./commands/play.ts")).playCommand,
  resume: async () => (await import("./commands/resume.ts")).resumeCommand,
  serve: async () => (await import("./commands/serve.ts")).serveCommand,
  create: async () => (await import("./commands/create.ts")).createCommand,
  join: async () => (await import("./commands/join.ts")).joinCommand,
  match: async () => (await import("./commands/match.ts")).matchCommand,
  tables: async () => (await import("./commands/tables.ts")).tablesCommand,
  leaderboard: async () => (await import("./commands/people.ts")).leaderboardCommand,
  profile: async () => (await import("./commands/people.ts")).profileCommand,
  account: async () => (await import("./commands/account.ts")).accountCommand,
  owner: async () => (await import("./commands/owner.ts")).ownerCommand,
  people: async () => (await import("./commands/owner-people.ts")).peopleCommand,
  backup: async () => (await import("./commands/backup.ts")).backupCommand,
  restore: async () => (await import("./commands/backup.ts")).restoreCommand,
  decks: async () => (await import("./commands/decks.ts")).decksCommand,
  puzzle: async () => (await import("./commands/puzzle.ts")).puzzleCommand,
  replay: async () => (await import("./commands/replay.ts")).replayCommand,
  verify: async () => (await import("./commands/verify.ts")).verifyCommand,
  analyse: async () => (await import("./commands/analyse.ts")).analyseCommand,
  arena: async () => (await import("./commands/arena.ts")).arenaCommand,
  train: async () => (await import("./commands/train.ts")).trainCommand,
  "bot-check": async () => (await import("./commands/bot-check.ts")).botCheckCommand,
  work: async () => (await import("./commands/work.ts")).workCommand,
  sim: async () => (await import("./commands/sim.ts")).simCommand,
  check: async () => (await import("./commands/check.ts")).checkCommand,
};

/** How many words before the command say how all of them speak: a language, and no colours. */
function leading(argv: readonly string[]): number {
  let place = 0;
  for (let word = argv[0]; word?.startsWith("--lang") || word === "--no-color"; word = argv[place])
    place += word === "--lang" ? 2 : 1;
  return place;
}

/** What is meant: a game alone is to be played, and options without a command are those of the server of `./play`. */
export function meant(argv: readonly string[], { kits, env }: World): readonly string[] {
  const place = leading(argv);
  const word = argv[place];
  const before = argv.slice(0, place);
  if (kits.some(({ game }) => game.id === word)) return [...before, "play", ...argv.slice(place)];
  const isOption = word === undefined || (word.startsWith("-") && word !== "--help" && word !== "-h");
  return isOption && startedByPlay(env) ? [...before, "serve", ...argv.slice(place)] : argv;
}

/** The command that is asked for, or all where none is: for the help and for what is unknown. */
function wanted(argv: readonly string[]): readonly (() => Promise<Make>)[] {
  const command = COMMANDS[argv[leading(argv)] ?? ""];
  return command === undefined ? Object.values(COMMANDS) : [command];
}

/** The `medallion` command with all that it can do. */
export async function programFor(argv: readonly string[], world: World, exit: Exit): Promise<Command> {
  const name = calledAs(world);
  const alone = startedByPlay(world.env)
    ? "Without a command: starts a server and opens the table; takes the options of serve, such as --port and --no-open."
    : "Run without a command for a menu.";
  const program = new Command(name)
    .description(`Play board games of the Witcher world. ${alone}`)
    .addHelpText("after", `\nMore about a command: ${name} play --help`)
    .addHelpText("after", "\nExit codes: 0 success, 1 a check or verification failed, 2 invalid input.")
    .option("--lang <language>", "en, cs, pl or uk; default: your system’s language")
    .option("--no-color", "turn colours off")
    .allowExcessArguments()
    .enablePositionalOptions()
    .hook("preAction", handOn)
    .action(async (options: { readonly lang?: string; readonly color: boolean }, called: Command) => {
      const [id] = called.args;
      if (id === undefined) {
        const { menu } = await import("./commands/menu.ts");
        return exit(await menu(world, options));
      }
      const text = textIn(languageFor(options.lang, world.env));
      const known = called.commands.map((command) => command.name()).join(", ");
      throw new InputError("unknown-command", text("error.command", { id, known }));
    });
  for (const load of wanted(argv)) program.addCommand((await load())(world, exit));
  for (const command of withParts(program))
    command.exitOverride().configureOutput({
      writeOut: (text) => world.stdout.write(text),
      writeErr: (text) => world.stderr.write(text),
      // Said by `run`, in the language asked for.
      outputError: () => {},
    });
  return program;
}

/** What was said before the command holds for it too, unless it was given something else. */
function handOn(program: Command, called: Command): void {
  if (called === program) return;
  const { lang, color } = program.opts<{ readonly lang?: string; readonly color: boolean }>();
  if (lang !== undefined && called.opts().lang === undefined) called.setOptionValue("lang", lang);
  if (!color) called.setOptionValue("color", false);
}

/** A command and all that belong to it. */
function withParts(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withParts)];
}
