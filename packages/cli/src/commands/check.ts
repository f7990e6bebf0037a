import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError, type Kit, type Say } from "@medallion/kernel";
import type { ScenarioResult } from "@medallion/scenarios";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { readText } from "../storage/files.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { BAD_INPUT, command, type Exit, FAILED } from "./options.ts";

interface CheckOptions {
  readonly schema?: true;
  readonly json?: true;
  readonly lang?: string;
}

/** `medallion check`: runs scenario files. */
export function checkCommand(world: World, exit: Exit): Command {
  return command(world, "check", "Run scenario files and print what fails.", [
    "medallion check my-position.yaml",
    "medallion check scenarios/ --json",
    "medallion check --schema > scenario.schema.json",
  ])
    .argument("[files...]", "files, or folders with *.yaml files")
    .option("--schema", "print the format’s JSON Schema")
    .option("--json", "print JSON")
    .action(async (given: readonly string[], options: CheckOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      // Only here: no other command shall wait for the reader of YAML.
      const { printResult, runScenarioText, scenarioSchema } = await import("@medallion/scenarios");
      if (options.schema) {
        world.stdout.write(`${JSON.stringify(scenarioSchema(world.kits), undefined, 2)}\n`);
        return;
      }
      const texts = given
        .flatMap((path) => scenarioFiles(path, text))
        .map((file) => [file, readText(file, text)] as const);
      if (texts.length === 0) throw new InputError("no-files", text("error.files"));
      const says = new Map<string, Say>();
      for (const kit of world.kits) says.set(kit.game.id, (await voiceFor(kit, language)).say);
      const findKit = (id: string): Kit | undefined => world.kits.find((kit) => kit.game.id === id);
      const wording = { say: (id: string) => says.get(id), games: [...says.keys()] };
      const results = texts.flatMap(([file, content]) => runScenarioText(content, file, findKit, wording));
      exit(exitCode(results));
      report(world, results, options.json === true, printResult);
    });
}

/** A scenario that is itself wrong is bad input. */
function exitCode(results: readonly ScenarioResult[]): number {
  if (results.some(({ status }) => status === "error")) return BAD_INPUT;
  return results.some(({ status }) => status === "failed") ? FAILED : 0;
}

function report(
  world: World,
  results: readonly ScenarioResult[],
  json: boolean,
  linesOf: (result: ScenarioResult) => readonly string[],
): void {
  const passed = results.filter(({ status }) => status === "passed").length;
  const failed = results.length - passed;
  if (json) {
    world.stdout.write(`${JSON.stringify({ passed, failed, results })}\n`);
    return;
  }
  const { print, paint } = openTerminal(world);
  for (const result of results) {
    const [head = "", ...lines] = linesOf(result);
    if (result.status === "failed") print(paint.tone("bad", head), ...lines);
    if (result.status === "error")
      for (const { line, sentence } of result.details)
        world.stderr.write(`${result.file}:${line}: ${sentence}\n`);
  }
  // Read by programs too: the same in every language.
  print(`${passed} passed, ${failed} failed`);
}

/** The file itself, or all *.yaml files of a folder and those below it in the order of their names. */
function scenarioFiles(path: string, text: Text): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    throw new InputError("unreadable-file", text("error.read", { path, reason: "ENOENT" }));
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => join(path, name));
}
