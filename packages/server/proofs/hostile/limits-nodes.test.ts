import { at } from "@medallion/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Limits } from "../../src/limits.ts";
import type { Server } from "../../src/server.ts";
import { startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { type Answer, ask, BOT, OPEN, served, settingsFor, Visitor } from "../../test/served.ts";

/*
 * Two nodes on one PostgreSQL, and two hundred requests at once to both of them in turn: what is limited for a person,
 * an account, a pair or a network is not had twice.
 */
const AT_ONCE = 200;
const MANY = 1_000_000;

let postgres: TestPostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function twoNodes(limits: Partial<Limits>): Promise<readonly Server[]> {
  const database = await postgres.url(`limits_${databases++}`);
  const nodes: Server[] = [];
  for (let node = 0; node < 2; node++)
    nodes.push(
      await served({
        database,
        trustProxy: "loopback",
        limits: { loginsPerMinute: MANY, ...limits },
      }),
    );
  return nodes;
}

/** How many of so many requests at once, to one node and the other in turn, came to this. */
async function atOnce(
  nodes: readonly Server[],
  send: (node: Server, index: number) => Promise<Answer>,
  times = AT_ONCE,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => send(at(nodes, index % nodes.length), index)),
  );
  for (const { status, body } of answers) {
    const code = status === 200 ? "done" : String(body.refusal?.code ?? status);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const post = (node: Server, { token }: { readonly token?: string }, path: string, body: unknown) =>
  ask(node, "POST", path, { body, ...(token !== undefined && { token }) });

test("tables and games between bots per host", async () => {
  const nodes = await twoNodes({ tablesPerPerson: 7, botTablesPerPerson: 3 });
  const anna = await Visitor.guest(at(nodes, 0), "Anna");
  const gathering = { settings: settingsFor({}), places: [OPEN, OPEN], sit: { ready: true } };
  const tables = await atOnce(nodes, (node) => post(node, anna, "/api/tables", gathering));
  expect(tables).toEqual({ done: 7, "too-many-tables": AT_ONCE - 7 });
  const bruno = await Visitor.guest(at(nodes, 1), "Bruno");
  const alone = { settings: settingsFor({}), places: [BOT, BOT] };
  const bots = await atOnce(nodes, (node) => post(node, bruno, "/api/tables", alone));
  expect(bots).toEqual({ done: 3, "too-many-bot-tables": AT_ONCE - 3 });
});

test("new guests per network, and reports per player", async () => {
  const nodes = await twoNodes({ guestsPerHour: 9, reportsPerHour: 6 });
  const guests = await atOnce(nodes, (node) => post(node, {}, "/api/guests", {}));
  expect(guests).toEqual({ done: 9, "too-many": AT_ONCE - 9 });
  const arrive = async (name: string) => {
    const headers = { "x-forwarded-for": "198.51.100.1" };
    const { body } = await ask(at(nodes, 0), "POST", "/api/guests", { body: { name }, headers });
    return new Visitor(at(nodes, 0), body.person, body.token);
  };
  const [anna, bruno] = [await arrive("Anna"), await arrive("Bruno")];
  const { table } = await anna.found();
  await bruno.command(table, { kind: "sit", seat: 1, ready: false });
  const report = { table, person: bruno.person.id, reason: "rude" };
  const reports = await atOnce(nodes, (node) => post(node, anna, "/api/reports", report));
  expect(reports).toEqual({ done: 6, "too-many": AT_ONCE - 6 });
});

test("wrong passwords per account: no more are looked at than one node would", async () => {
  const nodes = await twoNodes({ wrongPasswordsPerHour: 5 });
  const anna = await Visitor.guest(at(nodes, 0), "Anna");
  const password = "correct horse battery";
  await anna.ask("POST", "/api/account", { name: "Anna", password });
  const guess = (node: Server, index: number, given = `guess number ${index}`) =>
    ask(node, "POST", "/api/login", {
      body: { name: "Anna", password: given },
      headers: { "x-forwarded-for": `203.0.113.${index}` },
    });
  const guesses = await atOnce(nodes, (node, index) => guess(node, index));
  expect(guesses).toEqual({ "wrong-login": 5, "too-many-guesses": AT_ONCE - 5 });
  // Now not even the right one tells a stranger anything, at either node; Anna's own network is counted by itself.
  for (const node of nodes) {
    expect((await guess(node, 250, password)).status).toBe(429);
    expect((await ask(node, "POST", "/api/login", { body: { name: "Anna", password } })).status).toBe(200);
  }
});

test("a name is given to one of all who claim it", async () => {
  const nodes = await twoNodes({});
  const guests = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => Visitor.guest(at(nodes, index % 2), `Guest ${index}`)),
  );
  const claim = { name: "Ciri", password: "correct horse battery" };
  const claims = await atOnce(nodes, (node, index) => post(node, at(guests, index), "/api/account", claim));
  // A network has only so many passwords computed at a time; of those that were, one was in time.
  const { done, "name-taken": taken = 0, "too-many": refused = 0, ...others } = claims;
  expect(done).toBe(1);
  expect(taken).toBeGreaterThan(1);
  expect({ sum: taken + refused, others }).toEqual({ sum: AT_ONCE - 1, others: {} });
});

test("rated games of the same two per day", async () => {
  const nodes = await twoNodes({ ratedMoves: 0, ratedPerDay: 3, tablesPerPerson: MANY });
  const [winner, loser] = [
    await Visitor.guest(at(nodes, 0), "Winner"),
    await Visitor.guest(at(nodes, 1), "Loser"),
  ];
  const settings = settingsFor({ rated: true, takebacks: "none" });
  const tables: string[] = [];
  for (let count = 0; count < 20; count++) {
    const { table } = await winner.found(settings);
    expect((await loser.command(table, { kind: "sit", ready: true })).status).toBe(200);
    tables.push(table);
  }
  const ended = await atOnce(
    nodes,
    (node, index) =>
      post(node, loser, `/api/tables/${at(tables, index)}/commands`, {
        command: { kind: "resign", seat: 1 },
      }),
    tables.length,
  );
  expect(ended).toEqual({ done: tables.length });
  const { body } = await winner.ask("GET", `/api/people/${winner.person.id}`);
  expect(body.ratings).toMatchObject([{ games: 3 }]);
  const reasons = body.history.map(({ unrated }: { unrated?: string }) => unrated ?? "rated");
  expect(reasons.filter((why: string) => why === "rated")).toHaveLength(3);
  expect(new Set(reasons)).toEqual(new Set(["often", "rated"]));
});
