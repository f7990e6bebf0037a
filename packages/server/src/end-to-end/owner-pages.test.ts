import { expect, test } from "vitest";
import { OWNER, served, Visitor } from "../../test/served.ts";
import type { Server } from "../server.ts";

/** A browser that keeps the owner's cookie, and names the page its forms come from as that page allows. */
class Browser {
  readonly #origin: string;
  #policy: string | null = null;
  cookie = "";

  constructor(server: Server) {
    this.#origin = `http://127.0.0.1:${server.port}`;
  }

  async get(path: string): Promise<{ status: number; headers: Headers; text: string }> {
    const reply = await fetch(this.#origin + path, {
      headers: { cookie: this.cookie, accept: "text/html" },
      redirect: "manual",
    });
    this.#policy = reply.headers.get("referrer-policy");
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  }

  async post(path: string, fields: Record<string, string>, origin = this.#ownOrigin()) {
    const reply = await fetch(this.#origin + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        cookie: this.cookie,
        origin,
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
    });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  }

  #ownOrigin(): string {
    return this.#policy === "no-referrer" ? "null" : this.#origin;
  }

  async enter(): Promise<Headers> {
    await this.get("/owner");
    const { status, headers } = await this.post("/owner/enter", { token: OWNER });
    expect(status).toBe(303);
    this.cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    return headers;
  }

  async stamp(): Promise<string> {
    return /name="stamp" value="([^"]+)"/.exec((await this.get("/owner/server")).text)?.[1] ?? "";
  }
}

const PAGES = ["/owner", "/owner/reports", "/owner/players", "/owner/bans", "/owner/server"];

test("the owner's pages ask for the token, open by it, and are kept by nobody", async () => {
  const browser = new Browser(await served());
  for (const path of [...PAGES, `/owner?token=${OWNER}`]) {
    const { status, headers, text } = await browser.get(path);
    expect(status, path).toBe(401);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("Owner token");
  }
  const wrong = await browser.post("/owner/enter", { token: "wrong" });
  expect(wrong.status).toBe(401);
  const headers = await browser.enter();
  const cookie = headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).not.toContain(OWNER);
  for (const path of PAGES) {
    const page = await browser.get(path);
    expect(page.status, path).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.text).not.toContain(OWNER);
  }
});

test("a form acts by its stamp alone: not from another page, not with another's, not by GET", async () => {
  const browser = new Browser(await served());
  await browser.enter();
  const stamp = await browser.stamp();
  const fields = { act: "announce", inMinutes: "30", minutes: "15", words: "", back: "/owner/server" };
  const other = new Browser(await served());
  await other.enter();
  expect((await browser.post("/owner/act", fields)).status).toBe(403);
  expect((await browser.post("/owner/act", { ...fields, stamp: await other.stamp() })).status).toBe(403);
  expect((await browser.post("/owner/act", { ...fields, stamp }, "https://evil.example")).status).toBe(403);
  expect((await browser.get(`/owner/act?${new URLSearchParams({ ...fields, stamp })}`)).status).toBe(404);
  expect((await browser.get("/owner/server")).text).not.toContain("Announced for");
  const done = await browser.post("/owner/act", { ...fields, stamp });
  expect(done.status).toBe(303);
  expect(done.headers.get("location")).toBe("/owner/server?done=announce");
  expect((await browser.get("/owner/server")).text).toContain("Announced for");
});

test("a forged or old pass opens nothing", async () => {
  const browser = new Browser(await served());
  await browser.enter();
  const [until = "", ...rest] = decodeURIComponent(browser.cookie.split("=")[1] ?? "").split(".");
  for (const pass of [`${Number(until) + 1}.${rest.join(".")}`, `${until}.x.${rest[1]}`, "", "..", OWNER]) {
    browser.cookie = `medallion-owner=${encodeURIComponent(pass)}`;
    expect((await browser.get("/owner")).status, pass).toBe(401);
  }
});

test("a player is found, and what cannot be done is said on the page", async () => {
  const server = await served();
  const browser = new Browser(server);
  await browser.enter();
  const stamp = await browser.stamp();
  const anna = await Visitor.guest(server, "Anna");
  const page = await browser.get(`/owner/players?find=${anna.person.id}`);
  expect(page.text).toContain("<h2>Anna</h2>");
  const back = `/owner/players?find=${anna.person.id}`;
  const bad = await browser.post("/owner/act", {
    act: "rename",
    person: anna.person.id,
    name: "\u202e",
    back,
    stamp,
  });
  expect(bad.status).toBe(400);
  expect(bad.text).toContain("Choose a name");
  expect(bad.text).toContain("<h2>Anna</h2>");
  await anna.ask("POST", "/api/account", { name: "Anna", password: "correct horse battery" });
  const code = await browser.post("/owner/act", { act: "recover", person: anna.person.id, back, stamp });
  expect(code.text).toMatch(/New recovery code: \S{8}/);
  const away = await browser.post("/owner/act", { act: "calm", back: "https://evil.example/owner", stamp });
  expect(away.headers.get("location")).toBe("/owner?done=calm");
});
