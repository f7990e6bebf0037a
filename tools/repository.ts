import { globSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** The folder of the repository. */
export const ROOT = dirname(import.meta.dirname);

/** Where the tests leave their results for the rules coverage. */
export const RESULTS = join(ROOT, ".cache", "results");

/** Files below the root, written with slashes, in a stable order; never those of installed packages. */
export function filesMatching(...patterns: readonly string[]): string[] {
  const found = globSync([...patterns], { cwd: ROOT, exclude: ["**/node_modules/**"] });
  return found.map((file) => file.replaceAll("\\", "/")).sort();
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

/**
 * The environment for what we start: the pinned Node and the installed tools come first on the path, and relative
 * paths are those of the repository, wherever npm was called (its INIT_CWD). Modules are compiled once for all of them.
 */
export function environment(): NodeJS.ProcessEnv {
  const path = [join(ROOT, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const compiled = join(ROOT, ".cache", "compiled");
  return { ...process.env, PATH: path, INIT_CWD: ROOT, NODE_COMPILE_CACHE: compiled };
}
