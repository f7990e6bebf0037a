import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { shorterPath } from "./shorter-path.ts";

const NAME = "virtual:game-icons/";
const LIST = "?game-icons";
const LISTED = "\0game-icons:";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * `import icon from "virtual:game-icons/wolf-head"` gives the drawing's path data (512 × 512 units), and
 * `import icons from "./index.ts?game-icons"` those of all names in that module's `ICONS`, by name: only icons that are
 * named are in the program. The set is CC BY 3.0; the credits page names their authors.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    // Before the files of that name are found.
    enforce: "pre",
    resolveId: {
      filter: { id: [/^virtual:game-icons\//, /\?game-icons$/] },
      async handler(id, importer) {
        if (id.startsWith(NAME)) return `\0${id}`;
        const list = await this.resolve(id.slice(0, -LIST.length), importer, { skipSelf: true });
        return list === null ? undefined : `${LISTED}${list.id}`;
      },
    },
    load: {
      filter: { id: [/^\0virtual:game-icons\//, /^\0game-icons:/] },
      async handler(id) {
        if (!id.startsWith(LISTED)) return moduleOf(pathOf(id.slice(NAME.length + 1)));
        const file = id.slice(LISTED.length);
        this.addWatchFile(file);
        const names = await iconsIn(file);
        return moduleOf(Object.fromEntries(names.map((name) => [name, pathOf(name)])));
      },
    },
  };
}

function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** The names that a module lists. */
async function iconsIn(file: string): Promise<readonly string[]> {
  const module = (await import(pathToFileURL(file).href)) as { readonly ICONS?: unknown };
  if (!Array.isArray(module.ICONS)) throw new Error(`${file} exports no list ICONS`);
  return module.ICONS.map(String);
}

let set: IconSet | undefined;

function pathOf(name: string): string {
  set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const paths = [...(set.icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path);
  if (paths.length === 0) throw new Error(`the icon set has no drawing ${name}`);
  return paths.map(shorterPath).join("");
}
