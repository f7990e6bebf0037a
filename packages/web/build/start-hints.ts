import type { HtmlTagDescriptor, Plugin } from "vite";

/** The letters that every page is written with first, whatever its language. */
const FONTS = /(^|\/)(alegreya-latin-wght-normal|alegreya-sc-latin-700-normal)-[^/]+\.woff2$/;
/** The rest of the program, by the name that `vite.ts` gives it, and what its parts are tied together with. */
const PROGRAM = /(^|\/)(start|rolldown-runtime)-[^/]+\.js$/;
const STYLES = /(^|\/)start-[^/]+\.css$/;

/** Has all that the start needs fetched at once: found by each other, the files would come one after the other. */
export function startHints(): Plugin {
  return {
    name: "start-hints",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => Object.keys(bundle ?? {}).flatMap(hintsFor),
    },
  };
}

function hintsFor(file: string): readonly HtmlTagDescriptor[] {
  if (FONTS.test(file)) return [link(file, { rel: "preload", as: "font", type: "font/woff2" })];
  if (PROGRAM.test(file)) return [link(file, { rel: "modulepreload" })];
  return STYLES.test(file) ? [link(file, { rel: "stylesheet" })] : [];
}

function link(file: string, attributes: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attributes, crossorigin: "", href: `/${file}` }, injectTo: "head" };
}
