import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { html } from "../ops/html.ts";
import type { Figures } from "../ops/metrics.ts";
import { STYLE_SOURCE } from "../ops/page.ts";
import { unbuiltPage } from "../ops/unbuilt-page.ts";
import { enterPage, framed } from "./frame.ts";
import { overview } from "./overview.ts";
import { playersPage } from "./players-page.ts";
import { reportsPage } from "./reports-page.ts";

const NASTY = `<script>alert("1")</script><img src=x onerror='x'>&`;

const figures: Figures = {
  ...{ tables: 12, sockets: 31, spectators: 4, botsWaiting: 3, botThreadsBusy: 1 },
  ...{ commandsDone: 123_456, commandsRefused: 17, messagesIn: 130_002, messagesOut: 402_113 },
  ...{ botsChosen: 40_210, botsFellBack: 0, storeErrors: 2, loopDelay: 1.25, memoryBytes: 187_654_321 },
  ...{ acknowledgeMedian: 5, acknowledgeSlowest: Number.POSITIVE_INFINITY, appendSlowest: undefined },
};
const counts = {
  ...{ people: 420, guests: 390, games: 1234, entries: 98_765, reports: 1, sessions: 512, bytes: 52_428_800 },
  tables: { gathering: 3, playing: 12, over: 1200 },
};
const report = {
  ...{ id: "r", by: "p:1", byName: NASTY, about: "p:2", table: "abcdefghij", reason: NASTY, at: 0 },
  words: [NASTY, "hello"],
  count: 2,
  others: [{ by: "p:3", byName: NASTY, reason: NASTY, at: 0 }],
};
const player = {
  person: { id: "p1", name: NASTY, kind: "guest" as const, created: 0 },
  sessions: [{ id: NASTY, created: 0, seen: 0, agent: NASTY }],
  networks: [NASTY],
};
const desk = { stamp: "stamp", back: "/owner" };
const frame = { section: "/owner", version: "0.1.0", waiting: 1, stamp: "stamp" } as const;

const owners = framed({ ...frame, refresh: 10, main: overview({ counts, figures, started: 0 }) });
const reports = framed({ ...frame, main: reportsPage({ reports: [report], more: true }, desk, 2) });
const players = framed({
  ...frame,
  notice: { text: NASTY, bad: true },
  main: playersPage(NASTY, [player], desk),
});
const unbuilt = unbuiltPage("0.1.0");

/** The page without its styles. */
function bodyOf(page: string): string {
  return page.replace(/<style>[\s\S]*<\/style>/, "");
}

test("values in HTML stay text, markup stays markup", () => {
  const list = ["<a>", "b"].map((item) => html`<li>${item}</li>`);
  expect(html`<ul title="${`"'`}">${list}${undefined}${3}</ul>`.text).toBe(
    `<ul title="&quot;&#39;"><li>&lt;a&gt;</li><li>b</li>3</ul>`,
  );
});

test.each([
  ["the owner's page", owners],
  ["the page of reports", reports],
  ["the page of players", players],
  ["the page of a server without pages", unbuilt],
])("%s is a whole page that loads and runs nothing", (_name, page) => {
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).not.toMatch(/<script|<img|<link|<iframe|\son\w+=[^&]*>|style=|url\(|src=(?!x)/i);
  expect(page).toContain("unofficial fan project");
});

test.each([reports, players])("what people wrote stays text on the owner's pages", (page) => {
  expect(page).not.toContain("<script");
  expect(page).toContain(
    "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;x&#39;&gt;&amp;",
  );
});

test("the owner's page shows the figures and refreshes itself", () => {
  expect(owners).toContain('<meta http-equiv="refresh" content="10">');
  for (const row of [
    "<dt>Tables in memory</dt><dd>12</dd>",
    "<dt>Commands done</dt><dd>123,456</dd>",
    "<dt>50 % acknowledged in</dt><dd>5 ms</dd>",
    "<dt>99 % acknowledged in</dt><dd>more than 5 s</dd>",
    "<dt>99 % saved in</dt><dd>—</dd>",
    '<dt>Database errors</dt><dd><strong class="bad">2</strong></dd>',
    "<dt>Bot failures</dt><dd>0</dd>",
    "<dt>Size</dt><dd>50.0 MB</dd>",
    "<dt>Tables finished</dt><dd>1,200</dd>",
  ])
    expect(owners).toContain(row);
  expect(owners).toContain("1970-01-01 00:00 UTC");
  expect(framed({ ...frame, main: reportsPage({ reports: [], more: false }, desk) })).toContain(
    "No reports.",
  );
});

test("the page that asks for the token loads one script, which is ours", () => {
  expect(enterPage("0.1.0", NASTY).match(/<script[^>]*>/g)).toEqual(['<script src="/owner/enter.js" defer>']);
});

test("a server without pages says how to build them", () => {
  expect(unbuilt).toContain("<code>npm run web</code>");
});

test("the policy of styles names the styles of the pages", () => {
  const style = /<style>([\s\S]*)<\/style>/.exec(owners)?.[1] ?? "";
  expect(STYLE_SOURCE).toBe(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(bodyOf(owners)).not.toContain("style");
});
