import { html } from "./html.ts";
import { pageOf } from "./page.ts";

export interface FrontPage {
  /** Where people reach this server. */
  readonly origin: string;
  readonly version: string;
}

/** The page at `/`: what this is and how to come to a table from a terminal. */
export function frontPage({ origin, version }: FrontPage): string {
  return pageOf({
    title: "Medallion",
    version,
    main: html`<p>This is a table for board and card games of the Witcher world. You play with friends anywhere, against
bots, or both; nothing is lost when a connection breaks.</p>
<div class="columns">
<section class="vellum">
<h2>You have an invitation</h2>
<p>Open a terminal in the folder of Medallion and join with the link you were sent:</p>
<pre>./play join LINK</pre>
<p class="quiet">A link looks like <code>${origin}/t/…</code>. You need no account: you play at once as a guest.</p>
</section>
<section>
<h2>You want to host</h2>
<p>Start a server of your own; it prints the addresses that your friends can use:</p>
<pre>./play serve</pre>
<p class="quiet">It keeps everything in one file. Seats that stay open can be filled with bots.</p>
</section>
</div>
${plainConnection(origin)}
<p class="quiet">The table in the browser is being built. Until it is here, the terminal plays everything.</p>`,
  });
}

/** Why the app cannot be installed over plain http. Browsers make an exception for one's own machine. */
function plainConnection(origin: string): ReturnType<typeof html> | undefined {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "http:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return undefined;
  return html`<section>
<h2>Without encryption</h2>
<p>This server is reached over plain http, as is usual in a home network. Everything works but installing Medallion as
an app: browsers install apps over https alone. Whoever shares this network could read along; beyond your home, let the
server use a certificate.</p>
</section>`;
}
