import { InputError, type Kit } from "@medallion/kernel";
import { Command } from "commander";
import { calledAs } from "../called.ts";
import { readText } from "../storage/files.ts";
import { type Text, type TextKey, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";

/** Tells the caller which exit code a command came to. */
export type Exit = (code: number) => void;

/** 0 is success; a check or a proof failed; what was given is wrong. */
export const FAILED = 1;
export const BAD_INPUT = 2;

export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** An error about the value of an option: found before the language is known, it is said by `run`. */
export function unfit(key: TextKey, given: string): InputError {
  const values = { given };
  return new InputError("unfit-value", textIn("en")(key, values), [], [{ key, values }]);
}

export function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw unfit("error.number", value);
  return Number(value);
}

/** Whole numbers parted by commas, as they were written. */
export function wholeNumbers(value: string): string {
  for (const part of value.split(",")) wholeNumber(part.trim());
  return value;
}

/** `name=value`, where a value that reads as a number, `true` or `false` is one. */
export function ruleOption(
  value: string,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const [, name, given] = /^([^=]+)=(.*)$/s.exec(value) ?? [];
  if (name === undefined || given === undefined) throw unfit("error.pair", value);
  return { ...before, [name]: ruleValue(given) };
}

function ruleValue(text: string): unknown {
  if (text === "true") return true;
  if (text === "false") return false;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** How `--export` is told of. */
export const EXPORT_ABOUT = "write all views, choices and outcomes: games.jsonl.gz, one JSON per line";

/** How `--queue` is told of. */
export const QUEUE_ABOUT = "let others play: postgres://… of a database that medallion work takes from";

/** How `--rule` is told of in the help of every command that has it. */
export function ruleAbout(world: World): string {
  return `a house rule; can be repeated (${calledAs(world)} decks <game> lists all names and values)`;
}

/** How the game is told of there. */
export function gameAbout(world: World): string {
  return `which game (see: ${calledAs(world)} decks --help)`;
}

/** What seats bring: an id or packed list as given, the text of `@FILE`, or nothing for `?`. */
export function picksFrom(given: readonly string[], text: Text): readonly (string | undefined)[] {
  return given.map((pick) => {
    if (pick === "?") return undefined;
    return pick.startsWith("@") ? readText(pick.slice(1), text).trim() : pick;
  });
}

/** A command with the options that all share; its examples speak of the first game there is. */
export function command(world: World, name: string, about: string, examples: readonly string[]): Command {
  const shown = examples.map(
    (line) => `  ${filled(line, world.kits[0]).replace(/^medallion/, calledAs(world))}`,
  );
  return new Command(name)
    .description(about)
    .option("--lang <language>", "en, cs, pl or uk; default: your system’s language")
    .addHelpText("after", `\nExamples:\n${shown.join("\n")}`);
}

function filled(example: string, kit: Kit | undefined): string {
  const mode = kit?.lobby.modes[0]?.id;
  const rule = kit?.lobby.rules?.[0];
  const deck = mode === undefined ? undefined : kit?.lobby.picks(mode)[0]?.id;
  return example
    .replaceAll("<game>", kit?.game.id ?? "<game>")
    .replaceAll("<mode>", mode ?? "<mode>")
    .replaceAll("<deck>", deck ?? "<deck>")
    .replaceAll("<name=value>", rule === undefined ? "name=value" : `${rule.name}=${rule.values.at(-1)}`);
}
