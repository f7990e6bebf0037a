import { expect, test } from "vitest";
import { ask, OWNER, served, Visitor } from "../../test/served.ts";
import type { Server } from "../server.ts";

const HOURS = { hours: 24, reason: "spam" };

function act(server: Server, body: object, headers: Record<string, string> = {}) {
  return ask(server, "POST", "/api/owner", { token: OWNER, body, headers });
}

/** Addresses are told by a proxy that is trusted. */
const BEHIND_PROXY = { trustProxy: "loopback" };
const from = (address: string) => ({ "x-forwarded-for": address });

test("reports are read with what was said at the table, and marked as done", async () => {
  const server = await served();
  const [anna, bruno] = [await Visitor.guest(server, "Anna"), await Visitor.guest(server, "Bruno")];
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: false });
  await bruno.command(table, { kind: "say", text: "<b>rude</b>" });
  await anna.command(table, { kind: "say", text: "please stop" });
  await anna.ask("POST", "/api/reports", { table, person: bruno.person.id, reason: "rude" });
  const before = (await ask(server, "GET", "/api/owner", { token: OWNER })).body;
  expect(before.reports).toMatchObject([{ byName: "Anna", aboutName: "Bruno", reason: "rude", table }]);
  expect(before.reports[0].words).toEqual(["Bruno: <b>rude</b>", "Anna: please stop"]);
  expect((await act(server, { act: "deal", report: before.reports[0].id })).status).toBe(200);
  const after = (await ask(server, "GET", "/api/owner", { token: OWNER })).body;
  expect(after.reports[0].dealt).toBeGreaterThan(0);
  expect((await act(server, { act: "deal", report: "none" })).body.refusal.code).toBe("no-such-report");
});

test("a table is closed: the people there hear why, and its game is called off", async () => {
  const server = await served();
  const [anna, bruno] = [await Visitor.guest(server, "Anna"), await Visitor.guest(server, "Bruno")];
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", ready: true });
  const talk = await anna.at(table, 0);
  expect((await act(server, { act: "close", table, reason: "rude words" })).status).toBe(200);
  await talk.until(() => talk.events.some(({ kind }) => kind === "closed"));
  expect(talk.events.at(-1)).toEqual({ kind: "closed", reason: "rude words" });
  expect(talk.look).toMatchObject({ stage: "over", closed: "rude words" });
  expect((await talk.command(table, { kind: "say", text: "why" }))?.refusal.code).toBe("closed");
  expect((await act(server, { act: "close", table: "nosuchtable", reason: "" })).status).toBe(404);
});

test("who is banned is shown out, told until when, and comes back when the ban is lifted", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const password = "correct horse battery";
  await anna.ask("POST", "/api/account", { name: "Anna", password });
  const talk = await anna.socket();
  const reply = await act(server, { act: "banPerson", person: anna.person.id, ...HOURS });
  const { until } = reply.body;
  expect(until).toBeGreaterThan(Date.now());
  expect(await talk.next("bye")).toMatchObject({ code: "banned", until });
  const refusal = {
    code: "banned",
    until,
    reason: "spam",
    sentence: expect.stringMatching(/until .* UTC\. Reason: spam/),
  };
  expect((await anna.ask("GET", "/api/me")).body).toEqual({ refusal });
  const login = { body: { name: "Anna", password } };
  expect(await ask(server, "POST", "/api/login", login)).toMatchObject({ status: 403, body: { refusal } });
  const { bans } = (await ask(server, "GET", "/api/owner", { token: OWNER })).body;
  expect(bans).toMatchObject([{ kind: "person", label: "Anna", reason: "spam" }]);
  await act(server, { act: "unban", ban: bans[0].id });
  expect((await anna.ask("GET", "/api/me")).status).toBe(200);
  expect((await ask(server, "POST", "/api/login", login)).status).toBe(200);
});

test("a banned network gets neither a guest nor a socket nor a page, and the owner gets everywhere", async () => {
  const server = await served(BEHIND_PROXY);
  const anna = await Visitor.guest(server, "Anna");
  await act(server, { act: "banNetwork", network: "203.0.113.0/24", ...HOURS }, from("198.51.100.1"));
  for (const [method, path] of [
    ["POST", "/api/guests"],
    ["GET", "/api/games"],
    ["GET", "/api/socket"],
  ] as const) {
    const refused = await ask(server, method, path, { token: anna.token, headers: from("203.0.113.77") });
    expect(refused).toMatchObject({ status: 403, body: { refusal: { code: "banned" } } });
    expect(refused.body.refusal.until).toBeGreaterThan(Date.now());
  }
  expect((await ask(server, "GET", "/api/games", { headers: from("203.0.114.1") })).status).toBe(200);
  const view = await ask(server, "GET", "/api/owner", { token: OWNER, headers: from("203.0.113.77") });
  expect(view.status).toBe(200);
  expect((await ask(server, "GET", "/owner", { headers: from("203.0.113.77") })).status).toBe(401);
});

