import { beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { builtPages, SCRIPT } from "../../test/pages.ts";
import { ask, served, Visitor } from "../../test/served.ts";
import type { Server } from "../server.ts";

const SCRIPT_PATH = "/assets/index-3f2a.js";
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

let server: Server;
beforeAll(async () => {
  server = await served({ pages: builtPages(freshFolder()) });
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server, "GET", path, { headers });

test("the page itself is asked for again each time, and not sent again while it is the same", async () => {
  for (const path of ["/", "/index.html", "/sw.js", "/manifest.webmanifest"]) {
    const first = await get(path);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    // As browsers ask: fetch in Node would otherwise insist on the whole file.
    const known = { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" };
    const again = await get(path, known);
    expect(again.status).toBe(304);
  }
  expect((await get("/")).body).toContain("<title>Medallion</title>");
});

test("what has a hash in its name is kept for a year", async () => {
  const { status, headers, body } = await get(SCRIPT_PATH);
  expect([status, body]).toEqual([200, SCRIPT]);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-type")).toMatch(/^application\/javascript|^text\/javascript/);
});

test.each(["br", "gzip"])("a browser that takes %s gets the smaller copy", async (encoding) => {
  const { headers, body } = await get(SCRIPT_PATH, { "accept-encoding": encoding });
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toContain("accept-encoding");
  expect(headers.get("content-type")).toMatch(/^application\/javascript|^text\/javascript/);
  expect(headers.get("cache-control")).toContain("immutable");
  expect(body).toBe(SCRIPT);
});

test("HEAD tells all but the content", async () => {
  const { status, headers, body } = await ask(server, "HEAD", SCRIPT_PATH, {
    headers: { "accept-encoding": "identity" },
  });
  expect([status, body]).toEqual([200, ""]);
  expect(headers.get("content-length")).toBe(String(SCRIPT.length));
});

test("every address that a browser opens is the page, which knows what is there", async () => {
  for (const path of ["/lobby", "/rules/toy/chapter?x=1", "/decks/a/b.c", "/t/AAAAAAAAAAAAAAAAAAAAAA"]) {
    const { status, headers, body } = await get(path, BROWSER);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "no-cache"]);
    expect(body).toContain("<div id=app>");
  }
});

test("files that are not there, and addresses of programs, are not the page", async () => {
  for (const path of ["/assets/gone.js", "/gone.png", "/.secret", "/api/gone", "/assets/"]) {
    const { status, body } = await get(path, BROWSER);
    expect([path, status]).toEqual([path, 404]);
    expect(body.refusal.code).toBe("no-such-address");
  }
  expect((await get("/lobby")).status).toBe(404);
  expect((await ask(server, "POST", "/lobby", { body: {}, headers: BROWSER })).status).toBe(404);
});

test.each([
  "/..%2f..%2fpackage.json",
  "/assets/..%2f.secret",
  "/assets/%2e%2e/.secret",
  "/assets//index-3f2a.js",
  "/%00",
  "/assets/..%5c..%5cx",
])("no path leads out of the folder: %s", async (path) => {
  const { status, body } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(JSON.stringify(body)).not.toMatch(/hidden|dependencies|medallion-/);
});

test("a link is titled by what is played, in the language that is asked for", async () => {
  const anna = await Visitor.guest(server, "<b>Anna</b>");
  const { link } = await anna.found();
  const { pathname } = new URL(link);
  const titleIn = async (language: string): Promise<string | undefined> => {
    const { body } = await get(pathname, { ...BROWSER, "accept-language": language });
    return /<title>(.*)<\/title>/.exec(body)?.[1];
  };
  expect(await titleIn("fr, en;q=0.5")).toBe("Gwent, Duel · Medallion");
  expect(await titleIn("uk-UA,en;q=0.5")).toMatch(/[а-я]+ · Medallion$/i);
});

test("files do not use up what a person may ask, and have a limit of their own", async () => {
  const strict = await served({
    pages: builtPages(freshFolder()),
    limits: { requestsPerMinute: 3, filesPerMinute: 20 },
  });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) statuses.push((await ask(strict, "GET", SCRIPT_PATH)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  for (const status of [200, 200, 200, 429])
    expect((await ask(strict, "GET", "/api/games")).status).toBe(status);
});

test("nor do the signs of life that every open page asks for", async () => {
  const strict = await served({ limits: { requestsPerMinute: 1, filesPerMinute: 20 } });
  for (let count = 0; count < 20; count++) expect((await ask(strict, "GET", "/healthz")).status).toBe(200);
  expect((await ask(strict, "GET", "/api/games")).status).toBe(200);
  expect((await ask(strict, "GET", "/healthz")).status).toBe(429);
});

test("the policy lets the program in the page run, and nothing else", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  for (const part of [
    "script-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split(";")).toContain(part);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:|upgrade-insecure/);
});

test("a server without pages says in one sentence how to build them", async () => {
  const bare = await served();
  const { status, body } = await ask(bare, "GET", "/", { headers: BROWSER });
  expect(status).toBe(404);
  expect(body).toContain("npm run web");
  expect((await ask(bare, "GET", "/")).body.refusal.code).toBe("no-such-address");
});
