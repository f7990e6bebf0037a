import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";
import type { Append, Beyond } from "../store.ts";

/** What the owner would have too many of with this table, if anything; until the end of the transaction nobody adds others. */
export async function beyondAllowance(
  transaction: Transaction<Schema>,
  { table, summary, allowance }: Append,
): Promise<Beyond | undefined> {
  if (allowance === undefined) return undefined;
  const { owner } = summary;
  const { tables, botTables } = allowance;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tables of ${owner}`}, 0))`.execute(transaction);
  const owned = transaction
    .selectFrom("tables")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("owner", "=", owner)
    .where("id", "<>", table);
  if (tables !== undefined) {
    const { count } = await owned.where("stage", "in", ["gathering", "playing"]).executeTakeFirstOrThrow();
    if (count >= tables) return "too-many-tables";
  }
  if (botTables !== undefined) {
    const { count } = await owned
      .where("stage", "=", "playing")
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom("sittings").select("person").whereRef("sittings.table_id", "=", "tables.id"),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (count >= botTables) return "too-many-bot-tables";
  }
  return undefined;
}
