import process from "node:process";
import { KITS } from "@medallion/games";
import { nodeNetwork } from "../../packages/cli/src/network.ts";
import { programFor } from "../../packages/cli/src/program.ts";
import type { KnownCommand } from "./known.ts";

type Command = Awaited<ReturnType<typeof programFor>>;

/** `medallion` as it is built, with all its commands; none of them is run. */
export async function knownProgram(): Promise<KnownCommand> {
  const program = await programFor(
    ["--help"],
    {
      kits: KITS,
      kitsModule: import.meta.resolve("@medallion/games"),
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      env: process.env,
      freshSeed: () => "",
      now: () => new Date(0),
      network: nodeNetwork(),
      browse: () => {},
      onInterrupt: () => () => {},
      abandon: () => {},
    },
    () => {},
  );
  return knownOf(program);
}

function knownOf(command: Command): KnownCommand {
  return {
    options: new Set(command.options.flatMap(({ long }) => long ?? [])),
    parts: new Map(command.commands.map((part) => [part.name(), knownOf(part)])),
    // A record of a game is called so too.
    ofGame: command.registeredArguments[0]?.description.startsWith("which game") === true,
  };
}
