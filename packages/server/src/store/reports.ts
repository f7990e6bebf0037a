import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";
import type { KeptReport, OwnerStore } from "./store.ts";

/** Of others about the same person at the same table so many are told. */
const OTHERS = 9;

/** What people reported, as the owner looks through it: nobody hides a report by sending many. */
export function reportStore(db: Kysely<Schema>): Pick<OwnerStore, "reports" | "deal"> {
  return {
    async reports(limit, skip = 0) {
      const listed = await firstOfEach(db, limit, skip);
      return Promise.all(listed.map(({ id, count }) => whole(db, id, count)));
    },

    async deal(report, at, all) {
      const known = await db
        .selectFrom("reports")
        .select(["id", "reporter", "about", "table_id"])
        .where("id", "=", report)
        .executeTakeFirst();
      if (known === undefined) return false;
      const { id, reporter, about, table_id } = known;
      const alike = db
        .selectFrom("reports")
        .select(["id", sql<number>`cast(${at} as bigint)`.as("at")])
        .$if(all === undefined, (query) => query.where("id", "=", id))
        .$if(all === "group", (query) => query.where("about", "=", about).where("table_id", "=", table_id))
        .$if(all === "reporter", (query) => query.where("reporter", "=", reporter));
      await db
        .insertInto("dealt")
        .columns(["report", "at"])
        .expression(alike)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
  };
}

/** The one to show of all about a person at a table, the newest that waits, and how many there are. */
function firstOfEach(db: Kysely<Schema>, limit: number, skip: number) {
  const placed = db
    .selectFrom("reports")
    .leftJoin("dealt", "dealt.report", "reports.id")
    .select(["reports.id", "reports.at", "dealt.at as dealt"])
    .select([
      sql<number>`row_number() over (partition by about, table_id
        order by case when dealt.at is null then 0 else 1 end, reports.at desc, reports.id)`.as("place"),
      sql<number>`count(*) over (partition by about, table_id)`.as("count"),
    ]);
  return db
    .selectFrom(placed.as("placed"))
    .select(["id", "count"])
    .where("place", "=", 1)
    .orderBy((order) => order.case().when("dealt", "is", null).then(0).else(1).end())
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(skip)
    .execute();
}

async function whole(db: Kysely<Schema>, id: string, count: number): Promise<KeptReport> {
  const row = await db
    .selectFrom("reports")
    .leftJoin("dealt", "dealt.report", "reports.id")
    .leftJoin("people as reporting", "reporting.id", "reports.reporter")
    .leftJoin("people as reported", "reported.id", "reports.about")
    .select(["reports.id", "reporter", "about", "table_id", "reason", "words", "reports.at"])
    .select(["dealt.at as dealt", "reporting.name as byName", "reported.name as aboutName"])
    .where("reports.id", "=", id)
    .executeTakeFirstOrThrow();
  const { reporter, about, table_id, reason, words, at, dealt, byName, aboutName } = row;
  const others = await db
    .selectFrom("reports")
    .leftJoin("people", "people.id", "reports.reporter")
    .select(["reporter", "people.name", "reason", "at"])
    .where("about", "=", about)
    .where("table_id", "=", table_id)
    .where("reports.id", "<>", id)
    .orderBy("at", "desc")
    .limit(OTHERS)
    .execute();
  return {
    ...{ id, by: reporter, about, table: table_id, reason, at, words: JSON.parse(words) },
    byName: byName ?? undefined,
    aboutName: aboutName ?? undefined,
    dealt: dealt ?? undefined,
    count: Number(count),
    others: others.map(({ reporter, name, reason, at }) => ({
      ...{ by: reporter, reason, at },
      byName: name ?? undefined,
    })),
  };
}
