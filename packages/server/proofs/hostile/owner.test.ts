import { join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { ask, OWNER, served } from "../../test/served.ts";

/** Not from this machine itself, for which figures are open. */
const ELSEWHERE = { "x-forwarded-for": "203.0.113.7" };

async function statuses(
  count: number,
  once: () => Promise<{ readonly status: number }>,
): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let index = 0; index < count; index++) seen.add((await once()).status);
  return seen;
}

test.for(["/api/owner", "/metrics", "/owner"])(
  "asking for %s without a token is no guess: a page of somebody else can't lock the owner out",
  async (path) => {
    const server = await served({ ownerToken: "short" });
    expect(await statuses(30, () => ask(server, "GET", path, { headers: ELSEWHERE }))).toEqual(
      new Set([401]),
    );
    expect((await ask(server, "GET", "/api/owner", { token: "short" })).status).toBe(200);
  },
);

test("wrong tokens are counted, and keep nobody out whose token can't be guessed", async () => {
  const server = await served();
  const wrong = await statuses(30, () => ask(server, "GET", "/api/owner", { token: "wrong" }));
  expect(wrong).toEqual(new Set([401, 429]));
  expect((await ask(server, "GET", "/api/owner", { token: OWNER })).status).toBe(200);
});

test("a token that can be guessed is not found by trying them all", async () => {
  const server = await served({ ownerToken: "1234" });
  await statuses(30, () => ask(server, "GET", "/api/owner", { token: "wrong" }));
  expect((await ask(server, "GET", "/api/owner", { token: "1234" })).status).toBe(429);
});

test("who leaves the owner's pages has ended the pass itself, also for whoever copied it, also after a restart", async () => {
  const database = `sqlite:${join(freshFolder(), "medallion.db")}`;
  const first = await served({ database });
  const form = (path: string, fields: Record<string, string>, cookie = ""): Promise<Response> =>
    fetch(`http://127.0.0.1:${first.port}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const entered = async (): Promise<string> =>
    ((await form("/owner/enter", { token: OWNER })).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const cookie = await entered();
  const other = await entered();
  const open = (pass: string, server = first) => ask(server, "GET", "/owner", { headers: { cookie: pass } });
  const page = await open(cookie);
  expect(page.status).toBe(200);
  const stamp = /name="stamp" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  expect((await form("/owner/leave", { stamp }, cookie)).status).toBe(303);
  expect((await open(cookie)).status).toBe(401);
  expect((await open(other)).status).toBe(200);
  await first.stop();
  const second = await served({ database });
  expect((await open(cookie, second)).status).toBe(401);
  expect((await open(other, second)).status).toBe(200);
});

test.for([
  "9.8.7.6",
  "::ffff:9.8.7.6",
  "0:0:0:0:0:ffff:9.8.7.6",
  "::ffff:908:706",
  "64:ff9b::9.8.7.6",
  "64:ff9b::908:706",
  "9.8.7.6:1234",
  "009.008.07.6",
  "[::ffff:9.8.7.6]:443",
])("who is banned at 9.8.7.6 is banned at %s, and shares its allowance", async (address) => {
  const server = await served({ trustProxy: "loopback", limits: { requestsPerMinute: 3 } });
  const games = (from: string) => ask(server, "GET", "/api/games", { headers: { "x-forwarded-for": from } });
  for (let count = 0; count < 3; count++) expect((await games("9.8.7.6")).status).toBe(200);
  expect((await games(address)).status).toBe(429);
  const act = { act: "banNetwork", network: "9.8.7.6", hours: 1, reason: "" };
  expect((await ask(server, "POST", "/api/owner", { token: OWNER, body: act })).status).toBe(200);
  expect((await games(address)).body).toMatchObject({ refusal: { code: "banned" } });
});
