import { html } from "./html.ts";
import { pageOf } from "./page.ts";

/** What a browser gets from a server that was started without the built pages. */
export function unbuiltPage(version: string): string {
  return pageOf({
    title: "Medallion",
    version,
    main: html`<p>This server’s web pages aren’t built. Run <code>npm run web</code> and start it again, or play in a
terminal with <code>./play menu</code>.</p>`,
  });
}
