import assert from "node:assert/strict";
import { KITS } from "@medallion/games";
import { at } from "@medallion/kernel";
import { PROTOCOL, parseInvite } from "@medallion/protocol";
import { type Settings, usualSettings } from "@medallion/table";
import * as z from "zod";
import type { ProxyVisitor } from "./visitor.ts";

/** A server behind a proxy, and people who come from two addresses. */
export interface BehindProxy {
  readonly one: ProxyVisitor;
  readonly other: ProxyVisitor;
}

export interface ProxyCheck {
  readonly title: string;
  run(people: BehindProxy): Promise<void>;
}

/** How many guests the server must allow one address, so that the checks can use them up. */
export const GUESTS = 4;

const settings: Settings = {
  ...usualSettings(at(KITS, 0).game.id, at(at(KITS, 0).lobby.modes, 0).id, 2),
  takebacks: "none",
  spectators: { kind: "none" },
  open: false,
};
const places = [{ kind: "open" }, { kind: "open" }];
const hello = { kind: "hello", protocol: PROTOCOL };

async function found(visitor: ProxyVisitor, headers: Record<string, string>) {
  const answer = await visitor.ask(
    "POST",
    "/api/tables",
    { settings, places, sit: { ready: false } },
    headers,
  );
  assert.equal(answer.status, 200, answer.text);
  return z.object({ table: z.string(), link: z.string() }).parse(JSON.parse(answer.text));
}

/** What must hold wherever people come by https. */
export const TLS_CHECKS: readonly ProxyCheck[] = [
  {
    title: "pages come over https with the server's security headers",
    run: async ({ one }) => {
      const page = await one.ask("GET", "/");
      assert.equal(page.status, 200);
      assert.match(String(page.headers["content-type"]), /^text\/html/);
      assert.match(String(page.headers["content-security-policy"]), /default-src 'self'/);
    },
  },
  {
    title:
      "the cookie is Secure and HttpOnly, and the socket over wss knows its holder from the server's own pages alone",
    run: async ({ one }) => {
      const { cookie } = await one.becomeGuest({ origin: one.origin });
      assert.match(cookie, /; Secure/);
      assert.match(cookie, /; HttpOnly/);
      const [own = ""] = cookie.split(";");
      const [welcome] = await one.talk([hello], { cookie: own, origin: one.origin });
      assert.equal(welcome?.kind, "welcome");
      const [refused] = await one.talk([hello], { cookie: own, origin: "https://elsewhere.example" });
      assert.equal(refused?.kind, "bye");
    },
  },
  {
    title: "invitations begin with the https address that people use, and its page is there",
    run: async ({ one }) => {
      const { token } = await one.becomeGuest();
      const { table, link } = await found(one, { authorization: `Bearer ${token}` });
      const { origin, table: invitation } = parseInvite(link) ?? {};
      assert.equal(origin, one.origin);
      assert.notEqual(invitation, table);
      assert.equal((await one.ask("GET", `/t/${invitation}`)).status, 200);
    },
  },
  {
    title: "a table is played over wss",
    run: async ({ one }) => {
      const { token } = await one.becomeGuest();
      const { table } = await found(one, { authorization: `Bearer ${token}` });
      const heard = await one.talk([
        { ...hello, token },
        { kind: "attach", request: 1, table, seat: 0, since: 0 },
        { kind: "ping", request: 2 },
      ]);
      assert.deepEqual(
        heard.map(({ kind }) => kind),
        ["welcome", "attached", "pong"],
      );
    },
  },
  {
    title: "pages of other origins may not act with a visitor's cookie",
    run: async ({ one }) => {
      const answer = await one.ask("POST", "/api/guests", {}, { origin: "https://elsewhere.example" });
      assert.equal(answer.status, 403);
      assert.match(answer.text, /wrong-origin/);
    },
  },
];

/** What must hold behind a trusted proxy. The guests of `one` are used up at the end, so the order counts. */
export const CHECKS: readonly ProxyCheck[] = [
  ...TLS_CHECKS,
  {
    title: "each person is limited by their own address, whatever they claim it to be",
    run: async ({ one, other }) => {
      const claimed = { "x-forwarded-for": "198.51.100.9" };
      await one.becomeGuest(claimed);
      const refused = await one.ask("POST", "/api/guests", {}, { "x-forwarded-for": "198.51.100.10" });
      assert.equal(refused.status, 429, "the fifth guest of one address");
      await other.becomeGuest();
    },
  },
  {
    title: "figures for this machine alone are not given to people who come through the proxy",
    run: async ({ one }) => {
      assert.equal((await one.ask("GET", "/metrics")).status, 401);
    },
  },
];
