import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { count } from "./sweeps.ts";

/** Entries that one statement removes: a table may have so many that everybody would wait for the last. */
const ENTRIES = 500;

interface Step {
  readonly what: "entries" | "tables";
  readonly removed: number;
}

/** Forgets a table that is shut, its log first. Whatever stops it, it can be done again. */
export async function* removal(db: Kysely<Schema>, table: string): AsyncGenerator<Step> {
  yield* trimming(db, table);
  yield { what: "tables", removed: await count(db.deleteFrom("tables").where("id", "=", table)) };
}

/** Removes the log and the checkpoints of a table, a little by every step. */
export async function* trimming(db: Kysely<Schema>, table: string): AsyncGenerator<Step> {
  for (let removed = ENTRIES; removed === ENTRIES; ) {
    removed = await trim(db, table);
    yield { what: "entries", removed };
  }
}

/** From now on nobody appends there: whoever has it in memory finds another position. False if somebody just did. */
export async function shut(db: Kysely<Schema>, table: string, seen: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tables")
    .set({ position: 0, due: null })
    .where("id", "=", table)
    .where("updated", "=", seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Some of a table's log, and its checkpoints; how many entries. */
async function trim(db: Kysely<Schema>, table: string): Promise<number> {
  await db.deleteFrom("checkpoints").where("table_id", "=", table).execute();
  const some = db
    .selectFrom("entries")
    .select("position")
    .where("table_id", "=", table)
    .orderBy("position", "desc")
    .limit(ENTRIES);
  return count(
    db
      .deleteFrom("entries")
      .where("table_id", "=", table)
      .where("position", "in", db.selectFrom(some.as("some")).select("position")),
  );
}
