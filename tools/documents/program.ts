import process from "node:process";
import { programFor } from "../../packages/cli/src/program.ts";
import type { KnownCommand } from "./known.ts";
import { showingWorld } from "./world.ts";

type Command = Awaited<ReturnType<typeof programFor>>;

/** `medallion` as it is built, with all its commands; none of them is run. */
export async function knownProgram(): Promise<KnownCommand> {
  return knownOf(await programFor(["--help"], showingWorld(process.stdout), () => {}));
}

function knownOf(command: Command): KnownCommand {
  return {
    options: new Set(command.options.flatMap(({ long }) => long ?? [])),
    parts: new Map(command.commands.map((part) => [part.name(), knownOf(part)])),
    // A record of a game is called so too.
    ofGame: command.registeredArguments[0]?.description.startsWith("which game") === true,
  };
}
