import { InputError } from "@medallion/kernel";
import { CommanderError } from "commander";
import { BAD_INPUT } from "./commands/options.ts";
import { languageIn } from "./language.ts";
import { meant, programFor } from "./program.ts";
import { sentenceOf, usageSentence } from "./sentence.ts";
import { textIn } from "./texts/index.ts";
import type { World } from "./world.ts";

/** Runs one command line and gives its exit code. What is wrong with it is one sentence on stderr, in the language asked for. */
export async function run(given: readonly string[], world: World): Promise<number> {
  const argv = meant(given, world);
  let code = 0;
  const program = await programFor(argv, world, (reached) => {
    code = reached;
  });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const language = languageIn(argv, world.env);
    if (error instanceof CommanderError) world.stderr.write(`${usageSentence(error, textIn(language))}\n`);
    else if (error instanceof InputError) world.stderr.write(`${sentenceOf(error, language)}\n`);
    else throw error;
    return BAD_INPUT;
  }
}
