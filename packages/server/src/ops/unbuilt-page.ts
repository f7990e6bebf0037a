import { html } from "./html.ts";
import { pageOf } from "./page.ts";

/** What a browser gets from a server that was started without the built pages. */
export function unbuiltPage(version: string): string {
  return pageOf({
    title: "Medallion",
    version,
    main: html`<p>This server runs without its pages: build them with <code>npm run web</code> and start it again, or
play from a terminal with <code>./play menu</code>.</p>`,
  });
}
