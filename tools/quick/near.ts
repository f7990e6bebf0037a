import { posix } from "node:path";

/** The text of every source file by its path. */
export type Sources = ReadonlyMap<string, string>;

const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"(\.[^"]+|@medallion\/[a-z-]+)"/g;

/** The files of the repository that a file imports or starts. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORTED)].map(([, named = ""]) =>
    named.startsWith("@medallion/")
      ? `packages/${named.slice("@medallion/".length)}/src/index.ts`
      : posix.join(posix.dirname(file), named),
  );
}

/**
 * The tests that a change can break, the nearest first: those that changed, those that import what changed, those that
 * import what imports it, and so on.
 */
export function testsNear(changed: readonly string[], sources: Sources): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const imported of importsOf(file, text))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const seen = new Set(changed);
  const near: string[] = [];
  for (let ring = [...changed].sort(); ring.length > 0; ) {
    near.push(...ring.filter((file) => sources.has(file) && /\.test\.tsx?$/.test(file)));
    const next = new Set(ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file)));
    for (const file of next) seen.add(file);
    ring = [...next].sort();
  }
  return near;
}

/** What the rules of every game stand on. */
const UNDER_ALL_GAMES = /^packages\/(kernel|refusals|lobbies|fittings|scenarios)\/src\//;

/** The scenarios that a change can break: those that changed, and all of a game whose source did. */
export function scenariosNear(changed: readonly string[], scenarios: readonly string[]): string[] {
  const all = changed.some((file) => UNDER_ALL_GAMES.test(file) && !/\.test\.ts$/.test(file));
  const games = new Set(
    changed.flatMap((file) => /^(packages\/[a-z-]+\/)src\/(?!.*\.test\.tsx?$)/.exec(file)?.[1] ?? []),
  );
  const isNear = (file: string): boolean =>
    all || changed.includes(file) || [...games].some((game) => file.startsWith(game));
  return scenarios
    .filter(isNear)
    .sort((a, b) => Number(changed.includes(b)) - Number(changed.includes(a)) || a.localeCompare(b));
}
