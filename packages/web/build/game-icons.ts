import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:game-icons/";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * `import icon from "virtual:game-icons/wolf-head"` gives the drawing's path data (512 × 512 units): only icons that
 * are imported are in the program. The set is CC BY 3.0; the credits page names their authors.
 */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(NAME.length + 1);
      const body = set.icons[name]?.body;
      const paths = [...(body ?? "").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
      if (paths.length === 0) throw new Error(`the icon set has no drawing ${name}`);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
