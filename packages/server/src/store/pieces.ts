import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Entries that one statement looks at: a log may be too long for anybody's memory. */
const PIECE = 200;

/** Those entries of a log that have all these texts in them, a piece of the log at a time; pieces without any are left out. */
export async function* pieces(
  db: Kysely<Schema>,
  table: string,
  texts: readonly string[],
): AsyncGenerator<readonly { readonly position: number; readonly entry: string }[]> {
  const last = await db
    .selectFrom("entries")
    .select("position")
    .where("table_id", "=", table)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  for (let from = 0; from <= (last?.position ?? -1); from += PIECE) {
    const rows = await texts
      .reduce(
        (query, text) => query.where("entry", "like", `%${text}%`),
        db.selectFrom("entries").select(["position", "entry"]),
      )
      .where("table_id", "=", table)
      .where("position", ">=", from)
      .where("position", "<", from + PIECE)
      .orderBy("position")
      .execute();
    if (rows.length > 0) yield rows;
  }
}
