import { html, type Markup } from "../ops/html.ts";
import type { Figures } from "../ops/metrics.ts";
import type { Counts } from "../store/store.ts";
import { alarming, atMost, bytes, number, time } from "./words.ts";

export interface Overview {
  readonly counts: Counts;
  readonly figures: Figures;
  /** When this server was started, in milliseconds since 1970. */
  readonly started: number;
}

export const REFRESH = 10;

/** Counts and figures, to be read. */
export function overview({ counts, figures, started }: Overview): Markup {
  return html`<p class="quiet">Running since ${time(started)}. Refreshes every ${REFRESH} seconds.</p>
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
</div>`;
}

function card(title: string, rows: readonly (readonly [string, string | Markup])[]): Markup {
  return html`<section>
<h2>${title}</h2>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</section>`;
}
