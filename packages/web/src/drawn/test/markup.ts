import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What is drawn, as it is written into the page. */
export const drawn = (element: ReactNode): string => renderToStaticMarkup(element);

/** How a card is drawn, without its words and its id. */
export const withoutWords = (markup: string): string =>
  markup.replace(/<text.*?<\/text>/g, "").replace(/ data-card="[^"]*"/g, "");

/**
 * Eyes differ: some tell red from green badly, some blue from yellow, some see no colour at all. Whoever can tell two
 * things apart with no colour can under any of these, so what is drawn is compared without.
 */
export const colourless = (markup: string): string =>
  markup
    .replace(/ (?:fill|stroke|color|stop-color|opacity|fill-opacity|stroke-opacity)="[^"]*"/g, "")
    .replace(/ (?:class|style|id|data-card)="[^"]*"/g, "");

/** What stands under this id in what drawings share, without its colours. */
export function shapeIn(defs: string, id: string): string {
  const from = defs.indexOf(` id="${id}"`);
  if (from < 0) throw new Error(`nothing is called ${id}`);
  const rest = defs.slice(from);
  const tag = /<(\w+)$/.exec(defs.slice(0, from))?.[1] ?? "";
  let depth = 0;
  for (const found of rest.matchAll(new RegExp(`<(/?)${tag}\\b[^>]*?(/?)>`, "g"))) {
    depth += found[1] === "/" ? -1 : found[2] === "/" ? 0 : 1;
    if (depth < 0) return colourless(rest.slice(0, found.index));
  }
  throw new Error(`${id} does not end`);
}
