import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";
import type { Append, Beyond } from "../store.ts";

/** What the owner, or who sits down, would have too many of with this table, if anything; until the end of the transaction nobody adds others. */
export async function beyondAllowance(
  transaction: Transaction<Schema>,
  { table, summary, allowance }: Append,
): Promise<Beyond | undefined> {
  if (allowance === undefined) return undefined;
  const { owner } = summary;
  const { tables, botTables, seats, person } = allowance;
  if (person !== undefined && !(await isThere(transaction, person))) return "not-known";
  if (seats !== undefined && (await sitsElsewhere(transaction, table, seats.person)) >= seats.most)
    return "too-many-seats";
  if (tables === undefined && botTables === undefined) return undefined;
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

/** Whether there is this person; until the end of the transaction nobody forgets them. */
async function isThere(transaction: Transaction<Schema>, person: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("people")
    .select("id")
    .where("id", "=", person)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** At how many other tables that have not started this person sits; until the end of the transaction at no more. */
async function sitsElsewhere(
  transaction: Transaction<Schema>,
  table: string,
  person: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seats of ${person}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom("sittings")
    .innerJoin("tables", "tables.id", "sittings.table_id")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("person", "=", person)
    .where("table_id", "<>", table)
    .where("stage", "=", "gathering")
    .executeTakeFirstOrThrow();
  return count;
}
