import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { freshFolder } from "../../test/opened.ts";
import { ask, BOT, OPEN, OWNER, served, Talk, Visitor } from "../../test/served.ts";

test("a stop is told, loses nothing, and the table goes on after the start", async () => {
  const database = `sqlite:${join(freshFolder(), "medallion.db")}`;
  const limits = { grace: 60_000 };
  const before = await served({ database, limits });
  const anna = await Visitor.guest(before, "Anna");
  const bruno = await Visitor.guest(before, "Bruno");
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: true });
  const talk = await anna.at(table, 0);
  await talk.command(table, { kind: "say", text: "kept" });
  const stopped = before.stop();
  expect(await talk.next("bye")).toMatchObject({ code: "restart", retryAfter: expect.any(Number) });
  await stopped;
  const after = await served({ database, limits });
  const again = new Visitor(after, anna.person, anna.token);
  const back = await again.at(table, 0, talk.counter);
  expect(back.counter).toBe(talk.counter);
  expect(back.look).toEqual(talk.look);
  back.close();
});

test("a clock that ran out while the server was down waits until people could come back", async () => {
  const database = `sqlite:${join(freshFolder(), "medallion.db")}`;
  const before = await served({ database });
  const anna = await Visitor.guest(before, "Anna");
  const clock = { kind: "correspondence", days: 1 } as const;
  const { table } = await anna.found({ clock }, [OPEN, BOT]);
  const first = await anna.at(table, 0);
  await first.until(() => first.look?.table?.question !== undefined);
  await before.stop();
  const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  const after = await served({ database });
  const talk = await new Visitor(after, anna.person, anna.token).at(table, 0);
  const { question } = talk.look?.table ?? {};
  const refused = await talk.command(table, {
    kind: "answer",
    seat: 0,
    question: question?.id ?? -1,
    choice: 0,
  });
  vi.restoreAllMocks();
  expect(refused).toBeUndefined();
  expect(talk.events.some(({ kind }) => kind === "outOfTime")).toBe(false);
  talk.close();
});

test("tables that nobody looks at leave memory and come back", async () => {
  // Long enough for whoever comes to be there before the table is looked at again, also on a busy machine.
  const server = await served({ limits: { idle: 500, lease: 200 } });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({}, [OPEN, BOT]);
  const resident = async (): Promise<number> => {
    const { body } = await ask(server, "GET", "/metrics");
    return Number(/^medallion_tables_resident (\d+)/m.exec(body)?.[1]);
  };
  await expect.poll(resident, { timeout: 60_000 }).toBe(0);
  const talk = await anna.at(table, 0);
  await talk.until(() => talk.look?.stage === "playing");
  await expect.poll(resident, { timeout: 60_000 }).toBe(1);
  talk.close();
});

test("a session that is ended closes its sockets", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  await anna.ask("POST", "/api/account", { name: "Anna", password: "correct horse battery" });
  // After the account: a socket of the guest would be sent away to come back with it.
  const talk = await anna.socket();
  const { body } = await ask(server, "POST", "/api/login", {
    body: { name: "anna", password: "correct horse battery" },
  });
  const other = new Visitor(server, body.person, body.token);
  expect(other.person.id).toBe(anna.person.id);
  expect((await other.ask("GET", "/api/sessions")).body.sessions).toHaveLength(2);
  expect((await other.ask("DELETE", "/api/sessions")).body.ended).toBe(1);
  expect(await talk.next("bye")).toMatchObject({ code: "session-ended" });
  expect((await anna.ask("GET", "/api/me")).status).toBe(401);
});

test("unknown versions and unknown people are refused with a sentence", async () => {
  const server = await served();
  const old = await Talk.open(server);
  old.say({ kind: "hello", protocol: 99 });
  expect(await old.next("bye")).toMatchObject({
    code: "wrong-protocol",
    sentence: expect.stringContaining("99"),
  });
  const nobody = await Talk.open(server);
  nobody.say({ kind: "hello", protocol: 2, token: "m1.forged.token" });
  expect(await nobody.next("bye")).toMatchObject({ code: "not-known" });
});

test("health, readiness and figures; the owner's page is the owner's", async () => {
  const server = await served();
  expect((await ask(server, "GET", "/healthz")).body).toMatchObject({ status: "alive" });
  expect((await ask(server, "GET", "/readyz")).status).toBe(200);
  expect((await ask(server, "GET", "/metrics")).body).toContain("medallion_");
  const proxied = { "x-forwarded-for": "10.1.2.3" };
  expect((await ask(server, "GET", "/metrics", { headers: proxied })).status).toBe(401);
  expect((await ask(server, "GET", "/owner")).status).toBe(401);
  expect((await ask(server, "GET", `/owner?token=${OWNER}`)).status).toBe(401);
  expect((await ask(server, "GET", "/owner", { token: OWNER })).status).toBe(200);
});

test("pages carry security headers, and other pages cannot act with a visitor's cookie", async () => {
  const server = await served();
  const page = await ask(server, "GET", "/");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  const { headers } = await ask(server, "POST", "/api/guests", { body: {} });
  const cookie = headers.get("set-cookie") ?? "";
  expect(cookie).toContain("HttpOnly");
  const evil = { cookie: cookie.split(";")[0] ?? "", origin: "http://evil.example" };
  expect((await ask(server, "POST", "/api/logout", { body: {}, headers: evil })).body.refusal.code).toBe(
    "wrong-origin",
  );
});

test("a bot that is asked while a stop begins answers after the start", async () => {
  const database = `sqlite:${join(freshFolder(), "medallion.db")}`;
  const before = await served({ database, limits: { botPace: 10_000 } });
  const anna = await Visitor.guest(before, "Anna");
  const { table } = await anna.found({}, [BOT, OPEN], { ready: true, seat: 1 });
  await before.stop();
  const after = await served({ database });
  const talk = await new Visitor(after, anna.person, anna.token).at(table, 1);
  const seen = talk.look?.table?.question?.id ?? 0;
  await talk.command(table, { kind: "answer", seat: 1, question: seen, choice: 0 });
  await talk.until(() => (talk.look?.table?.question?.id ?? seen) !== seen || talk.look?.stage === "over");
  talk.close();
});
