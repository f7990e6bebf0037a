import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { removal, shut, trimming } from "./removal.ts";
import type { Schema } from "./schema.ts";
import type { RetentionRules, RetentionStore } from "./store.ts";
import { SWEEPS } from "./sweeps.ts";

/** How many rows are looked at by one statement. */
const PAGE = 200;

/** Removes what nobody needs any more, a little at a time: every step is one short transaction. */
export function retentionStore({ db, kind }: Database): RetentionStore {
  return {
    steps: (rules, isHeld) => steps(db, rules, isHeld),
    compact: kind === "sqlite" ? (pages) => compact(db, pages) : async () => 0,
  };
}

async function* steps(
  db: Kysely<Schema>,
  rules: RetentionRules,
  isHeld: (table: string) => boolean,
): AsyncGenerator<{ readonly what: string; readonly removed: number }> {
  for await (const ids of pages(db, "tables", "id"))
    for (const { id, fate, seen } of await fates(db, ids, rules)) {
      if (isHeld(id) || !(await shut(db, id, seen))) continue;
      yield* fate === "delete" ? removal(db, id) : trimming(db, id);
    }
  for (const { what, table, key, remove } of SWEEPS)
    for await (const keys of pages(db, table, key)) yield { what, removed: await remove(db, keys, rules) };
}

/** The keys of a table, a page at a time: whoever comes meanwhile is seen the next time. */
async function* pages(
  db: Kysely<Schema>,
  table: keyof Schema,
  key: string,
): AsyncGenerator<readonly string[]> {
  let last = "";
  for (;;) {
    const { rows } = await sql<{
      key: string;
    }>`select distinct ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(key)} > ${last} order by 1 limit ${sql.lit(PAGE)}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.key ?? "";
    yield rows.map(({ key }) => key);
  }
}

interface Fate {
  readonly id: string;
  readonly fate: "trim" | "delete";
  /** When the table had last changed. */
  readonly seen: number;
}

/** Which tables lose their log, because the records of their games hold it, and which are forgotten altogether. */
async function fates(
  db: Kysely<Schema>,
  ids: readonly string[],
  { gathering, playing, over }: RetentionRules,
): Promise<readonly Fate[]> {
  const rows = await db
    .selectFrom("tables")
    .select((select) => [
      "id",
      "stage",
      "updated",
      select
        .exists(
          select.selectFrom("entries").select("position").whereRef("entries.table_id", "=", "tables.id"),
        )
        .as("logged"),
      select
        .exists(select.selectFrom("games").select("number").whereRef("games.table_id", "=", "tables.id"))
        .as("played"),
    ])
    .where("id", "in", ids)
    .where((where) =>
      where.or([
        where.and([where("stage", "=", "gathering"), where("updated", "<", gathering)]),
        where.and([where("stage", "=", "playing"), where("updated", "<", playing)]),
        where.and([where("stage", "=", "over"), where("updated", "<", over)]),
      ]),
    )
    .execute();
  return rows.flatMap(({ id, stage, updated, logged, played }): readonly Fate[] => {
    if (stage !== "over" || !played) return [{ id, fate: "delete", seen: updated }];
    return logged ? [{ id, fate: "trim", seen: updated }] : [];
  });
}

/** Gives free pages of the file back to the disk, so many at most; how many are still free. */
async function compact(db: Kysely<Schema>, most: number): Promise<number> {
  const free = async (): Promise<number> => {
    const { rows } = await sql<{
      free: number;
    }>`select freelist_count as free from pragma_freelist_count()`.execute(db);
    return rows[0]?.free ?? 0;
  };
  if ((await free()) === 0) return 0;
  await sql.raw(`pragma incremental_vacuum(${Math.round(most)})`).execute(db);
  return free();
}
