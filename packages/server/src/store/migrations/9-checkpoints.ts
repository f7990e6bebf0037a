import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";
import type { Migration } from "./migration.ts";

/**
 * Several checkpoints per table, each with the version of the rules it was made under and how many events every viewer
 * had heard: what happened between two of them is told again without playing what lies before.
 */
export const checkpoints: Migration = {
  version: 9,
  async up(transaction) {
    const { schema } = transaction;
    await schema.alterTable("checkpoints").renameTo("checkpoints_before").execute();
    await schema
      .createTable("checkpoints")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("rules", "bigint")
      .addColumn("heard", "text")
      .addColumn("data", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("checkpoints_key", ["table_id", "position"])
      .execute();
    await sql`insert into checkpoints (table_id, position, data)
      select table_id, position, data from checkpoints_before`.execute(transaction);
    await schema.dropTable("checkpoints_before").execute();
    await mark(transaction);
  },
};

/** What those that are there say of themselves; one that cannot be read stays without. */
async function mark(transaction: Transaction<Schema>): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ table_id: string; data: string }>`select table_id, data from checkpoints
      where table_id > ${last} order by table_id limit 50`.execute(transaction);
    for (const { table_id, data } of rows) {
      const found = markIn(data);
      if (found !== undefined)
        await sql`update checkpoints set rules = ${found.rules}, heard = ${found.heard}
          where table_id = ${table_id}`.execute(transaction);
    }
    const next = rows.at(-1)?.table_id;
    if (next === undefined) return;
    last = next;
  }
}

function markIn(text: string): { readonly rules: number; readonly heard: string } | undefined {
  try {
    const { rulesVersion, data } = JSON.parse(text);
    const isMark = Number.isSafeInteger(rulesVersion) && Array.isArray(data?.heard);
    return isMark ? { rules: rulesVersion, heard: JSON.stringify(data.heard) } : undefined;
  } catch {
    return undefined;
  }
}
