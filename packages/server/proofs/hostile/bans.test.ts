import { COOKIE, PROTOCOL } from "@medallion/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { Server } from "../../src/server.ts";
import { ask, OWNER, served, Talk, Visitor } from "../../test/served.ts";

/*
 * What the owner decides about somebody holds wherever they come in: at the sockets that are open, at new ones, at every
 * route, with a password, with a recovery code; until it ends by itself.
 */

const PASSWORD = "correct horse battery";
const HOUR = 3_600_000;
const ELSEWHERE = { "x-forwarded-for": "198.51.100.9" };

afterEach(() => {
  vi.useRealTimers();
});

function act(server: Server, body: object) {
  return ask(server, "POST", "/api/owner", { token: OWNER, body, headers: ELSEWHERE });
}

function ban(server: Server, whom: object, hours = 1) {
  return act(server, { hours, reason: "", ...whom });
}

/** An account with a recovery code. */
async function account(server: Server, name: string): Promise<{ visitor: Visitor; recovery: string }> {
  const visitor = await Visitor.guest(server, name);
  const { status, body } = await visitor.ask("POST", "/api/account", { name, password: PASSWORD });
  expect(status).toBe(200);
  return { visitor, recovery: body.recovery };
}

/** What a new socket hears after it has said who it is. */
async function greeting(server: Server, token: string, headers: Record<string, string> = {}) {
  const talk = await Talk.open(server, headers);
  talk.say({ kind: "hello", protocol: PROTOCOL, token });
  await talk.until(() => talk.heard.length > 0);
  talk.close();
  return talk.heard[0];
}

