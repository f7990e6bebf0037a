import { posix } from "node:path";
import type { Declared, Source } from "./source.ts";

/** The games; each imports the kernel, what games are made of alike, and no other game. */
export const GAMES = ["gwent", "ronin", "old-world"] as const;

/** What games are made of alike: the ink of their tables, how input is refused, lobbies, the rest of a kit. */
const SHARED = ["ink", "refusals", "lobbies", "fittings"];

/** What a host of tables is built of, be it a server, a terminal or a browser. */
const HOSTED = ["kernel", "records", "bots", "table", "games", "protocol"];

/** Which packages of ours a package may import. There are no other imports. */
const DIRECTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["kernel", []],
  ...["ink", "refusals", "fittings", "records", "scenarios", "search"].map((name): [string, string[]] => [
    name,
    ["kernel"],
  ]),
  ["lobbies", ["kernel", "refusals"]],
  ["bots", ["kernel", "search"]],
  ["suites", ["kernel", "fittings", "search"]],
  ...GAMES.map((name): [string, string[]] => [name, ["kernel", "search", ...SHARED]]),
  ["games", ["kernel", "fittings", "search", ...GAMES]],
  ["table", ["kernel", "records", "bots"]],
  ["protocol", ["kernel", "records", "table"]],
  ["server", HOSTED],
  ["cli", [...HOSTED, "fittings", "search", "suites", "scenarios", "server"]],
  // A drawn table knows its game.
  ["web", [...HOSTED, "scenarios", ...GAMES]],
]);

/** What only tests may import besides. */
const FOR_TESTS = ["suites", "scenarios", "records", "games", "ink", ...GAMES];

/** Imports against the direction of the design, across folders of packages, or of what is not declared. */
export function directionFaults(
  source: Source,
  declared: Declared,
  development: readonly string[],
): string[] {
  const allowed = DIRECTIONS.get(source.package);
  if (allowed === undefined)
    return [`${source.file}: the package ${source.package} has no place in the import directions`];
  const needs = declared.get(source.package) ?? [];
  return source.syntax.imports.flatMap((specifier) => {
    const fault = (why: string): string[] => [`${source.file}: imports ${specifier}, ${why}`];
    if (specifier.startsWith(".")) {
      const target = posix.join(posix.dirname(source.file), specifier);
      if (!target.startsWith(`packages/${source.package}/`)) return fault("which lies outside its package");
      if (source.file.startsWith(`${PAGES}drawn/`) && target.startsWith(`${PAGES}games/`))
        return fault("but what all drawn tables share knows no game");
      if (!source.isTest && isInsideGame(target) && !source.file.startsWith(`${PAGES}games/`))
        return fault("but pages know of a game what games/contract.ts names");
      const [own, other] = [pageOf(source.file), pageOf(target)];
      return own === undefined || other === undefined || own === other
        ? []
        : fault("which is another page: what two pages share lies beside them");
    }
    if (specifier.startsWith("node:")) return []; // The purity of a package decides.
    if (specifier.startsWith("virtual:")) return []; // Made by the build of the browser's package.
    const name = packageOf(specifier);
    const ours = /^@medallion\/(.+)$/.exec(name)?.[1];
    if (ours !== undefined && ours !== source.package && !allowed.includes(ours)) {
      if (source.isTest && FOR_TESTS.includes(ours)) return [];
      return fault(
        `but ${source.package} may import ${allowed.length === 0 ? "no package of ours" : allowed.join(", ")}`,
      );
    }
    if (needs.includes(name) || (source.isTest && (ours !== undefined || development.includes(name))))
      return [];
    return fault(`which packages/${source.package}/package.json does not declare`);
  });
}

/** The browser's package. */
const PAGES = "packages/web/src/";

/** Whether a file of the browser's package is one game's own. */
function isInsideGame(file: string): boolean {
  return GAMES.some((game) => file.startsWith(`${PAGES}games/${game}/`));
}

/** The page that a file of the browser's package belongs to, if it belongs to one. */
function pageOf(file: string): string | undefined {
  return /^packages\/web\/src\/pages\/([^/]+)\//.exec(file)?.[1];
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
