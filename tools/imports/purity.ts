import { GAMES } from "./directions.ts";
import type { Source } from "./source.ts";

/** Packages that touch no clock, file, network, Node or browser. */
const PURE = [
  "kernel",
  "ink",
  "refusals",
  "lobbies",
  "fittings",
  "suites",
  "records",
  "scenarios",
  "games",
  "search",
  "bots",
  "table",
  "protocol",
  ...GAMES,
];

/** What a pure package may not even mention. */
const IMPURE = [
  ...["Date", "performance", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"],
  ...["process", "Buffer", "require", "module", "__dirname", "__filename", "global", "globalThis", "console"],
  ...["window", "document", "navigator", "self", "location", "localStorage", "sessionStorage", "indexedDB"],
  ...["fetch", "XMLHttpRequest", "WebSocket", "Worker", "crypto"],
];

/** Packages that know games only through the contract. */
const NAMELESS = [
  "kernel",
  "refusals",
  "lobbies",
  "fittings",
  "suites",
  "records",
  "scenarios",
  "search",
  "bots",
  "table",
  "protocol",
  "server",
  "cli",
];

/** A folder of the pages that knows games only through what they say of their drawn tables. */
const DRAWN = "packages/web/src/drawn/";

const NAMES = /gwent|(?<![a-z])ronin(?!g)|old[-_ ]?world/gi;

const KERNEL_LINES = 800;

/** Clock, chance, files, Node or browser in the source of a pure package. */
export function purityFaults(source: Source): string[] {
  if (source.isTest || !PURE.includes(source.package)) return [];
  const { imports, globals, members, usesImportMeta } = source.syntax;
  const touched = imports.filter((specifier) => specifier.startsWith("node:"));
  touched.push(...IMPURE.filter((name) => globals.has(name)));
  if (members.has("Math.random") || members.has("Math[]")) touched.push("Math.random");
  if (usesImportMeta) touched.push("import.meta");
  return touched.map((name) => `${source.file}: uses ${name} in a pure package`);
}

/** The name of a game where games are known only through a contract, comments included. */
export function nameFaults(source: Source): string[] {
  const isDrawn = source.file.startsWith(DRAWN);
  if (!isDrawn && (source.isTest || !NAMELESS.includes(source.package))) return [];
  return source.text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(NAMES)].map(([name]) => `${source.file}:${index + 1}: names the game ${name}`),
    );
}

/** A newcomer reads the kernel in half an hour. */
export function kernelSizeFaults(sources: readonly Source[]): string[] {
  const lines = sources
    .filter((source) => source.package === "kernel" && !source.isTest)
    .reduce((total, source) => total + source.text.trimEnd().split("\n").length, 0);
  return lines < KERNEL_LINES ? [] : [`the kernel has ${lines} lines; it must stay under ${KERNEL_LINES}`];
}
