import type { Known, KnownCommand } from "./known.ts";
import type { Piece } from "./markdown.ts";

/** Everything after a command that still belongs to it: its explanation stands apart, or behind a mark. */
const REST = "((?: (?![#|<>&;])[^\\s`]+)*)";
const NPM = new RegExp(
  `\\bnpm (?:--prefix \\S+ )?run((?: -[a-zA-Z]+| --silent)*) ([a-z][\\w:-]*)${REST}`,
  "g",
);
const PLAY = new RegExp(`(?<![\\w/])\\./play${REST}`, "g");
const TEST = new RegExp(`(?<![\\w/])\\./test${REST}`, "g");
const MEDALLION = new RegExp(`(?<![\\w/@.:"-])medallion(?=$| )(?! --(?: |$))${REST}`, "g");

/** Commands in code that cannot be given: unknown scripts, commands, options, games, steps. */
export function commandFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  return pieces.flatMap(({ text, line }) =>
    faultsIn(text, known).map((fault) => `${file}:${line}: ${fault}`),
  );
}

/** `npm run …` alone: what a sentence without marks for code may speak of. */
export function scriptFaults(file: string, pieces: readonly Piece[], known: Known): string[] {
  return pieces.flatMap(({ text, line }) =>
    [...text.matchAll(NPM)]
      .filter(([, , script = ""]) => !known.scripts.has(script))
      .map(([, , script]) => `${file}:${line}: there is no npm run ${script}`),
  );
}

function faultsIn(text: string, known: Known): string[] {
  const scripts = [...text.matchAll(NPM)];
  const rest = text.replace(NPM, " ");
  return [
    ...scripts.flatMap(([, , script = "", after = ""]) => npmFaults(script, words(after), known)),
    ...[...rest.matchAll(PLAY), ...rest.matchAll(MEDALLION)].flatMap(([, after = ""]) =>
      programFaults(words(after), known),
    ),
    ...[...rest.matchAll(TEST)].flatMap(([, after = ""]) => testFaults(words(after), known)),
  ];
}

function words(text: string): readonly string[] {
  return text
    .split(" ")
    .map((word) => word.replace(/^[[(]+|[\]),.;:]+$/g, ""))
    .filter((word) => word !== "");
}

function npmFaults(script: string, given: readonly string[], known: Known): string[] {
  if (!known.scripts.has(script)) return [`there is no npm run ${script}`];
  if (given[0] !== "--") return [];
  const after = given.slice(1);
  if (["medallion", "ci:play"].includes(script)) return programFaults(after, known);
  if (["test", "ci:test"].includes(script)) return testFaults(after, known);
  return unknownOptions(`npm run ${script}`, after, known.scripts.get(script));
}

function testFaults(given: readonly string[], known: Known): string[] {
  const steps = given.filter((word, index) => given[index - 1] === "--only" && /^[a-z]/.test(word));
  return [
    ...unknownOptions("./test", given, known.scripts.get("ci:test")),
    ...steps.filter((step) => !known.steps.has(step)).map((step) => `./test has no step ${step}`),
  ];
}

function programFaults(given: readonly string[], known: Known): string[] {
  const name = given.find((word, index) => !word.startsWith("-") && given[index - 1] !== "--lang");
  // Without a command `./play` serves, and a word that stands for any command may take any option.
  if (name !== undefined && !isWord(name)) return [];
  const command = name === undefined ? known.program.parts.get("serve") : known.program.parts.get(name);
  if (command === undefined) return [`there is no command ${name}`];
  const after = name === undefined ? given : given.slice(given.indexOf(name) + 1);
  return callFaults(name ?? "serve", command, after, known);
}

function callFaults(name: string, command: KnownCommand, after: readonly string[], known: Known): string[] {
  const [first] = after;
  if (command.parts.size > 0 && first !== undefined && isWord(first)) {
    const part = command.parts.get(first);
    if (part === undefined) return [`there is no command ${name} ${first}`];
    const both = { ...part, options: new Set([...command.options, ...part.options]) };
    return callFaults(`${name} ${first}`, both, after.slice(1), known);
  }
  const isUnknownGame = command.ofGame && first !== undefined && isWord(first) && !known.games.has(first);
  return [
    ...(isUnknownGame ? [`${name}: there is no game ${first}`] : []),
    ...unknownOptions(name, after, new Set([...command.options, ...known.program.options])),
  ];
}

/** No word that stands for others, no value. */
function isWord(text: string): boolean {
  return /^[a-z][a-z-]*$/.test(text);
}

function unknownOptions(
  name: string,
  given: readonly string[],
  options: ReadonlySet<string> | undefined,
): string[] {
  if (options === undefined) return [];
  return given
    .map((word) => /^--[a-z][\w-]*/.exec(word)?.[0])
    .filter((option) => option !== undefined && option !== "--help" && !options.has(option))
    .map((option) => `${name} has no option ${option}`);
}
