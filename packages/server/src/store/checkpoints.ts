import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";
import type { CheckpointMark, TableStore } from "./store.ts";

/** Checkpoints that a table keeps unless told; a few more before they are thinned out again. */
const CHECKPOINTS = 16;

type CheckpointStore = Pick<TableStore, "checkpoint" | "checkpoints" | "saveCheckpoint">;

/** Tables as they stood now and then. */
export function checkpointStore(db: Kysely<Schema>): CheckpointStore {
  return {
    async checkpoint(table, upTo) {
      const row = await db
        .selectFrom("checkpoints")
        .select(["position", "data"])
        .where("table_id", "=", table)
        .$if(upTo !== undefined, (query) => query.where("position", "<=", upTo ?? 0))
        .orderBy("position", "desc")
        .limit(1)
        .executeTakeFirst();
      return row && { position: row.position, data: row.data };
    },

    async checkpoints(table) {
      const rows = await db
        .selectFrom("checkpoints")
        .select(["position", "rules", "heard"])
        .where("table_id", "=", table)
        .where("rules", "is not", null)
        .orderBy("position")
        .execute();
      return rows.flatMap(({ position, rules, heard }) =>
        rules === null || heard === null ? [] : [{ position, rules, heard: JSON.parse(heard) }],
      );
    },

    async saveCheckpoint(table, position, data, mark, most = CHECKPOINTS) {
      await insert(db, table, { position, data, mark });
      await thin(db, table, most);
    },
  };
}

/** One for a table that is gone is dropped. */
async function insert(
  db: Kysely<Schema>,
  table: string,
  {
    position,
    data,
    mark,
  }: { position: number; data: string; mark: Omit<CheckpointMark, "position"> | undefined },
): Promise<void> {
  await db
    .insertInto("checkpoints")
    .columns(["table_id", "position", "rules", "heard", "data"])
    .expression(
      db
        .selectFrom("tables")
        .select((select) => [
          "id",
          sql<number>`cast(${position} as bigint)`.as("position"),
          sql<number | null>`cast(${mark?.rules ?? null} as bigint)`.as("rules"),
          select
            .cast<string | null>(select.val(mark ? JSON.stringify(mark.heard) : null), "text")
            .as("heard"),
          select.cast<string>(select.val(data), "text").as("data"),
        ])
        .where("id", "=", table),
    )
    .onConflict((conflict) =>
      conflict.columns(["table_id", "position"]).doUpdateSet((update) => ({
        rules: update.ref("excluded.rules"),
        heard: update.ref("excluded.heard"),
        data: update.ref("excluded.data"),
      })),
    )
    .execute();
}

/** Not in one transaction: where two save at once a checkpoint too many goes, or the next save sees to it. */
async function thin(db: Kysely<Schema>, table: string, most: number): Promise<void> {
  const rows = await db
    .selectFrom("checkpoints")
    .select("position")
    .where("table_id", "=", table)
    .orderBy("position")
    .execute();
  if (rows.length <= most * 1.25) return;
  const gone = superfluous(
    rows.map(({ position }) => position),
    most,
  );
  await db.deleteFrom("checkpoints").where("table_id", "=", table).where("position", "in", gone).execute();
}

/**
 * Which of these positions, in order, may go so that `most` are left: one after the other the one between the nearest
 * neighbours, of several the earliest. So they lie evenly, a little closer towards the end; the last always stays.
 */
function superfluous(positions: readonly number[], most: number): readonly number[] {
  const left = [...positions];
  const gone: number[] = [];
  while (left.length > most) {
    let least = 0;
    for (let index = 1; index < left.length - 1; index++)
      if (gap(left, index) < gap(left, least)) least = index;
    gone.push(...left.splice(least, 1));
  }
  return gone;
}

/** From the one before, or the founding, to the one after. */
function gap(positions: readonly number[], index: number): number {
  return (positions[index + 1] ?? 0) - (positions[index - 1] ?? 0);
}
