import type { ReplyOf } from "@medallion/protocol";
import { writtenLimit } from "../given-limits.ts";
import { LIMIT_NAMES, LIMIT_ROWS, type LimitName } from "../limits.ts";
import { html, type Markup } from "../ops/html.ts";
import { type Desk, field, form, REASON } from "./form.ts";
import { time } from "./words.ts";

/** Maintenance, tables, and the limits that hold. */
export function serverPage({ maintenance, limits }: ReplyOf<"owner">, desk: Desk): Markup {
  return html`<div class="columns">
<section>
<h2>Maintenance</h2>
${
  maintenance === undefined
    ? html`<p class="quiet">Everyone who is connected is told, in their language. Your own words are shown as you write them.</p>
${form(desk, "announce", {}, "Announce", [
  field("Starts in minutes", "inMinutes", html`type="number" min="0" max="43200" value="30" required`),
  field("Takes minutes", "minutes", html`type="number" min="1" max="10080" value="15" required`),
  field("Your words, optional", "words", html`maxlength="300"`),
])}`
    : html`<p>Announced for ${time(maintenance.at)}, until about ${time(maintenance.until)}.</p>
<p>${maintenance.words}</p>
${form(desk, "calm", {}, "Take it back")}`
}
</section>
<section>
<h2>Close a table</h2>
<p class="quiet">A running game is aborted. The players read your reason.</p>
${form(desk, "close", {}, "Close table", [field("Table id or invite code", "table", html`required maxlength="64"`), REASON])}
</section>
</div>
<section>
<h2>Limits</h2>
<p class="quiet">Set by the file that <code>--limits</code> names or by the environment; see docs/hosting.md. Those that differ from the usual are marked.</p>
<div class="wide"><table>
<thead><tr><th>Limit</th><th>Value</th><th>What it is</th></tr></thead>
<tbody>${LIMIT_NAMES.map((name) => limitRow(name, limits[name]))}</tbody>
</table></div>
</section>`;
}

function limitRow(name: LimitName, value: number | undefined): Markup {
  const row = LIMIT_ROWS[name];
  const written = writtenLimit(value ?? row.usual, row);
  const shown = value === row.usual ? html`${written}` : html`<strong>${written}</strong>`;
  return html`<tr><td><code>${name}</code></td><td>${shown}</td><td class="quiet">${row.about}</td></tr>`;
}
