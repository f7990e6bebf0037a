import type { ReplyOf } from "@medallion/protocol";
import { html, type Markup } from "../ops/html.ts";
import { type Desk, form, REASON } from "./form.ts";
import { time } from "./words.ts";

type Report = ReplyOf<"owner">["reports"][number];

/** What people reported, those that wait first, by person and table. */
export function reportsPage(
  { reports, more }: Pick<ReplyOf<"owner">, "reports" | "more">,
  desk: Desk,
  page = 1,
): Markup {
  const pages = html`<p class="row">
${page > 1 ? html`<a href="/owner/reports?page=${String(page - 1)}">Newer</a>` : undefined}
${more ? html`<a href="/owner/reports?page=${String(page + 1)}">Older</a>` : undefined}
</p>`;
  if (reports.length === 0) return html`<section><p class="quiet">No reports.</p>${pages}</section>`;
  return html`<section>${reports.map((report) => reported(report, desk))}${pages}</section>`;
}

function reported(report: Report, desk: Desk): Markup {
  const { id, by, byName, about, aboutName, table, reason, words, at, dealt, count, others } = report;
  return html`<article${dealt === undefined ? undefined : html` class="dealt"`}>
<h3>${person(about, aboutName)}</h3>
<p>${reason}</p>
<p class="quiet">${time(at)} · reported by ${person(by, byName)} · table <code>${table}</code>
${dealt === undefined ? undefined : html` · <strong>done ${time(dealt)}</strong>`}</p>
${
  others.length === 0
    ? undefined
    : html`<p class="quiet">${String(count)} reports about this player at this table. The others:</p>
<ul>${others.map((other) => html`<li>${other.reason} <span class="quiet">(${person(other.by, other.byName)}, ${time(other.at)})</span></li>`)}</ul>`
}
${words.length === 0 ? html`<p class="quiet">Nothing was said at the table.</p>` : html`<ul>${words.map((line) => html`<li>${line}</li>`)}</ul>`}
${
  dealt === undefined
    ? html`<div class="row">
${form(desk, "deal", { report: id, all: "group" }, "Done")}
${form(desk, "deal", { report: id, all: "reporter" }, "Done with all by this reporter")}
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
