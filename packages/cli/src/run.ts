import { InputError } from "@medallion/kernel";
import { CommanderError } from "commander";
import { BAD_INPUT } from "./commands/options.ts";
import { programFor } from "./program.ts";
import type { World } from "./world.ts";

/** Runs one command line and gives its exit code. What is wrong with it is one sentence on stderr. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  let code = 0;
  const program = programFor(world, (reached) => {
    code = reached;
  });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    if (!(error instanceof InputError)) throw error;
    world.stderr.write(`${error.message.replaceAll("\n", " ")}\n`);
    return BAD_INPUT;
  }
}
