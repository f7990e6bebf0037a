import type { Kysely, Transaction } from "kysely";
import { StoreError } from "./error.ts";
import type { Schema } from "./schema.ts";
import type { Account, PeopleStore } from "./store.ts";

type NameStore = Pick<PeopleStore, "claim" | "taken" | "settleNames">;

/** Under which name of `meta` it is kept by which rules the skeletons were made. */
const RULES = "skeletons";
/** People whose skeletons are made in one transaction. */
const AT_ONCE = 500;

/** Whose a name is, by what it looks like. */
export function nameStore(db: Kysely<Schema>): NameStore {
  return {
    async claim(id, account) {
      try {
        return await db.transaction().execute((transaction) => claim(transaction, id, account));
      } catch (error) {
        // The keys decide, also between two who claim at once.
        if (error instanceof StoreError && error.code === "exists") return "name-taken";
        throw error;
      }
    },

    async taken(skeletons, at) {
      const row = await db
        .selectFrom("names")
        .select("person")
        .where("skeleton", "in", skeletons)
        .where((where) => where.or([where("until", "is", null), where("until", ">", at)]))
        .executeTakeFirst();
      return row !== undefined;
    },

    async settleNames(rules, skeletonsOf) {
      const known = await db.selectFrom("meta").select("value").where("name", "=", RULES).executeTakeFirst();
      if (known?.value === String(rules)) return;
      for (let after = ""; ; ) {
        const people = await db
          .selectFrom("people")
          .select(["id", "name", "kind"])
          .where("id", ">", after)
          .where("kind", "<>", "bot")
          .orderBy("id")
          .limit(AT_ONCE)
          .execute();
        const last = people.at(-1);
        if (last === undefined) break;
        after = last.id;
        await db.transaction().execute(async (transaction) => {
          for (const { id, name, kind } of people) {
            const skeletons = skeletonsOf(name);
            await transaction
              .updateTable("people")
              .set({ skeleton: skeletons[0] ?? null })
              .where("id", "=", id)
              .execute();
            if (kind === "account") await keep(transaction, id, skeletons);
          }
        });
      }
      await db
        .insertInto("meta")
        .values({ name: RULES, value: String(rules) })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: String(rules) }))
        .execute();
    },
  };
}

async function claim(
  transaction: Transaction<Schema>,
  id: string,
  { name, nameKey, password, recovery, skeletons, at, guestName }: Account,
): Promise<"done" | "not-guest"> {
  const { numUpdatedRows } = await transaction
    .updateTable("people")
    .set({ name, name_key: nameKey, password, recovery, skeleton: skeletons[0] ?? null, kind: "account" })
    .where("id", "=", id)
    .where("kind", "=", "guest")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "not-guest";
  await transaction.deleteFrom("names").where("until", "<=", at).execute();
  for (const skeleton of skeletons)
    await transaction.insertInto("names").values({ skeleton, person: id, until: null }).execute();
  await transaction
    .updateTable("people")
    .set({ name: guestName, skeleton: null })
    .where("skeleton", "in", skeletons)
    .where("kind", "=", "guest")
    .where("id", "<>", id)
    .execute();
  return "done";
}

/** An account from before these rules keeps its name; where two look alike, whoever comes first has the look. */
async function keep(
  transaction: Transaction<Schema>,
  person: string,
  skeletons: readonly string[],
): Promise<void> {
  for (const skeleton of skeletons)
    await transaction
      .insertInto("names")
      .values({ skeleton, person, until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
