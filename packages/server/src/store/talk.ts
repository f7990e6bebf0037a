import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { TalkStore } from "./store.ts";

/** Who is muted by whom, and reports. */
export function talkStore(db: Kysely<Schema>): TalkStore {
  return {
    async mute(person, muted) {
      await db
        .insertInto("mutes")
        .values({ person, muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async unmute(person, muted) {
      await db.deleteFrom("mutes").where("person", "=", person).where("muted", "=", muted).execute();
    },

    async muted(person) {
      const rows = await db
        .selectFrom("mutes")
        .select("muted")
        .where("person", "=", person)
        .orderBy("muted")
        .execute();
      return rows.map(({ muted }) => muted);
    },

    async report({ by, about, table, reason, words, at }) {
      const waiting = db
        .selectFrom("reports")
        .leftJoin("dealt", "dealt.report", "reports.id")
        .select("reports.id")
        .where("reporter", "=", by)
        .where("about", "=", about)
        .where("table_id", "=", table)
        .where("dealt.at", "is", null);
      await db.transaction().execute(async (transaction) => {
        if ((await transaction.executeQuery(waiting.limit(1))).rows.length > 0) return;
        await transaction
          .insertInto("reports")
          .values({
            ...{ id: randomUUID(), reporter: by, about, table_id: table, reason, at },
            words: JSON.stringify(words),
          })
          .execute();
      });
    },

    async reports(limit) {
      const rows = await db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(limit).execute();
      return rows.map(({ reporter, about, table_id, reason, words, at }) => ({
        ...{ by: reporter, about, table: table_id, reason, at },
        words: JSON.parse(words),
      }));
    },
  };
}
