import { CallRefused, COOKIE, PROTOCOL, SOCKET_PATH } from "@medallion/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arena, type Guest } from "./arena.ts";
import { rawRequest } from "./raw-http.ts";
import { expectHttpRefusal } from "./refusal.ts";
import { foundBody } from "./table.ts";

let arena: Arena;
let guest: Guest;

const FEW_TABLES = 3;

beforeAll(async () => {
  arena = await Arena.open({ tablesPerPerson: 10_000 });
  guest = await arena.guest();
});

afterAll(async () => {
  expect(await arena.close()).toEqual([]);
});

/** Nothing that lies on the disk, and nothing of how it was read. */
const INSIDE = /root:|"dependencies"|\n\s+at |node_modules|\.ts:\d/;

test.for([
  "/t/../../etc/passwd",
  "/t/..%2f..%2fpackage.json",
  "/t/%2e%2e/%2e%2e/package.json",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/..\\..\\etc\\passwd",
  "//etc/passwd",
  "/t/%00",
  "/t/%ff%fe",
  "/t/%",
  "/t/' or 1=1 --",
  "/api/tables/..%2f..%2fdata%2fmedallion.db",
  "/api/tables/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/games/-1/record",
  "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/games/1e999/record",
  "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/games/NaN/record",
  "/api/people/__proto__",
  "/__proto__",
  "/constructor",
  "/data/medallion.db",
  "/.git/config",
  `/${"a".repeat(8000)}`,
  `/t/${"../".repeat(2000)}`,
  `/api/tables/${"A".repeat(5000)}`,
  "http://example.org/t/other",
])("a path leads nowhere: %s", async (path) => {
  const written = path.replaceAll(" ", "%20");
  const { status, text } = await rawRequest(arena.server.port, `GET ${written} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(INSIDE);
});

test.for<[string, string, number]>([
  ["a huge header", `GET / HTTP/1.1\r\nHost: x\r\nX-Pad: ${"a".repeat(100_000)}\r\n\r\n`, 431],
  ["too many headers", `GET / HTTP/1.1\r\nHost: x\r\n${"X-Pad: aaaaaaaaaa\r\n".repeat(3000)}\r\n`, 431],
  ["a path without end", `GET /${"a".repeat(200_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["no HTTP", "\u0016\u0003\u0001\u0002\r\n\r\n", 400],
  ["a method that does not exist", "DESTROY / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a method that is not served", "DELETE /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 404],
  ["a header broken in two", "GET / HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n", 400],
  [
    "two lengths of the body",
    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}",
    400,
  ],
  [
    "a length and chunks",
    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["a length below zero", "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}", 400],
])("headers: %s", async ([, bytes, status]) => {
  const reply = await rawRequest(arena.server.port, bytes);
  expect(reply.status).toBe(status);
  expect(reply.text).not.toMatch(INSIDE);
});

test.for([
  "evil.example/<script>",
  '"><script>alert(1)</script>',
  "a b",
  "x\u0000y",
  "evil.example:99999999",
  "[::1",
  "a".repeat(300),
])("a host that is none never gets into a link: %s", async (host) => {
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  for (const path of [`/t/${table}`, `/api/tables/${table}`]) {
    const { text } = await rawRequest(arena.server.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(text).not.toContain("<script>");
    expect(text).not.toContain(host);
  }
});

test("what a stranger says about a proxy is not believed", async () => {
  const { table } = await arena.call(guest, "found", { body: foundBody() });
  const forwarded = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "1.2.3.4",
  };
  const reply = await fetch(`${arena.origin}/api/tables/${table}`, { headers: forwarded });
  expect(await reply.json()).toMatchObject({ link: `${arena.origin}/t/${table}` });
});

test("a page of somebody else cannot act with a visitor's cookie", async () => {
  const founder = await arena.guest();
  const headers = {
    cookie: `${COOKIE}=${founder.token}`,
    origin: "https://evil.example",
    "content-type": "application/json",
  };
  const body = JSON.stringify(foundBody());
  const reply = await fetch(`${arena.origin}/api/tables`, { method: "POST", headers, body });
  await expectHttpRefusal(reply, 403, "wrong-origin");
  expect(await arena.store.tables.running(founder.id)).toBe(0);
  const socket = await arena.socket({ headers: { cookie: headers.cookie, origin: headers.origin } });
  expect(await socket.ask({ kind: "hello", protocol: PROTOCOL })).toMatchObject({
    kind: "bye",
    code: "not-known",
  });
});

test("our own page may use the cookie over the socket", async () => {
  const socket = await arena.socket({
    headers: { cookie: `${COOKIE}=${guest.token}`, origin: arena.origin },
  });
  expect(await socket.ask({ kind: "hello", protocol: PROTOCOL })).toMatchObject({ kind: "welcome" });
  socket.close();
});

test("the address of the socket answers nothing else", async () => {
  const reply = await fetch(`${arena.origin}${SOCKET_PATH}`);
  await expectHttpRefusal(reply, 404, "no-such-address");
  const upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13";
  const elsewhere = await rawRequest(
    arena.server.port,
    `GET /api/other HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`,
  );
  expect(elsewhere.status).toBe(404);
  const keyless = await rawRequest(
    arena.server.port,
    `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`,
  );
  expect(keyless.status).toBe(400);
});

const JSON_TYPE = "application/json";

test.for<[string, string, string, number]>([
  ["another type", "text/plain", '{"name":"A"}', 415],
  ["a form", "application/x-www-form-urlencoded", "name=A", 415],
  ["XML", "application/xml", "<name>A</name>", 415],
  ["broken JSON", JSON_TYPE, '{"name":', 400],
  ["nothing where JSON was promised", JSON_TYPE, "", 400],
  ["a body that is too large", JSON_TYPE, `{"name":"${"a".repeat(70_000)}"}`, 413],
  ["a prototype", JSON_TYPE, '{"name":"A","__proto__":{"admin":true}}', 400],
  [
    "a constructor with a prototype",
    JSON_TYPE,
    '{"name":"A","constructor":{"prototype":{"admin":true}}}',
    400,
  ],
  ["a list", JSON_TYPE, "[]", 400],
  ["null as a name", JSON_TYPE, '{"name":null}', 400],
  ["a number as a name", JSON_TYPE, '{"name":1e999}', 400],
  ["an object as a name", JSON_TYPE, '{"name":{"$ne":null}}', 400],
  ["a list, very deep", JSON_TYPE, "[".repeat(30_000) + "]".repeat(30_000), 400],
  ["a name that is too long", JSON_TYPE, JSON.stringify({ name: "a".repeat(41) }), 400],
  ["a name of nothing", JSON_TYPE, JSON.stringify({ name: "   " }), 400],
])("a body: %s", async ([, type, body, status]) => {
  const before = (await arena.counts()).people;
  const headers = { "content-type": type };
  const reply = await fetch(`${arena.origin}/api/guests`, { method: "POST", headers, body });
  await expectHttpRefusal(reply, status, "bad-request");
  expect((await arena.counts()).people).toBe(before);
  expect({}).not.toHaveProperty("admin");
});

test.for([
  "/api/tables?limit=-1",
  "/api/tables?limit=1e999",
  "/api/tables?limit=NaN",
  "/api/tables?limit=1&limit=2",
  "/api/tables?game=' or 1=1 --",
  "/api/tables?mode=<script>",
  "/api/tables?rated=perhaps",
  "/api/leaderboard?game=x",
])("a query: %s", async (path) => {
  await expectHttpRefusal(await fetch(`${arena.origin}${path}`), 400, "bad-request");
});

test.for<[string, object]>([
  ["no seats", { seats: 0 }],
  ["a thousand seats", { seats: 1000 }],
  ["seats that are no number", { seats: "2" }],
  ["a clock below zero", { clock: { kind: "move", allowance: -1, away: 0 } }],
  ["a delay beyond all numbers", { spectators: { kind: "delayed", seconds: 1e300 } }],
  ["rules of another type", { rules: { constructor: { a: 1 } } }],
  ["a thousand rules", { rules: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`r${i}`, 1])) }],
  ["a rule with a very long name", { rules: { ["r".repeat(5000)]: 1 } }],
  ["a rule that does not exist", { rules: { toString: "x" } }],
  ["SQL for a rule", { rules: { "'; drop table tables; --": "x" } }],
  ["a game that does not exist", { game: "<script>alert(1)</script>" }],
  ["a mode that does not exist", { mode: "__proto__" }],
])("settings of a table: %s", async ([, settings]) => {
  const founder = await arena.guest();
  const body = JSON.stringify({ ...foundBody(), settings: { ...foundBody().settings, ...settings } });
  const headers = { "content-type": JSON_TYPE, authorization: `Bearer ${founder.token}` };
  const reply = await fetch(`${arena.origin}/api/tables`, { method: "POST", headers, body });
  expect([400, 422]).toContain(reply.status);
  await expectHttpRefusal(reply, reply.status, /./);
  expect(await arena.store.tables.running(founder.id)).toBe(0);
});

test.for<[string, object]>([
  ["a seat that does not exist", { seat: 7, ready: true }],
  ["a pick that cannot be read", { pick: "'; drop table people; --", ready: true }],
])("a table whose founder cannot sit down with %s is not founded", async ([, sit]) => {
  const founder = await arena.guest();
  const body = JSON.stringify({ ...foundBody(), sit });
  const headers = { "content-type": JSON_TYPE, authorization: `Bearer ${founder.token}` };
  const reply = await fetch(`${arena.origin}/api/tables`, { method: "POST", headers, body });
  expect(reply.ok).toBe(false);
  expect(await arena.store.tables.running(founder.id)).toBe(0);
});

test("nobody founds more tables than they may, nor seats more bots", async () => {
  const strict = await Arena.open({ tablesPerPerson: FEW_TABLES, botsPerTable: 1 });
  const founder = await strict.guest();
  for (let count = 0; count < FEW_TABLES; count++) await strict.call(founder, "found", { body: foundBody() });
  await expect(strict.call(founder, "found", { body: foundBody() })).rejects.toThrow(CallRefused);
  const bots = foundBody().places.map(() => ({ kind: "bot" as const, bot: "random", name: "random" }));
  const other = await strict.guest();
  const refused = strict.call(other, "found", { body: { ...foundBody(), places: bots } });
  await expect(refused).rejects.toMatchObject({ refusal: { code: "too-many-bots" } });
  expect(await strict.store.tables.running(founder.id)).toBe(FEW_TABLES);
  expect(await strict.close()).toEqual([]);
});

test("the owner's page and the figures are the owner's", async () => {
  const proxied = { "x-forwarded-for": "1.2.3.4" };
  for (const path of ["/owner", "/owner?token=guess", "/owner?token[]=a&token[]=b"])
    await expectHttpRefusal(await fetch(`${arena.origin}${path}`), 401, "wrong-owner-token");
  await expectHttpRefusal(
    await fetch(`${arena.origin}/metrics`, { headers: proxied }),
    401,
    "wrong-owner-token",
  );
});
