import { html, type Markup } from "../ops/html.ts";
import { pageOf } from "../ops/page.ts";

export const SECTIONS = {
  "/owner": "Overview",
  "/owner/reports": "Reports",
  "/owner/players": "Players",
  "/owner/bans": "Bans",
  "/owner/server": "Server",
} as const;
export type Section = keyof typeof SECTIONS;

export interface Frame {
  readonly section: Section;
  readonly version: string;
  /** Reports that wait. */
  readonly waiting: number;
  readonly stamp: string;
  /** What was done, or why not. */
  readonly notice?: { readonly text: string; readonly bad: boolean };
  readonly refresh?: number;
  readonly main: Markup;
}

/** One page of the owner's, with the way to the others. */
export function framed({ section, version, waiting, stamp, notice, refresh, main }: Frame): string {
  const links = Object.entries(SECTIONS).map(([path, name]) => {
    const count =
      path === "/owner/reports" && waiting > 0 ? html` <strong class="count">${waiting}</strong>` : html``;
    return html`<a href="${path}"${path === section ? html` aria-current="page"` : undefined}>${name}${count}</a>`;
  });
  return pageOf({
    title: "Server owner",
    version,
    ...(refresh !== undefined && { refresh }),
    main: html`<nav>${links}
<form method="post" action="/owner/leave"><input type="hidden" name="stamp" value="${stamp}"><button class="plain">Leave</button></form></nav>
${notice === undefined ? undefined : html`<p role="status" class="notice${notice.bad ? " bad" : ""}">${notice.text}</p>`}
${main}`,
  });
}

/** Asks for the token. The printed address carries it behind a #, which browsers send to nobody; the script hands it over. */
export function enterPage(version: string, notice?: string): string {
  return pageOf({
    title: "Server owner",
    version,
    script: "/owner/enter.js",
    main: html`<section class="narrow">
${notice === undefined ? undefined : html`<p role="alert" class="bad">${notice}</p>`}
<p>This page is for the server owner. Open the address the server printed, or enter the owner token.</p>
<form method="post" action="/owner/enter" id="enter">
<label>Owner token <input type="password" name="token" required autocomplete="off" maxlength="200"></label>
<button>Enter</button>
</form>
</section>`,
  });
}

/** Takes the token out of the address and its history, and hands it over. */
export const ENTER_SCRIPT = `"use strict";
const token = decodeURIComponent(location.hash.slice(1));
const form = document.getElementById("enter");
if (token !== "" && form instanceof HTMLFormElement) {
  history.replaceState(null, "", "/owner");
  form.elements.namedItem("token").value = token;
  form.submit();
}
`;