test("a ban of a person holds at open sockets, at new ones and at every way in, and leaves no session behind", async () => {
  const server = await served();
  const { visitor, recovery } = await account(server, "Anna");
  const other = await Visitor.guest(server, "Bruno");
  const { table } = await visitor.found();
  const talks = [await visitor.at(table, 0), await visitor.socket()];
  await ban(server, { act: "banPerson", person: visitor.person.id });
  for (const talk of talks) expect(await talk.next("bye")).toMatchObject({ code: "banned" });
  expect(await greeting(server, visitor.token)).not.toMatchObject({ kind: "welcome" });
  for (const [method, path, body] of [
    ["GET", "/api/me", undefined],
    ["GET", "/api/tables", undefined],
    ["POST", `/api/tables/${table}/commands`, { command: { kind: "say", text: "still here" } }],
    ["POST", "/api/tables", { settings: {}, places: [] }],
    ["GET", "/api/me/export", undefined],
  ] as const)
    expect(await visitor.ask(method, path, body), path).toMatchObject({
      status: 403,
      body: { refusal: { code: "banned" } },
    });
  const sessions = async () => {
    const path = `/api/owner/people?find=${visitor.person.id}`;
    return (await ask(server, "GET", path, { token: OWNER })).body.people[0].sessions.length;
  };
  const before = await sessions();
  const code = { name: "Anna", code: recovery, password: "another Tr0ubadour" };
  for (const [path, body] of [
    ["/api/login", { name: "Anna", password: PASSWORD }],
    ["/api/account/recover", code],
  ] as const) {
    const reply = await ask(server, "POST", path, { body });
    expect(reply, path).toMatchObject({ status: 403, body: { refusal: { code: "banned" } } });
    const given = reply.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${COOKIE}=`));
    expect(given.filter((cookie) => !cookie.startsWith(`${COOKIE}=;`))).toEqual([]);
  }
  expect(await sessions()).toBeLessThanOrEqual(before);
  // Nobody else notices.
  expect((await other.ask("GET", "/api/me")).status).toBe(200);
});

test("a ban of a network holds at open sockets, new ones and every route from there, and nowhere else", async () => {
  const server = await served({ trustProxy: "loopback" });
  const { token } = await Visitor.guest(server, "Anna");
  const inside = { "x-forwarded-for": "203.0.113.5" };
  const talks = [await Talk.open(server, inside), await Talk.open(server, ELSEWHERE)];
  for (const talk of talks) {
    talk.say({ kind: "hello", protocol: PROTOCOL, token });
    await talk.next("welcome");
  }
  expect((await ban(server, { act: "banNetwork", network: "203.0.113.0/24" })).status).toBe(200);
  expect(await talks[0]?.next("bye")).toMatchObject({ code: "banned" });
  await expect(Talk.open(server, inside)).rejects.toThrow("403");
  for (const path of ["/api/me", "/api/tables", "/api/guests", "/"])
    expect((await ask(server, "GET", path, { token, headers: inside })).status, path).toBe(403);
  // An address that the client itself wrote before the proxy's is not believed.
  const forged = { "x-forwarded-for": "198.51.100.9, 203.0.113.5" };
  expect((await ask(server, "GET", "/api/me", { token, headers: forged })).status).toBe(403);
  expect((await ask(server, "GET", "/api/me", { token, headers: ELSEWHERE })).status).toBe(200);
  expect(talks[1]?.closed).toBe(false);
  talks[1]?.close();
});

test("a ban ends in time by itself, for people and for networks", async () => {
  const server = await served({ trustProxy: "loopback" });
  const anna = await Visitor.guest(server, "Anna");
  const inside = { "x-forwarded-for": "203.0.113.5" };
  await ban(server, { act: "banPerson", person: anna.person.id }, 2);
  await ban(server, { act: "banNetwork", network: "203.0.113.5" }, 1);
  const began = Date.now();
  const states = async (after: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: began + after });
    const person = await anna.ask("GET", "/api/me");
    const network = await ask(server, "GET", "/api/games", { headers: inside });
    return [person.status, network.status];
  };
  expect(await states(HOUR - 60_000)).toEqual([403, 403]);
  expect(await states(HOUR + 60_000)).toEqual([403, 200]);
  expect(await states(2 * HOUR + 60_000)).toEqual([200, 200]);
  expect(await greeting(server, anna.token)).toMatchObject({ kind: "welcome" });
});

test("a session that was ended cannot come back, whatever was under way with it", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const talk = await anna.socket();
  const asking = Array.from({ length: 50 }, () => anna.ask("GET", "/api/me"));
  const ending = act(server, { act: "logOut", person: anna.person.id });
  expect((await ending).body).toEqual({ ended: 1 });
  await Promise.all(asking);
  expect(await talk.next("bye")).toMatchObject({ code: "session-ended" });
  for (const way of [{ token: anna.token }, { headers: { cookie: `${COOKIE}=${anna.token}` } }])
    expect((await ask(server, "GET", "/api/me", way)).status).toBe(401);
  expect(await greeting(server, anna.token)).not.toMatchObject({ kind: "welcome" });
  expect((await anna.ask("POST", "/api/account", { name: "Anna", password: PASSWORD })).status).toBe(401);
});

test("whoever guesses a short token of the owner is shut out from that network, and the owner elsewhere is not", async () => {
  const ownerToken = "guessable";
  const server = await served({ trustProxy: "loopback", ownerToken });
  const guess = (token: string, address: string) =>
    ask(server, "GET", "/api/owner", { token, headers: { "x-forwarded-for": address } });
  // However long a busy machine takes over them: ten a minute.
  vi.useFakeTimers({ toFake: ["Date"] });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => guess(`guess${index}`, "203.0.113.5")),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
  // Now even the right one would tell whoever guesses that it is right.
  expect((await guess(ownerToken, "203.0.113.5")).status).toBe(429);
  expect((await guess(ownerToken, "198.51.100.9")).status).toBe(200);
});

test("a table whose host is banned is in nobody's lobby while the ban lasts", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({ open: true });
  const listed = async () => {
    const { body } = await ask(server, "GET", "/api/tables");
    return body.tables.map(({ id }: { id: string }) => id);
  };
  expect(await listed()).toEqual([table]);
  expect((await ban(server, { act: "banPerson", person: anna.person.id })).status).toBe(200);
  expect(await listed()).toEqual([]);
  const { body } = await ask(server, "GET", "/api/owner", { token: OWNER });
  await act(server, { act: "unban", ban: body.bans[0].id });
  expect(await listed()).toEqual([table]);
});

test("who is banned keeps the recovery code and the password that they have", async () => {
  const server = await served();
  const { visitor, recovery } = await account(server, "Zora");
  const person = visitor.person.id;
  const recover = () =>
    ask(server, "POST", "/api/account/recover", {
      body: { name: "Zora", code: recovery, password: "another horse battery" },
    });
  await ban(server, { act: "banPerson", person });
  expect(await recover()).toMatchObject({ status: 403, body: { refusal: { code: "banned" } } });
  const { body } = await ask(server, "GET", "/api/owner", { token: OWNER, headers: ELSEWHERE });
  await act(server, { act: "unban", ban: body.bans[0].id });
  const login = { body: { name: "Zora", password: PASSWORD } };
  expect((await ask(server, "POST", "/api/login", login)).status).toBe(200);
  expect((await recover()).status).toBe(200);
});
