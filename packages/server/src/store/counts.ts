import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { Counts } from "./store.ts";

/** How much is kept; cheap enough for a page that is looked at now and then. */
export async function counts({ db, size }: Database): Promise<Counts> {
  const kinds = await db
    .selectFrom("people")
    .select("kind")
    .select((select) => select.fn.countAll<number>().as("count"))
    .groupBy("kind")
    .execute();
  // Every table counts its log, so that nobody has to count the entries themselves.
  const stages = await db
    .selectFrom("tables")
    .select("stage")
    .select((select) => select.fn.countAll<number>().as("count"))
    .select(sql<number>`cast(sum(position) as bigint)`.as("entries"))
    .groupBy("stage")
    .execute();
  const of = (kind: "guest" | "account") => kinds.find((row) => row.kind === kind)?.count ?? 0;
  const at = (stage: keyof Counts["tables"]) => stages.find((row) => row.stage === stage)?.count ?? 0;
  const { rows } = await size.execute(db);
  return {
    people: of("guest") + of("account"),
    guests: of("guest"),
    tables: { gathering: at("gathering"), playing: at("playing"), over: at("over") },
    entries: stages.reduce((sum, { entries }) => sum + entries, 0),
    games: await rowsIn("games"),
    reports: await rowsIn("reports"),
    sessions: await rowsIn("sessions"),
    bytes: rows[0]?.bytes ?? 0,
  };

  async function rowsIn(table: "games" | "reports" | "sessions"): Promise<number> {
    const { count } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }
}
