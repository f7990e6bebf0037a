import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPuzzles } from "@medallion/scenarios";
import type { Plugin } from "vite";

const NAME = "virtual:puzzles/";
const PACKAGES = join(import.meta.dirname, "..", "..");

/** `import puzzles from "virtual:puzzles/gwent"` gives the puzzles of that game as data: no browser reads YAML. */
export function puzzles(): Plugin {
  return {
    name: "puzzles",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:puzzles\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:puzzles\// },
      handler(id) {
        const game = id.slice(NAME.length + 1);
        const files = globSync("*.yaml", { cwd: join(PACKAGES, game, "puzzles") }).sort();
        if (files.length === 0) throw new Error(`${game} has no puzzles`);
        const paths = files.map((file) => join(PACKAGES, game, "puzzles", file));
        for (const path of paths) this.addWatchFile(path);
        const all = paths.flatMap((path) => readPuzzles(readFileSync(path, "utf8")));
        // As text that is parsed at once, which is quicker than a program of that size.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
      },
    },
  };
}
