import type { ReplyOf } from "@medallion/protocol";
import { html, type Markup } from "../ops/html.ts";
import { type Desk, field, form, LENGTH, REASON } from "./form.ts";
import { time } from "./words.ts";

type Found = ReplyOf<"ownerPeople">["people"][number];

/** People by name or id, and what can be done about them. */
export function playersPage(find: string, found: readonly Found[], desk: Desk): Markup {
  return html`<section>
<form method="get" action="/owner/players">
<label>Name or id <input name="find" value="${find}" required maxlength="100"></label>
<button>Find</button>
</form>
${find !== "" && found.length === 0 ? html`<p>No player has this name or id. Write the name exactly as it is shown.</p>` : undefined}
</section>
${found.map((player) => shown(player, desk))}`;
}

function shown({ person, sessions, networks, ban }: Found, desk: Desk): Markup {
  const whom = { person: person.id };
  return html`<section>
<h2>${person.name}</h2>
<p class="quiet">${person.kind === "account" ? "Account" : "Guest"} since ${time(person.created)} · <code>${person.id}</code></p>
${ban === undefined ? undefined : html`<p class="bad">Banned until ${time(ban.until)}${ban.reason === "" ? "" : `: ${ban.reason}`}</p>`}
<div class="columns">
<div><h3>Ban</h3>${form(desk, "banPerson", whom, "Ban", [LENGTH, REASON])}</div>
<div><h3>Rename</h3>${form(desk, "rename", whom, "Rename", [field("New name", "name", html`required maxlength="40"`)])}</div>
</div>
${
  person.kind === "account"
    ? html`<h3>Recovery code</h3><p class="quiet">For a player who lost password and code. The old code is no longer valid.</p>${form(desk, "recover", whom, "New recovery code")}`
    : undefined
}
<h3>Sessions</h3>
${sessions.length === 0 ? html`<p class="quiet">None.</p>` : html`<ul class="list">${sessions.map((session) => sessionLine(session, whom, desk))}</ul>`}
${sessions.length === 0 ? undefined : form(desk, "logOut", whom, "Log out everywhere")}
<h3>Connected from</h3>
${networks.length === 0 ? html`<p class="quiet">Not connected now.</p>` : html`<ul class="list">${networks.map((network) => networkLine(network, desk))}</ul>`}
</section>`;
}

function sessionLine(
  { id, seen, agent }: Found["sessions"][number],
  whom: { readonly person: string },
  desk: Desk,
): Markup {
  return html`<li><span>${agent === "" ? "unknown program" : agent} <span class="quiet">last seen ${time(seen)}</span></span>
${form(desk, "logOut", { ...whom, session: id }, "Log out")}</li>`;
}

function networkLine(network: string, desk: Desk): Markup {
  return html`<li><code>${network}</code> ${form(desk, "banNetwork", { network }, "Ban network", [LENGTH, REASON])}</li>`;
}
