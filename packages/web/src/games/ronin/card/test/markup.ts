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
