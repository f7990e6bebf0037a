import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backup } from "../backup/backup.ts";
import { gameStore } from "../games.ts";
import { migrate } from "../migrate.ts";
import { openStore } from "../open.ts";
import type { Schema } from "../schema.ts";
import { tableStore } from "../tables.ts";
import { append, entry, rate, summary } from "../test/samples.ts";
import { sqliteAppends } from "./appends.ts";
import { Batch } from "./batch.ts";
import { sqliteDialect } from "./dialect.ts";
import type { Line } from "./line.ts";
import { openSqlite, openSqliteThread } from "./open.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "medallion-file-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the folder and the file are made for their owner alone", async () => {
  const path = join(folder, "deep", "folder", "store.db");
  const store = await openStore(`sqlite:${path}`, { rate, exclusive: true });
  await store.tables.found("t", append("t", 0));
  expect(statSync(join(folder, "deep")).mode & 0o777).toBe(0o700);
  for (const end of ["", "-wal", "-shm", "-lock"]) expect(statSync(path + end).mode & 0o777, end).toBe(0o600);
  await store.close();
});

test("a store in memory needs no file, and two of them share nothing", async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => openStore("sqlite::memory:", { rate, exclusive: true })),
  );
  await one?.tables.found("t", append("t", 0));
  expect(await one?.tables.find("t")).toBeDefined();
  expect(await two?.tables.find("t")).toBeUndefined();
  await Promise.all([one?.close(), two?.close()]);
});

test.each(["", "data/medallion.db", "sqlite:", "mysql://host/x", "postgres:/x", "postgres://[", "SQLITE:x"])(
  "%j is no store, and the answer does not repeat it",
  async (url) => {
    const refusal = await openStore(url, { rate }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: "InputError",
      code: "store-url",
      message: expect.stringContaining("DATABASE_URL"),
    });
  },
);

test("a file that is no database, and a folder that cannot be made, are named as what they are", async () => {
  const path = join(folder, "letter.txt");
  writeFileSync(path, "Dear Geralt, ".repeat(500));
  await expect(openStore(`sqlite:${path}`, { rate })).rejects.toMatchObject({
    name: "StoreError",
    code: "damaged",
  });
  const below = openStore(`sqlite:${join(path, "store.db")}`, { rate });
  await expect(below).rejects.toMatchObject({ name: "StoreError", code: "failed" });
});

test("a second server on the file is refused while the first lives; what the first acknowledged survives kill -9", async () => {
  const path = join(folder, "served.db");
  const url = `sqlite:${path}`;
  const first = spawn(process.execPath, [join(import.meta.dirname, "..", "test", "serve.ts"), url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = 0;
  const lines = createInterface(first.stdout);
  const said = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      acknowledged = Number(line);
      if (acknowledged >= 20) resolve();
    });
  });
  await said;
  await expect(openStore(url, { rate, exclusive: true })).rejects.toMatchObject({
    ...{ name: "InputError", code: "store-in-use" },
    message: expect.stringContaining(`process ${first.pid}`),
  });
  expect(await backup(url, join(folder, "beside.backup"))).toBeGreaterThan(20);
  const gone = once(first, "close");
  first.kill("SIGKILL");
  await gone;
  const again = await openStore(url, { rate, exclusive: true });
  const same = await openStore(url, { rate, exclusive: true });
  for (const table of ["t", "t1", "t2", "t3"]) {
    const log = await again.tables.entries(table);
    expect(log.length).toBeGreaterThan(acknowledged);
    expect((await same.tables.find(table))?.position).toBe(log.length);
  }
  await Promise.all([again.close(), same.close()]);
});

