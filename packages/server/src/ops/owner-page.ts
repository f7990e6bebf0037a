import type { Counts, Report } from "../store/store.ts";
import { html, type Markup } from "./html.ts";
import type { Figures } from "./metrics.ts";
import { pageOf } from "./page.ts";

export interface OwnerPage {
  readonly counts: Counts;
  readonly figures: Figures;
  /** The latest, newest first. */
  readonly reports: readonly Report[];
  /** When this server was started, in milliseconds since 1970. */
  readonly started: number;
  readonly version: string;
}

const REFRESH = 10;

/** A page of counts for the owner: to be read, nothing on it does anything. */
export function ownerPage({ counts, figures, reports, started, version }: OwnerPage): string {
  return pageOf({
    title: "Server owner",
    version,
    refresh: REFRESH,
    main: html`<p class="quiet">Running since ${time(started)}. Refreshes every ${REFRESH} seconds.</p>
<div class="columns">
${card("Now", [
  ["Tables in memory", number(figures.tables)],
  ["Connections", number(figures.sockets)],
  ["Spectators", number(figures.spectators)],
  ["Bots in queue", number(figures.botsWaiting)],
  ["Busy bot threads", number(figures.botThreadsBusy)],
  ["Memory", bytes(figures.memoryBytes)],
])}
${card("Speed", [
  ["50 % acknowledged in", atMost(figures.acknowledgeMedian)],
  ["99 % acknowledged in", atMost(figures.acknowledgeSlowest)],
  ["99 % saved in", atMost(figures.appendSlowest)],
  ["Event loop delay", `${figures.loopDelay.toFixed(1)} ms`],
])}
${card("Since start", [
  ["Commands done", number(figures.commandsDone)],
  ["Commands refused", number(figures.commandsRefused)],
  ["Messages in", number(figures.messagesIn)],
  ["Messages out", number(figures.messagesOut)],
  ["Bot moves", number(figures.botsChosen)],
  ["Bot failures", alarming(figures.botsFellBack)],
  ["Database errors", alarming(figures.storeErrors)],
])}
${card("Database", [
  ["Accounts and guests", number(counts.people)],
  ["Guests among them", number(counts.guests)],
  ["Sessions", number(counts.sessions)],
  ["Tables waiting for players", number(counts.tables.gathering)],
  ["Tables in progress", number(counts.tables.playing)],
  ["Tables finished", number(counts.tables.over)],
  ["Finished games", number(counts.games)],
  ["Log entries", number(counts.entries)],
  ["Reports", number(counts.reports)],
  ["Size", bytes(counts.bytes)],
])}
</div>
<section>
<h2>Latest reports</h2>
${reports.length === 0 ? html`<p class="quiet">No reports.</p>` : reports.map(reported)}
</section>`,
  });
}

function card(title: string, rows: readonly (readonly [string, string | Markup])[]): Markup {
  return html`<section>
<h2>${title}</h2>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</section>`;
}

function reported({ by, about, table, reason, words, at }: Report): Markup {
  return html`<article>
<p>${reason}</p>
<p class="quiet">${time(at)} · ${by} about ${about} · table ${table}</p>
${words.length === 0 ? undefined : html`<ul>${words.map((line) => html`<li>${line}</li>`)}</ul>`}
</article>`;
}

function number(value: number): string {
  return value.toLocaleString("en-GB");
}

function alarming(value: number): string | Markup {
  return value === 0 ? "0" : html`<strong class="bad">${number(value)}</strong>`;
}

function atMost(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "—";
  return Number.isFinite(milliseconds) ? `${number(milliseconds)} ms` : "more than 5 s";
}

const UNITS = ["B", "KB", "MB", "GB", "TB"];

function bytes(value: number): string {
  const step = value < 1 ? 0 : Math.min(Math.floor(Math.log2(value) / 10), UNITS.length - 1);
  const scaled = value / 1024 ** step;
  return `${step === 0 ? scaled : scaled.toFixed(1)} ${UNITS[step]}`;
}

function time(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
