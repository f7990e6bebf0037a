import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { Batch } from "./batch.ts";
import { sqliteDialect } from "./dialect.ts";
import { Gate } from "./gate.ts";
import { localLine } from "./line.ts";

test("what many write at once shares commits; nobody waits for another's", async () => {
  const file = localLine(":memory:", {});
  await file.query("create table lamps (name text)", []);
  let commits = 0;
  const line = {
    ...file,
    commit: (works: Parameters<typeof file.commit>[0]) => {
      commits++;
      return file.commit(works);
    },
  };
  const gate = new Gate();
  const db = new Kysely<unknown>({ dialect: sqliteDialect({ line, gate, batch: new Batch(line, gate) }) });
  const names = Array.from({ length: 50 }, (_, index) => `lamp ${index}`);
  await Promise.all(names.map((name) => sql`insert into lamps (name) values (${name})`.execute(db)));
  expect((await file.query("select name from lamps", [])).rows).toHaveLength(50);
  expect(commits).toBeLessThan(5);
  await db.destroy();
});
