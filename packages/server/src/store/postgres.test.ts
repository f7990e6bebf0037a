import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { openStore } from "./open.ts";
import { openPostgres } from "./postgres/open.ts";
import { describeBackups, describeMove } from "./test/backups.ts";
import { describeStore } from "./test/contract.ts";
import { describeMigrations } from "./test/migrations.ts";
import { change } from "./test/rows.ts";
import { append, rate } from "./test/samples.ts";

let server: TestPostgres;
let count = 0;
const used: string[] = [];
const free: string[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
afterEach(() => {
  free.push(...used.splice(0));
});
afterAll(() => server?.stop());

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "medallion-moved-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFile = async (): Promise<string> => `sqlite:${join(folder, `store${count++}.db`)}`;

/** A database without any table. */
async function newPlace(): Promise<string> {
  const old = free.pop();
  if (old !== undefined) await server.empty(old);
  const url = old ?? (await server.url(`store${count++}`));
  used.push(url);
  return url;
}

/** A store without any row: most tests need no more, and it takes a fraction of the time. */
async function cleanPlace(): Promise<string> {
  const old = free.pop();
  if (old === undefined) return newPlace();
  used.push(old);
  await change(
    old,
    `delete from sessions; delete from tables; delete from games; delete from people; delete from names;
    delete from ratings; delete from mutes; delete from reports; delete from dealt; delete from bans;
    delete from tallies; delete from budgets; delete from keepings; delete from nodes; delete from meta where name in ('skeletons', 'maintenance')`,
  );
  return old;
}

describeStore("PostgreSQL", cleanPlace);
describeMigrations("PostgreSQL", newPlace);
describeBackups("PostgreSQL", newPlace);
describeMove("from PostgreSQL to SQLite", newPlace, newFile);
describeMove("from SQLite to PostgreSQL", newFile, newPlace);

describe("PostgreSQL that fails", () => {
  test("a listener whose connection breaks listens again and says that it missed something", async () => {
    const url = await newPlace();
    const events: string[] = [];
    const store = await openStore(url, { rate, log: ({ kind }) => events.push(kind) });
    const heard: number[] = [];
    const { promise: missed, resolve } = Promise.withResolvers<void>();
    await store.nodes.listen({ appended: (_table, position) => heard.push(position), missed: resolve });
    await server.cut(new URL(url).pathname.slice(1));
    await missed;
    // Others of the connections that were cut may only be found to be so when they are used.
    await vi.waitFor(() => store.tables.found("t", append("t", 0)), { interval: 5 });
    await vi.waitFor(() => expect(heard).toEqual([1]), { interval: 5 });
    expect(events).toContain("listening-again");
    await store.close();
  });

  test("a connection that breaks under a question is a StoreError, and the next question is answered", async () => {
    const url = await newPlace();
    const database = openPostgres(url, { connections: 2 });
    const slow = sql`select pg_sleep(20)`.execute(database.db).catch((error: unknown) => error);
    const asleep = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`;
    await vi.waitUntil(async () => (await asleep.execute(database.db)).rows.length > 0, { interval: 5 });
    await server.cut(new URL(url).pathname.slice(1));
    expect(await slow).toMatchObject({ name: "StoreError", code: "lost" });
    await vi.waitFor(() => sql`select 1`.execute(database.db), { interval: 5 });
    await database.close();
  });

  test("a server that is not there, and a database that is not there, are StoreErrors with a sentence", async () => {
    const url = new URL(await newPlace());
    url.pathname = "/nowhere";
    await expect(openStore(url.href, { rate })).rejects.toMatchObject({
      ...{ name: "StoreError", code: "failed" },
      sentence: expect.stringContaining("DATABASE_URL"),
    });
    url.port = "1";
    await expect(openStore(url.href, { rate })).rejects.toMatchObject({ name: "StoreError", code: "lost" });
  });
});
