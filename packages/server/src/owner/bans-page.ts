import type { ReplyOf } from "@medallion/protocol";
import { html, type Markup } from "../ops/html.ts";
import { type Desk, field, form, LENGTH, REASON } from "./form.ts";
import { person } from "./reports-page.ts";
import { time } from "./words.ts";

type Ban = ReplyOf<"owner">["bans"][number];

/** Who is banned, and another network to be. */
export function bansPage(bans: readonly Ban[], desk: Desk): Markup {
  return html`<section>
<h2>Banned now</h2>
${bans.length === 0 ? html`<p class="quiet">Nobody.</p>` : bans.map((ban) => banned(ban, desk))}
</section>
<section>
<h2>Ban a network</h2>
<p class="quiet">An address, or a network such as <code>203.0.113.0/24</code>. Players are banned from their <a href="/owner/players">own page</a>.</p>
${form(desk, "banNetwork", {}, "Ban", [field("Network", "network", html`required maxlength="60"`), LENGTH, REASON])}
</section>`;
}

function banned({ id, kind, subject, label, reason, created, until }: Ban, desk: Desk): Markup {
  return html`<article>
<h3>${kind === "person" ? person(subject, label) : html`<code>${subject}</code>`}</h3>
<p>${reason === "" ? html`<span class="quiet">No reason given.</span>` : reason}</p>
<p class="quiet">From ${time(created)} until ${time(until)}</p>
${form(desk, "unban", { ban: id }, "Lift ban")}
</article>`;
}