test("the owner can ban neither this machine nor the network they come from, nor half of the world", async () => {
  const server = await served(BEHIND_PROXY);
  const ban = (network: string) =>
    act(server, { act: "banNetwork", network, ...HOURS }, from("198.51.100.1"));
  for (const network of [
    "127.0.0.1",
    "127.0.0.0/8",
    "::1",
    "198.51.100.0/24",
    "0.0.0.0/0",
    "::/0",
    "x",
    "1.2.3.4/40",
  ])
    expect((await ban(network)).body.refusal?.code, network).toBe("bad-network");
  expect((await ban("2001:db8::1")).status).toBe(200);
  const { bans } = (await ask(server, "GET", "/api/owner", { token: OWNER })).body;
  expect(bans).toMatchObject([{ subject: "2001:db8::1/64" }]);
  const neighbour = await ask(server, "GET", "/api/games", { headers: from("2001:db8::2:3") });
  expect(neighbour.body.refusal.code).toBe("banned");
});

test("people are found, logged out and renamed", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Rude Name");
  const talk = await anna.socket();
  const find = async (text: string) =>
    (await ask(server, "GET", `/api/owner/people?find=${encodeURIComponent(text)}`, { token: OWNER })).body
      .people;
  const [found] = await find("Rude Name");
  expect(found).toMatchObject({ person: { id: anna.person.id }, networks: ["127.0.0.1"] });
  expect(found.sessions).toHaveLength(1);
  await act(server, { act: "rename", person: anna.person.id, name: "Quiet Name" });
  expect(await talk.next("bye")).toMatchObject({ code: "renamed", retryAfter: 0 });
  expect((await anna.ask("GET", "/api/me")).body.person.name).toBe("Quiet Name");
  const again = await anna.socket();
  expect((await act(server, { act: "logOut", person: anna.person.id })).body).toEqual({ ended: 1 });
  expect(await again.next("bye")).toMatchObject({ code: "session-ended" });
  expect((await anna.ask("GET", "/api/me")).status).toBe(401);
});

test("an account is renamed too: it logs in by the new name, the old one is free, and a taken one is refused", async () => {
  const server = await served();
  const password = "correct horse battery";
  const [anna, bruno] = [await Visitor.guest(server, "Anna"), await Visitor.guest(server, "Bruno")];
  await anna.ask("POST", "/api/account", { name: "Rude Name", password });
  await bruno.ask("POST", "/api/account", { name: "Bruno", password });
  const rename = (name: string) => act(server, { act: "rename", person: anna.person.id, name });
  for (const name of ["Bruno", "bruno"]) expect((await rename(name)).body.refusal.code).toBe("name-taken");
  expect((await rename("\u202e")).body.refusal.code).toBe("bad-name");
  expect((await rename("Quiet Name")).status).toBe(200);
  const login = async (name: string) =>
    (await ask(server, "POST", "/api/login", { body: { name, password } })).status;
  expect(await login("quiet name")).toBe(200);
  expect(await login("Rude Name")).toBe(401);
  expect((await bruno.ask("GET", `/api/people/${anna.person.id}`)).body.person.name).toBe("Quiet Name");
  // Who was logged in stays so.
  expect((await anna.ask("GET", "/api/me")).body.person).toMatchObject({
    name: "Quiet Name",
    kind: "account",
  });
});

test("an account gets a new recovery code from the owner, a guest none", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const recover = () => act(server, { act: "recover", person: anna.person.id });
  expect((await recover()).body.refusal.code).toBe("no-such-person");
  await anna.ask("POST", "/api/account", { name: "Anna", password: "correct horse battery" });
  const [first, second] = [await recover(), await recover()];
  expect(first.body.recovery).toMatch(/\w{4}/);
  expect(second.body.recovery).not.toBe(first.body.recovery);
});

test("maintenance is announced to who is connected and to who comes, until it is taken back", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const talk = await anna.socket();
  await act(server, { act: "announce", inMinutes: 30, minutes: 15, words: "Nový disk" });
  const { maintenance } = await talk.next("maintenance");
  expect(maintenance).toMatchObject({ words: "Nový disk" });
  expect((maintenance?.until ?? 0) - (maintenance?.at ?? 0)).toBe(15 * 60_000);
  const late = await anna.socket();
  expect((await late.next("maintenance")).maintenance).toEqual(maintenance);
  await act(server, { act: "calm" });
  expect((await talk.next("maintenance")).maintenance).toBeUndefined();
});

test("nobody but the owner gets in, and after ten wrong tokens a network waits", async () => {
  const server = await served(BEHIND_PROXY);
  const anna = await Visitor.guest(server, "Anna");
  for (const token of [undefined, anna.token, "", `${OWNER}x`])
    for (const [method, path] of [
      ["GET", "/api/owner"],
      ["GET", "/api/owner/people?find=Anna"],
      ["POST", "/api/owner"],
    ] as const) {
      const body = method === "POST" ? { body: { act: "calm" } } : {};
      const reply = await ask(server, method, path, { ...(token !== undefined && { token }), ...body });
      expect([401, 429]).toContain(reply.status);
    }
  const headers = from("198.51.100.9");
  for (let tries = 0; tries < 10; tries++)
    expect((await ask(server, "GET", "/api/owner", { token: `guess${tries}`, headers })).status).toBe(401);
  expect((await ask(server, "GET", "/api/owner", { token: "guess", headers })).status).toBe(429);
  // Nobody guesses a long one: whoever has it is the owner, whatever others of the network tried.
  expect((await ask(server, "GET", "/api/owner", { token: OWNER, headers })).status).toBe(200);
});
