import { expect, test } from "vitest";
import { type Answer, BOT, OPEN, served, settingsFor, type Talk, Visitor } from "../../test/served.ts";

/*
 * 120 tables founded at once were 120 tables, though 50 are allowed: limits were counted first and kept later. Here so
 * many ask at once for each limit, and exactly as many are let through as it says.
 */
const AT_ONCE = 200;

/** How many of so many requests at once came to this. */
async function atOnce(ask: (index: number) => Promise<unknown>): Promise<Map<unknown, number>> {
  const counts = new Map<unknown, number>();
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts;
}

const codeOf = ({ status, body }: Answer): unknown =>
  status === 200 ? "done" : (body.refusal?.code ?? status);

test("tables per host", async () => {
  const server = await served({ limits: { tablesPerPerson: 7 } });
  const anna = await Visitor.guest(server, "Anna");
  const body = { settings: settingsFor({}), places: [OPEN, OPEN], sit: { ready: true } };
  const counts = await atOnce(async () => codeOf(await anna.ask("POST", "/api/tables", body)));
  expect(counts).toEqual(
    new Map([
      ["done", 7],
      ["too-many-tables", AT_ONCE - 7],
    ]),
  );
  expect((await anna.ask("GET", "/api/my/tables?which=running")).body.tables).toHaveLength(7);
});

test("tables in the lobby per network; private ones and games against bots are none", async () => {
  const server = await served({ limits: { openTablesPerHour: 6, tablesPerPerson: 1000 } });
  const anna = await Visitor.guest(server, "Anna");
  const open = { settings: settingsFor({}), places: [OPEN, OPEN], sit: { ready: true } };
  const counts = await atOnce(async () => codeOf(await anna.ask("POST", "/api/tables", open)));
  expect(counts).toEqual(
    new Map([
      ["done", 6],
      ["too-many-open-tables", AT_ONCE - 6],
    ]),
  );
  const closed = { ...open, settings: settingsFor({ open: false }) };
  expect(codeOf(await anna.ask("POST", "/api/tables", closed))).toBe("done");
  expect(codeOf(await anna.ask("POST", "/api/tables", { ...open, places: [OPEN, BOT] }))).toBe("done");
  // What was refused for another reason took nothing: others of the network can go on.
  const fresh = await served({ limits: { openTablesPerHour: 2, tablesPerPerson: 1 } });
  const bruno = await Visitor.guest(fresh, "Bruno");
  for (let time = 0; time < 4; time += 1) await bruno.ask("POST", "/api/tables", open);
  const clara = await Visitor.guest(fresh, "Clara");
  expect(codeOf(await clara.ask("POST", "/api/tables", open))).toBe("done");
});

test("games between bots per host, founded and gathered", async () => {
  const server = await served({ limits: { botTablesPerPerson: 3, tablesPerPerson: 1000 } });
  const anna = await Visitor.guest(server, "Anna");
  const alone = { settings: settingsFor({}), places: [BOT, BOT] };
  const counts = await atOnce(async () => codeOf(await anna.ask("POST", "/api/tables", alone)));
  expect(counts).toEqual(
    new Map([
      ["done", 3],
      ["too-many-bot-tables", AT_ONCE - 3],
    ]),
  );
  // A table whose last open seat is given to a bot is one more of them.
  const bruno = await Visitor.guest(server, "Bruno");
  const gathering = { settings: settingsFor({}), places: [BOT, OPEN] };
  const tables = await Promise.all(
    Array.from({ length: 20 }, async () =>
      String((await bruno.ask("POST", "/api/tables", gathering)).body.table),
    ),
  );
  const place = { kind: "place", seat: 1, place: { kind: "bot", bot: "greedy" } } as const;
  const outcomes = await Promise.all(tables.map(async (table) => codeOf(await bruno.command(table, place))));
  expect(outcomes.filter((code) => code === "done")).toHaveLength(3);
  expect(outcomes.filter((code) => code === "too-many-bot-tables")).toHaveLength(17);
});