test("whatever links lead to the file, it is served once; under two names of its own it is not opened", async () => {
  const path = join(folder, "real.db");
  const first = spawn(
    process.execPath,
    [join(import.meta.dirname, "..", "test", "serve.ts"), `sqlite:${path}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await once(first.stdout, "data");
  symlinkSync(path, join(folder, "link.db"));
  symlinkSync(folder, join(folder, "elsewhere"));
  mkdirSync(join(folder, "others"));
  linkSync(path, join(folder, "others", "hard.db"));
  const refused = (name: string) =>
    openStore(`sqlite:${join(folder, name)}`, { rate, exclusive: true }).catch((error: unknown) => error);
  for (const name of ["others/hard.db", "real.db", "link.db"])
    expect(await refused(name), name).toMatchObject({ name: "InputError", code: "linked-store" });
  unlinkSync(join(folder, "others", "hard.db"));
  for (const name of ["real.db", "link.db", "elsewhere/real.db", "elsewhere/link.db"])
    expect(await refused(name), name).toMatchObject({ name: "InputError", code: "store-in-use" });
  const gone = once(first, "close");
  first.kill("SIGKILL");
  await gone;
  const again = await openStore(`sqlite:${join(folder, "link.db")}`, { rate, exclusive: true });
  expect(await again.tables.find("t")).toBeDefined();
  await again.close();
});

test("appends of one moment share a commit", async () => {
  const { line, gate, ...database } = await openSqliteThread(join(folder, "batch.db"));
  await migrate({ ...database });
  const heard: string[] = [];
  let commits = 0;
  const counting: Line = {
    query: (sql, values) => line.query(sql, values),
    close: () => line.close(),
    commit: (works) => {
      commits++;
      return line.commit(works);
    },
  };
  const { found } = sqliteAppends(counting, new Batch(counting, gate), rate, (table) => heard.push(table));
  const ids = Array.from({ length: 600 }, (_, index) => `t${index}`);
  await Promise.all(ids.map((id) => found(append(id, 0), id)));
  expect(commits).toBe(3);
  expect(heard).toEqual(ids);
  await database.close();
});

test("on a full disk appends fail with a sentence, nothing is half written, and there is room again later", async () => {
  const database = await openSqliteThread(join(folder, "full.db"));
  await migrate(database);
  const { line, batch } = database;
  const tables = tableStore(
    database,
    sqliteAppends(line, batch, rate, () => undefined),
  );
  await tables.found("t", append("t", 0));
  const pages = Number((await line.query("pragma page_count", [])).rows[0]?.page_count);
  await line.query(`pragma max_page_count = ${pages + 2}`, []);
  const big = append("t", 1, { summary: summary({ card: "x".repeat(100_000) }) });
  const replies = await Promise.allSettled([tables.append(big), tables.append(append("other", 0))]);
  expect(replies[0]).toMatchObject({ status: "rejected", reason: { name: "StoreError", code: "full" } });
  expect(await tables.find("t")).toMatchObject({ position: 1 });
  expect(await tables.entries("t")).toHaveLength(1);
  await line.query("pragma max_page_count = 1000000", []);
  expect(await tables.append(big)).toBe("done");
  await database.close();
});

test("what is asked often goes by an index", async () => {
  const opened = openSqlite(":memory:");
  await migrate(opened);
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(opened),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  const tables = tableStore(
    { ...opened, db },
    sqliteAppends(opened.line, opened.batch, rate, () => undefined),
  );
  const games = gameStore(db);
  await tables.lobby({ limit: 9 });
  await tables.of("ciri", "running", 9);
  await tables.of("ciri", "over", 9, 5);
  await tables.running("ciri");
  await tables.orphans(9, 9);
  await tables.entries("t", 3);
  await games.of("ciri", 9);
  await games.statistics("ciri");
  await games.leaderboard("toy", "short", 9);
  expect(asked).toHaveLength(10);
  for (const { sql, parameters } of asked) {
    const values = parameters.map((value) => value as string);
    const { rows } = await opened.line.query(`explain query plan ${sql}`, values);
    const details = rows.map(({ detail }) => String(detail));
    expect(
      // What the lobby's list of so many is counted from was found by an index itself.
      details.filter((detail) => /^SCAN (?!own|newest|counted|\()/.test(detail)),
      sql,
    ).toEqual([]);
    if (/order by "(created|due|ended|ordinal)"/.test(sql) && !sql.includes("row_number"))
      expect(details.join(), sql).not.toContain("TEMP B-TREE");
  }
  await opened.close();
});

test("a file gives free pages back; one of an earlier version is written anew once to be able to", async () => {
  const path = join(folder, "vacuum.db");
  const old = new DatabaseSync(path);
  old.exec(
    "pragma auto_vacuum = none; pragma journal_mode = wal; create table meta (name text primary key, value text)",
  );
  old.exec("insert into meta values ('schema', '0')");
  old.exec("drop table meta");
  old.close();
  const events: string[] = [];
  const store = await openStore(`sqlite:${path}`, {
    rate,
    exclusive: true,
    log: ({ kind }) => events.push(kind),
  });
  expect(events).toEqual(["migrated", "compacted"]);
  const entries = Array.from({ length: 2000 }, (_, index) => entry(`${index} `.padEnd(500, "x")));
  await store.tables.found("t", append("t", 0, { at: 1, entries }));
  const full = (await store.counts()).bytes;
  const rules = {
    gathering: 10,
    playing: 10,
    over: 10,
    unkept: 10,
    perAccount: 1,
    guest: 10,
    session: 10,
    report: 10,
  };
  for await (const _step of store.retention.steps({ now: 10, ...rules }, () => false));
  for (let free = 1; free > 0; ) free = await store.retention.compact(100);
  expect((await store.counts()).bytes).toBeLessThan(full / 4);
  await store.close();
  const again = await openStore(`sqlite:${path}`, {
    rate,
    exclusive: true,
    log: ({ kind }) => events.push(kind),
  });
  expect(events).toHaveLength(2);
  await again.close();
});
