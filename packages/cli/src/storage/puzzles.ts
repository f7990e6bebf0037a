import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the games lie beside this program. */
const PACKAGES = join(import.meta.dirname, "..", "..", "..");

/** The files of a game's puzzles as texts, in the order of their days. */
export function puzzleTexts(game: string): readonly string[] {
  const folder = join(PACKAGES, game, "puzzles");
  return globSync("*.yaml", { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
}
