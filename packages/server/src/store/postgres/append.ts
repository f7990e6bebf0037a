import { type RawBuilder, sql } from "kysely";
import { sittingValues, tableValues } from "../rows.ts";
import type { Append } from "../store.ts";
import { storable } from "../text.ts";

/** Where nodes hear of appends. */
export const CHANNEL = "medallion";

/** The columns that an append changes. */
const CHANGING = {
  ...{ updated: "bigint", position: "bigint", game: "text", mode: "text", stage: "text", open: "smallint" },
  ...{ rated: "smallint", seats: "bigint", free: "bigint", owner: "text", due: "bigint", card: "text" },
} as const;

/**
 * Writes appends to different tables: entries, sittings and all that lists show, and tells the other nodes when it
 * commits. One statement, so that a choice waits for one round trip and one flush of the disk, which it shares with
 * others: commits that notify go one after another in PostgreSQL. Returns the tables that were written; in the others
 * somebody else wrote there first: the update waits for them and then finds another position. Behind it stands the key
 * of the entries.
 */
export function moveTables(appends: readonly Append[]): RawBuilder<{ id: string }> {
  const rows = appends.map((append) => ({
    id: append.table,
    before: append.position,
    ...tableValues(append),
  }));
  const columns = Object.entries(CHANGING);
  const types = sql.raw(columns.map(([name, type]) => `${name} ${type}`).join(", "));
  const set = sql.raw(columns.map(([name]) => `${name} = new.${name}`).join(", "));
  return sql`
    with new as materialized (
      select * from json_to_recordset(${json(rows)}::json) as row (id text, before bigint, ${types})
    ), locked as materialized (
      -- In one order, so that two nodes never wait for each other.
      select tables.id from tables join new on new.id = tables.id order by tables.id for update of tables
    ), moved as (
      update tables set ${set} from new join locked on locked.id = new.id
      where tables.id = new.id and tables.position = new.before returning tables.id, tables.position
    ), ${follow(appends)}
    ${tell()}`;
}

/** Writes a table that was not there. */
export function addTable(append: Append, invitation: string): RawBuilder<{ id: string }> {
  const values = { id: append.table, invitation, created: append.at, ...tableValues(append) };
  const row = Object.entries(values);
  const columns = sql.join(row.map(([name]) => sql.ref(name)));
  return sql`
    with moved as (
      insert into tables (${columns}) values (${sql.join(row.map(([, value]) => value))}) returning id, position
    ), ${follow([append])}
    ${tell()}`;
}

/** The entries and sittings of the tables that moved. */
function follow(appends: readonly Append[]) {
  const entries = appends.flatMap(({ table, position, entries }) =>
    entries.map((entry, index) => ({
      table_id: table,
      position: position + index,
      entry: JSON.stringify(entry),
    })),
  );
  return sql`sitting as materialized (
      select * from json_to_recordset(${json(appends.flatMap(sittingValues))}::json)
      as row (table_id text, person text, turn smallint, ended bigint)
    ), written as (
      insert into entries (table_id, position, entry)
      select row.table_id, row.position, row.entry from json_to_recordset(${json(entries)}::json)
      as row (table_id text, position bigint, entry text) join moved on moved.id = row.table_id
    ), stood as (
      delete from sittings using moved where sittings.table_id = moved.id and not exists (
        select from sitting where sitting.table_id = sittings.table_id and sitting.person = sittings.person
      )
    ), sat as (
      insert into sittings (table_id, person, turn, ended)
      select sitting.* from sitting join moved on moved.id = sitting.table_id
      on conflict (table_id, person) do update set turn = excluded.turn, ended = excluded.ended
      where (sittings.turn, sittings.ended) is distinct from (excluded.turn, excluded.ended)
    )`;
}

function tell() {
  const payload = sql`json_build_object('t', id, 'p', position)::text`;
  return sql`select id, pg_notify(${sql.lit(CHANNEL)}, ${payload}) from moved`;
}

/** Text inside must be storable before it is packed: a NUL that is only escaped would be refused. */
function json(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => storable(value));
}
