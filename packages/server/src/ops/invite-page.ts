import type { TableCard } from "@medallion/protocol";
import { renderSVG } from "uqr";
import { html, Markup } from "./html.ts";
import { pageOf } from "./page.ts";

export interface InvitePage {
  readonly card: TableCard;
  /** The link of this table, as it is sent to friends. */
  readonly link: string;
  /** The game and its mode as people call them; their ids where no names are known. */
  readonly names?: { readonly game: string; readonly mode: string };
  readonly version: string;
}

/** The page at `/t/:table`: what is played there, who sits, and how to join. */
export function invitePage({ card, link, names, version }: InvitePage): string {
  const { settings, places, stage } = card;
  const { game, mode } = names ?? settings;
  const free = places.filter(({ kind }) => kind === "open").length;
  return pageOf({
    title: "You are invited",
    version,
    main: html`<p>${invitation(stage, free)}</p>
<div class="columns">
<section class="vellum">
<h2>${game}</h2>
<dl>
<dt>Mode</dt><dd>${mode}</dd>
<dt>Clock</dt><dd>${clockOf(settings.clock)}</dd>
<dt>Rated</dt><dd>${settings.rated ? "yes" : "no"}</dd>
${settings.openHands ? html`<dt>Open hands</dt><dd>yes, for teaching</dd>` : undefined}
${places.map((place, seat) => html`<dt>Seat ${seat + 1}</dt><dd>${sitterOf(place)}</dd>`)}
</dl>
<p>Join from a terminal in the folder of Medallion:</p>
<pre>./play join ${link}</pre>
<p class="quiet">You need no account: you play at once as a guest.</p>
</section>
<section class="code">
${new Markup(codeOf(link))}
<p class="quiet">This code holds the same link: show it to whom you want to bring along.</p>
</section>
</div>`,
  });
}

function codeOf(link: string): string {
  return renderSVG(link, { border: 3, whiteColor: "#f7efdd", blackColor: "#1d1610" }).replace(
    "<svg ",
    '<svg role="img" aria-label="A code to scan with the link of this table" ',
  );
}

function invitation(stage: TableCard["stage"], free: number): string {
  switch (stage) {
    case "gathering":
      if (free === 0) return "All seats are taken; the game begins when everybody is ready.";
      return free === 1 ? "One seat is still open." : `${free} seats are still open.`;
    case "playing":
      return "The game has begun. Who sits at this table comes back with the same command; others may watch if the table allows it.";
    case "over":
      return "The game at this table is over.";
  }
}

function sitterOf(place: TableCard["places"][number]): string {
  switch (place.kind) {
    case "open":
      return "open";
    case "person":
      return place.guest ? `${place.name} (guest)` : place.name;
    case "bot":
      return `${place.name} (bot)`;
  }
}

function clockOf(clock: TableCard["settings"]["clock"]): string {
  switch (clock.kind) {
    case "none":
      return "none";
    case "move":
      return `${duration(clock.allowance)} for each answer`;
    case "bank":
      return `${duration(clock.bank)}, ${duration(clock.increment)} more after each turn`;
    case "correspondence":
      return clock.days === 1 ? "a day for each turn" : `${clock.days} days for each turn`;
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds % 60 === 0 && seconds > 0 ? `${seconds / 60} min` : `${seconds} s`;
}
