import type { Kysely } from "kysely";
import { StoreError } from "./error.ts";
import { PERSON, personOf } from "./people.ts";
import { reportStore } from "./reports.ts";
import type { Schema } from "./schema.ts";
import type { Ban, Maintenance, OwnerStore } from "./store.ts";

/** How many bans, and how many people of one name, are read at most. */
const MOST_BANS = 10_000;
const MOST_FOUND = 50;

/** What the owner of a server decides. */
export function ownerStore(db: Kysely<Schema>): OwnerStore {
  return {
    async bans() {
      const rows = await db
        .selectFrom("bans")
        .selectAll()
        .orderBy("created", "desc")
        .orderBy("id")
        .limit(MOST_BANS)
        .execute();
      return rows.map(banOf);
    },

    async ban(ban) {
      await db.insertInto("bans").values(banOf(ban)).execute();
    },

    async unban(id) {
      const { numDeletedRows } = await db.deleteFrom("bans").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    ...reportStore(db),

    async find(text) {
      const rows = await db
        .selectFrom("people")
        .select(PERSON)
        .where((where) => where.or([where("id", "=", text), where("name", "=", text)]))
        .where("kind", "<>", "bot")
        .orderBy("created", "desc")
        .limit(MOST_FOUND)
        .execute();
      return rows.map(personOf);
    },

    rename: (person, name, nameKey, skeletons) => rename(db, person, name, nameKey, skeletons),

    async endSessions(person) {
      const rows = await db.deleteFrom("sessions").where("person", "=", person).returning("id").execute();
      return rows.map(({ id }) => id);
    },

    async maintenance() {
      const row = await db
        .selectFrom("meta")
        .select("value")
        .where("name", "=", MAINTENANCE)
        .executeTakeFirst();
      return row === undefined ? undefined : maintenanceOf(row.value);
    },

    async announce(maintenance) {
      if (maintenance === undefined) {
        await db.deleteFrom("meta").where("name", "=", MAINTENANCE).execute();
        return;
      }
      const value = JSON.stringify(maintenance);
      await db
        .insertInto("meta")
        .values({ name: MAINTENANCE, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
    },

    async endPass(pass, until, now) {
      const over = (await ended(db)).filter(({ value }) => Number(value) <= now).map(({ name }) => name);
      if (over.length > 0) await db.deleteFrom("meta").where("name", "in", over).execute();
      await db
        .insertInto("meta")
        .values({ name: ENDED + pass, value: String(until) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async endedPasses() {
      return (await ended(db)).map(({ name }) => name.slice(ENDED.length));
    },
  };
}

/** The beginning of the rows of `meta` for passes that were given back; they hold until when they would have lasted. */
const ENDED = "ended pass ";

function ended(db: Kysely<Schema>) {
  return db.selectFrom("meta").select(["name", "value"]).where("name", "like", `${ENDED}%`).execute();
}

/** The row of `meta` that holds what was announced. */
const MAINTENANCE = "maintenance";

function maintenanceOf(text: string): Maintenance {
  const { at, until, words } = JSON.parse(text);
  return { at: Number(at), until: Number(until), words: String(words) };
}

function banOf({ id, kind, subject, label, reason, created, until }: Ban): Ban {
  return { id, kind, subject, label, reason, created, until };
}

/** Also in the lists of finished games: a name is changed because others shall not read it. */
async function rename(
  db: Kysely<Schema>,
  id: string,
  name: string,
  nameKey: string,
  skeletons: readonly string[],
): Promise<"done" | "name-taken" | "no-such-person"> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom("people")
        .select("kind")
        .where("id", "=", id)
        .executeTakeFirst();
      if (person === undefined || person.kind === "bot") return "no-such-person";
      const isAccount = person.kind === "account";
      const change = { name, skeleton: skeletons[0] ?? null, ...(isAccount && { name_key: nameKey }) };
      await transaction.updateTable("people").set(change).where("id", "=", id).execute();
      if (isAccount) {
        await transaction.deleteFrom("names").where("person", "=", id).execute();
        for (const skeleton of skeletons)
          await transaction.insertInto("names").values({ skeleton, person: id, until: null }).execute();
      }
      await transaction.updateTable("players").set({ name }).where("person", "=", id).execute();
      return "done";
    });
  } catch (error) {
    if (error instanceof StoreError && error.code === "exists") return "name-taken";
    throw error;
  }
}
