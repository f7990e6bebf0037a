import type { ReplyOf } from "@medallion/protocol";
import { html, type Markup } from "../ops/html.ts";
import { type Desk, form, REASON } from "./form.ts";
import { time } from "./words.ts";

type Report = ReplyOf<"owner">["reports"][number];

/** What people reported, those that wait first. */
export function reportsPage(reports: readonly Report[], desk: Desk): Markup {
  if (reports.length === 0) return html`<section><p class="quiet">No reports.</p></section>`;
  return html`<section>${reports.map((report) => reported(report, desk))}</section>`;
}

function reported(report: Report, desk: Desk): Markup {
  const { id, by, byName, about, aboutName, table, reason, words, at, dealt } = report;
  return html`<article${dealt === undefined ? undefined : html` class="dealt"`}>
<h3>${person(about, aboutName)}</h3>
<p>${reason}</p>
<p class="quiet">${time(at)} · reported by ${person(by, byName)} · table <code>${table}</code>
${dealt === undefined ? undefined : html` · <strong>done ${time(dealt)}</strong>`}</p>
${words.length === 0 ? html`<p class="quiet">Nothing was said at the table.</p>` : html`<ul>${words.map((line) => html`<li>${line}</li>`)}</ul>`}
${
  dealt === undefined
    ? html`<div class="row">
${form(desk, "deal", { report: id }, "Done")}
${form(desk, "close", { table }, "Close table", [REASON])}
</div>`
    : undefined
}
</article>`;
}

/** Whoever is gone has no page. */
export function person(id: string, name: string | undefined): Markup {
  if (name === undefined) return html`<span class="quiet">${id} (gone)</span>`;
  return html`<a href="/owner/players?find=${encodeURIComponent(id)}">${name}</a>`;
}
