import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** Makes everything of one person another's, unless the first is still at a table: its log names the old id. */
export async function merge(db: Kysely<Schema>, from: string, into: string): Promise<"done" | "busy"> {
  if (from === into) return "done";
  return db.transaction().execute(async (transaction) => {
    if (!(await isGuest(transaction, from)) || (await isBusy(transaction, from))) return "busy";
    await moveTables(transaction, from, into);
    await moveRatings(transaction, from, into);
    await moveTalk(transaction, from, into);
    await transaction.updateTable("sessions").set({ person: into }).where("person", "=", from).execute();
    await transaction.deleteFrom("people").where("id", "=", from).execute();
    return "done";
  });
}

/** A guest may have claimed an account meanwhile. */
async function isGuest(transaction: Transaction<Schema>, person: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("people")
    .select("kind")
    .where("id", "=", person)
    .executeTakeFirst();
  return row?.kind === "guest";
}

async function isBusy(transaction: Transaction<Schema>, person: string): Promise<boolean> {
  const sitting = transaction
    .selectFrom("sittings")
    .select("person")
    .where("person", "=", person)
    .where("ended", "is", null);
  const owning = transaction
    .selectFrom("tables")
    .select("owner as person")
    .where("owner", "=", person)
    .where("stage", "in", ["gathering", "playing"]);
  return (await sitting.unionAll(owning).executeTakeFirst()) !== undefined;
}

async function moveTables(transaction: Transaction<Schema>, from: string, into: string): Promise<void> {
  const both = transaction.selectFrom("sittings").select("table_id").where("person", "=", into);
  await transaction.deleteFrom("sittings").where("person", "=", from).where("table_id", "in", both).execute();
  await transaction.updateTable("sittings").set({ person: into }).where("person", "=", from).execute();
  await transaction.updateTable("tables").set({ owner: into }).where("owner", "=", from).execute();
  await transaction.updateTable("players").set({ person: into }).where("person", "=", from).execute();
  const kept = transaction.selectFrom("keepings").select("game_id").where("person", "=", into);
  await transaction.deleteFrom("keepings").where("person", "=", from).where("game_id", "in", kept).execute();
  await transaction.updateTable("keepings").set({ person: into }).where("person", "=", from).execute();
}

/** The guest's rating counts only where the account has none of its own. */
async function moveRatings(transaction: Transaction<Schema>, from: string, into: string): Promise<void> {
  const own = await transaction
    .selectFrom("ratings")
    .select(["game", "mode"])
    .where("person", "=", into)
    .execute();
  for (const { game, mode } of own)
    await transaction
      .deleteFrom("ratings")
      .where("person", "=", from)
      .where("game", "=", game)
      .where("mode", "=", mode)
      .execute();
  await transaction.updateTable("ratings").set({ person: into }).where("person", "=", from).execute();
}

async function moveTalk(transaction: Transaction<Schema>, from: string, into: string): Promise<void> {
  const rows = await transaction
    .selectFrom("mutes")
    .selectAll()
    .where((where) => where.or([where("person", "=", from), where("muted", "=", from)]))
    .execute();
  const moved = rows
    .map(({ person, muted }) => ({
      person: person === from ? into : person,
      muted: muted === from ? into : muted,
    }))
    .filter(({ person, muted }) => person !== muted);
  await transaction
    .deleteFrom("mutes")
    .where((where) => where.or([where("person", "=", from), where("muted", "=", from)]))
    .execute();
  if (moved.length > 0)
    await transaction
      .insertInto("mutes")
      .values(moved)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await transaction.updateTable("reports").set({ reporter: into }).where("reporter", "=", from).execute();
  await transaction.updateTable("bans").set({ subject: into }).where("subject", "=", from).execute();
  await transaction.updateTable("reports").set({ about: into }).where("about", "=", from).execute();
}