test("bots per table", async () => {
  const server = await served({ limits: { botsPerTable: 1 } });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({ game: "gwent", mode: "free-for-all", seats: 5 }, undefined, undefined);
  const counts = await atOnce(async (index) =>
    codeOf(
      await anna.command(table, { kind: "place", seat: index % 5, place: { kind: "bot", bot: "greedy" } }),
    ),
  );
  expect(counts.get("too-many-bots")).toBeGreaterThan(0);
  const { body } = await anna.ask("GET", `/api/tables/${table}`);
  const bots = body.table.places.filter(({ kind }: { kind: string }) => kind === "bot");
  expect(bots).toHaveLength(1);
});

test("seats: two of two hundred sit down", async () => {
  const server = await served();
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found({ game: "gwent", mode: "free-for-all", seats: 3 });
  const guests = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => Visitor.guest(server, `Guest ${index}`)),
  );
  const sit = { kind: "sit", ready: false } as const;
  const counts = await atOnce(async (index) => codeOf((await guests[index]?.command(table, sit)) ?? never()));
  expect(counts).toEqual(
    new Map([
      ["done", 2],
      ["seat-taken", AT_ONCE - 2],
    ]),
  );
});

test("spectators per table, and sockets per address", async () => {
  const server = await served({
    limits: { spectatorsPerTable: 5, connectionsPerAddress: 60, attachesPerMinute: 10_000 },
  });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  const eva = await Visitor.guest(server, "Eva");
  const talks: Talk[] = [];
  const sockets = await atOnce(async () => {
    try {
      talks.push(await eva.socket());
      return "open";
    } catch {
      return "closed";
    }
  });
  expect(sockets.get("open")).toBe(60);
  await Promise.all(talks.map((talk) => talk.attach(table, null)));
  const heard = talks.map((talk) => talk.heard.at(-1)?.kind);
  expect(heard.filter((kind) => kind === "attached")).toHaveLength(5);
  expect(heard.filter((kind) => kind === "refused")).toHaveLength(55);
});

test("tables that one socket follows", async () => {
  const server = await served({
    limits: { attachedPerSocket: 4, tablesPerPerson: 1000, messageBurst: 1000, attachesPerMinute: 10_000 },
  });
  const anna = await Visitor.guest(server, "Anna");
  const tables = await Promise.all(Array.from({ length: 20 }, async () => (await anna.found()).table));
  const talk = await anna.socket();
  for (let request = 0; request < AT_ONCE; request++) {
    const table = tables[request % tables.length] ?? "";
    talk.say({ kind: "attach", request, table, seat: request % 40 < 20 ? 0 : null, since: "game" });
  }
  const answers = () => talk.heard.filter(({ kind }) => kind === "attached" || kind === "refused");
  await talk.until(() => answers().length === AT_ONCE);
  const following = new Set<string>();
  for (const answer of answers()) if (answer.kind === "attached") following.add(answer.table);
  expect(following.size).toBe(4);
});

test("reports, guests and words are counted when they come, not when they are done", async () => {
  const server = await served({ limits: { reportsPerHour: 6, wordsPerMinute: 3 } });
  const anna = await Visitor.guest(server, "Anna");
  const { table } = await anna.found();
  const bruno = await Visitor.guest(server, "Bruno");
  await bruno.command(table, { kind: "sit", seat: 1, ready: false });
  const report = { table, person: bruno.person.id, reason: "rude" };
  const reports = await atOnce(async () => codeOf(await anna.ask("POST", "/api/reports", report)));
  expect(reports).toEqual(
    new Map([
      ["done", 6],
      ["too-many", AT_ONCE - 6],
    ]),
  );
  const words = await atOnce(async () => codeOf(await anna.command(table, { kind: "say", text: "hello" })));
  expect(words.get("done")).toBe(3);
  const small = await served({ limits: { guestsPerHour: 9 } });
  const guests = await atOnce(async (index) => {
    const { person } = await Visitor.guest(small, `Guest ${index}`);
    return person === undefined ? "refused" : "done";
  });
  expect(guests.get("done")).toBe(9);
});

function never(): never {
  throw new Error("there are as many guests as requests");
}
