import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomOf } from "@medallion/kernel";
import { afterAll, expect, test } from "vitest";
import { backup } from "../backup/backup.ts";
import { migrate } from "../migrate.ts";
import { openStore } from "../open.ts";
import { append, rate } from "../test/samples.ts";
import { Engine } from "./engine.ts";
import { openSqlite } from "./open.ts";
import type { AppendWork, Outcome, SittingRow, Work } from "./work.ts";

const folder = mkdtempSync(join(tmpdir(), "medallion-journal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** A file of the newest schema with some tables at which two sit. */
async function newFile(tables: readonly string[] = ["t"]): Promise<string> {
  const path = join(folder, `journal${count++}.db`);
  const opened = openSqlite(path);
  await migrate(opened);
  await opened.close();
  const engine = new Engine(path, {});
  engine.commit(tables.map(founding));
  engine.close();
  return path;
}

function keeping(path: string): Engine {
  const engine = new Engine(path, {});
  engine.journal(true);
  return engine;
}

function founding(table: string): Work {
  const values = [table, `${table}!`, 1, 1, 1, "toy", "short", "playing", 0, 0, 2, 0, "ciri", null, "{}"];
  return {
    ...{ kind: "append", table, position: 0, entries: ["first"], games: [] },
    ...{ row: { kind: "found", values }, sittings: [turn("ciri", 1), turn("triss", 0)] },
  };
}

function turn(person: string, on: number): SittingRow {
  return [person, on, null];
}

function move(table: string, position: number, change: Partial<AppendWork> = {}): AppendWork {
  return {
    ...{ kind: "append", table, position, entries: [`${table}:${position}`], games: [] },
    ...{ row: { kind: "moved", updated: 10 + position } },
    ...change,
  };
}

/** Who sits there is written anew, so that it is no mere move. */
function seating(table: string, position: number): AppendWork {
  return move(table, position, { sittings: [turn("yen", 1)] });
}

function kinds(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.map(({ kind }) => kind);
}

const CONTENT = ["tables", "entries", "sittings"].map((name) => `select * from ${name} order by 1, 2`);
const QUIET = "select count(*) as waiting from journal";

/** What the file says by itself, whatever an engine knows besides. */
function contentOf(engine: Engine): unknown {
  return CONTENT.map((sql) => engine.query(sql, []).rows);
}

function rowsInJournal(engine: Engine): unknown {
  return engine.query(QUIET, []).rows[0]?.waiting;
}

test("moves wait in one row, and whoever asks for what they change finds them carried", async () => {
  const engine = keeping(await newFile(["t", "u"]));
  const works = [
    move("t", 1, { turned: [turn("ciri", 0), turn("triss", 1)] }),
    move("u", 1, { row: { kind: "moved", updated: 5, due: 77 } }),
  ];
  expect(kinds(engine.commit(works))).toEqual(["done", "done"]);
  expect(kinds(engine.commit([move("t", 2, { entries: ["a", "b"] })]))).toEqual(["done"]);
  expect([engine.waits, rowsInJournal(engine)]).toEqual([true, 2]);
  const { rows } = engine.query("select entry from entries where table_id = ? order by position", ["t"]);
  expect(rows.map((row) => row.entry)).toEqual(["first", "t:1", "a", "b"]);
  expect([engine.waits, rowsInJournal(engine)]).toEqual([false, 0]);
  const tables = engine.query("select id, position, updated, due from tables order by id", []).rows;
  expect(tables).toEqual([
    { id: "t", position: 4, updated: 12, due: null },
    { id: "u", position: 2, updated: 5, due: 77 },
  ]);
  const turns = engine.query("select person, turn from sittings where table_id = 't' order by person", []);
  expect(turns.rows).toEqual([
    { person: "ciri", turn: 0 },
    { person: "triss", turn: 1 },
  ]);
  engine.close();
});

test("whoever comes too late is refused while moves wait, and after they were carried", async () => {
  const engine = keeping(await newFile());
  expect(kinds(engine.commit([move("t", 1), move("t", 1), move("t", 2), move("none", 1)]))).toEqual([
    ...["done", "conflict", "done", "conflict"],
  ]);
  expect(kinds(engine.commit([move("t", 2), move("t", 4), seating("t", 2)]))).toEqual([
    ...["conflict", "conflict", "conflict"],
  ]);
  engine.carry();
  expect(kinds(engine.commit([move("t", 2), move("t", 3)]))).toEqual(["conflict", "done"]);
  engine.close();
});

test("what is more than a move finds the moves before it, also those of the same commit", async () => {
  const engine = keeping(await newFile());
  engine.commit([move("t", 1)]);
  expect(kinds(engine.commit([move("t", 2), seating("t", 3), move("t", 4)]))).toEqual([
    ...["done", "done", "done"],
  ]);
  const { rows } = engine.query("select entry from entries where table_id = 't' order by position", []);
  expect(rows.map((row) => row.entry)).toEqual(["first", "t:1", "t:2", "t:3", "t:4"]);
  expect(engine.query("select person from sittings", []).rows).toEqual([{ person: "yen" }]);
  engine.close();
});

test("what waits when a process dies is carried once, however often the file is opened", async () => {
  const path = await newFile();
  const dead = keeping(path);
  dead.commit([move("t", 1), move("t", 2)]);
  dead.commit([seating("t", 3), move("t", 4)]);
  // Nothing is closed: the file is as kill -9 leaves it.
  const [one, other] = [keeping(path), keeping(path)];
  for (const engine of [one, other]) {
    const { rows } = engine.query("select entry from entries where table_id = 't' order by position", []);
    expect(rows.map((row) => row.entry)).toEqual(["first", "t:1", "t:2", "t:3", "t:4"]);
    expect(engine.query("select position from tables", []).rows).toEqual([{ position: 5 }]);
  }
  one.close();
  other.close();
  // Should it have been thought dead only: what others carried for it is not written again.
  expect(kinds(dead.commit([move("t", 5)]))).toEqual(["done"]);
  dead.close();
  const last = new Engine(path, {});
  expect(last.query("select count(*) as entries from entries", []).rows).toEqual([{ entries: 6 }]);
  last.close();
});

test("if one of several fails the moves beside it are kept, and only it is not", async () => {
  const engine = keeping(await newFile(["t", "u"]));
  engine.commit([move("u", 1)]);
  const outcomes = engine.commit([move("t", 1), founding("u"), move("u", 2), move("u", 2)]);
  expect(kinds(outcomes)).toEqual(["done", "failed", "done", "conflict"]);
  expect(engine.query("select id, position from tables order by id", []).rows).toEqual([
    { id: "t", position: 2 },
    { id: "u", position: 3 },
  ]);
  engine.close();
});

test("where there is no room for the journal nothing is acknowledged, and what was stays", async () => {
  const engine = keeping(await newFile());
  engine.commit([move("t", 1)]);
  const pages = Number(engine.query("pragma page_count", []).rows[0]?.page_count);
  engine.query(`pragma max_page_count = ${pages}`, []);
  const huge = move("t", 2, { entries: ["x".repeat(100_000)] });
  const outcomes = (): readonly string[] => {
    try {
      return kinds(engine.commit([huge]));
    } catch {
      return ["failed"];
    }
  };
  expect(outcomes()).toEqual(["failed"]);
  engine.query("pragma max_page_count = 1000000", []);
  expect(kinds(engine.commit([huge, move("t", 3)]))).toEqual(["done", "done"]);
  expect(engine.query("select count(*) as entries from entries", []).rows).toEqual([{ entries: 4 }]);
  engine.close();
});

test("more than so many moves never wait", async () => {
  const engine = keeping(await newFile());
  for (let position = 1; position <= 5000; position += 250)
    engine.commit(Array.from({ length: 250 }, (_, index) => move("t", position + index)));
  expect(rowsInJournal(engine)).toBeLessThan(20);
  engine.close();
});

test("a table that is deleted takes along what waits for it", async () => {
  const engine = keeping(await newFile());
  engine.commit([move("t", 1)]);
  engine.query("delete from tables where id = ?", ["t"]);
  expect(kinds(engine.commit([move("t", 2)]))).toEqual(["conflict"]);
  expect(engine.query("select count(*) as entries from entries", []).rows).toEqual([{ entries: 0 }]);
  engine.close();
});

test("with and without a journal, and through deaths, a file says the same in the end", async () => {
  for (let round = 0; round < 5; round++) {
    const random = randomOf(`journal ${round}`);
    const names = ["a", "b", "c", "d"];
    const [plainPath, keptPath] = [await newFile(names), await newFile(names)];
    const plain = new Engine(plainPath, {});
    let kept = keeping(keptPath);
    const positions = new Map(names.map((name) => [name, 1]));
    for (let step = 0; step < 60; step++) {
      const works = Array.from({ length: 1 + random.below(4) }, (): Work => {
        const table = names[random.below(names.length)] ?? "a";
        const position = (positions.get(table) ?? 1) - (random.below(8) === 0 ? 1 : 0);
        if (random.below(9) === 0)
          return {
            kind: "statement",
            sql: "update tables set free = free + 1 where id = ?",
            values: [table],
          };
        const turned = [turn("ciri", random.below(2)), turn("triss", random.below(2))];
        const due = random.below(3) === 0 ? { due: random.below(100) } : {};
        const work =
          random.below(6) === 0
            ? seating(table, position)
            : move(table, position, { turned, row: { kind: "moved", updated: step, ...due } });
        if (position === positions.get(table)) positions.set(table, position + 1);
        return work;
      });
      expect(kinds(kept.commit(works))).toEqual(kinds(plain.commit(works)));
      if (random.below(6) === 0) kept.carry();
      if (random.below(8) === 0) kept = keeping(keptPath);
    }
    expect(contentOf(kept)).toEqual(contentOf(plain));
    kept.close();
    plain.close();
  }
});

test("a store that has its file alone keeps a journal; a backup beside it has all that was acknowledged", async () => {
  const path = join(folder, "alone.db");
  const store = await openStore(`sqlite:${path}`, { rate, exclusive: true });
  await store.tables.found("t", append("t", 0));
  for (const position of [1, 2, 3]) expect(await store.tables.append(append("t", position))).toBe("done");
  const beside = openSqlite(path, { readOnly: true });
  expect((await beside.line.query(QUIET, [])).rows).not.toEqual([{ waiting: 0 }]);
  await beside.close();
  await backup(`sqlite:${path}`, join(folder, "alone.backup"));
  const after = openSqlite(path, { readOnly: true });
  expect((await after.line.query("select count(*) as entries from entries", [])).rows).toEqual([
    { entries: 4 },
  ]);
  await after.close();
  expect(await store.tables.append(append("t", 4))).toBe("done");
  await store.tables.saveCheckpoint("t", 5, "{}");
  expect(await store.tables.entries("t")).toHaveLength(5);
  await store.close();
});

test("two stores of one process see each other's moves at once", async () => {
  const url = `sqlite:${join(folder, "shared.db")}`;
  const one = await openStore(url, { rate, exclusive: true });
  await one.tables.found("t", append("t", 0));
  expect(await one.tables.append(append("t", 1))).toBe("done");
  const two = await openStore(url, { rate, exclusive: true });
  expect(await two.tables.entries("t")).toHaveLength(2);
  expect(await one.tables.append(append("t", 2))).toBe("done");
  expect(await two.tables.append(append("t", 2))).toBe("conflict");
  expect(await two.tables.append(append("t", 3))).toBe("done");
  expect(await one.tables.entries("t")).toHaveLength(4);
  await Promise.all([one.close(), two.close()]);
});
