import { readSave, writeSave } from "@medallion/records";
import type { Kysely, Transaction } from "kysely";
import { DELETED } from "./deleted.ts";
import { pieces } from "./pieces.ts";
import type { Schema } from "./schema.ts";

interface Known {
  readonly person: string;
  readonly name: string;
}

/**
 * Takes the name and the words of a person out of a table's log, its checkpoints, its card and its records. Every
 * statement is short and by itself, so that nobody's move waits for all of it; what is clean stays so if it is done again.
 */
export async function cleanTable(db: Kysely<Schema>, table: string, { person, name }: Known): Promise<void> {
  for await (const rows of pieces(db, table, [person])) await rewrite(db, table, rows, person);
  await cleanCheckpoints(db, table, person);
  await db.transaction().execute((transaction) => cleanCard(transaction, table, person));
  await cleanRecords(db, table, name);
}

/** Few at once: they share a commit with whatever else is written then, and nobody waits for many of them. */
const WRITTEN_AT_ONCE = 50;

async function rewrite(
  db: Kysely<Schema>,
  table: string,
  rows: readonly { readonly position: number; readonly entry: string }[],
  person: string,
): Promise<void> {
  const changed = rows
    .map(({ position, entry }) => ({ position, entry, clean: cleanedText(entry, person) }))
    .filter(({ entry, clean }) => entry !== clean);
  for (let from = 0; from < changed.length; from += WRITTEN_AT_ONCE)
    await Promise.all(
      changed
        .slice(from, from + WRITTEN_AT_ONCE)
        .map(({ position, clean }) =>
          db
            .updateTable("entries")
            .set({ entry: clean })
            .where("table_id", "=", table)
            .where("position", "=", position)
            .execute(),
        ),
    );
}

async function cleanCheckpoints(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  const saved = await db
    .selectFrom("checkpoints")
    .select("position")
    .where("table_id", "=", table)
    .where("data", "like", `%${person}%`)
    .execute();
  for (const { position } of saved) {
    const row = await db
      .selectFrom("checkpoints")
      .select("data")
      .where("table_id", "=", table)
      .where("position", "=", position)
      .executeTakeFirst();
    if (row === undefined) continue;
    await db
      .updateTable("checkpoints")
      .set({ data: cleanedText(row.data, person) })
      .where("table_id", "=", table)
      .where("position", "=", position)
      .execute();
  }
}

async function cleanCard(db: Transaction<Schema>, table: string, person: string): Promise<void> {
  const row = await db.selectFrom("tables").select("card").where("id", "=", table).executeTakeFirst();
  if (row?.card.includes(person))
    await db
      .updateTable("tables")
      .set({ card: cleanedText(row.card, person) })
      .where("id", "=", table)
      .execute();
}

async function cleanRecords(db: Kysely<Schema>, table: string, name: string): Promise<void> {
  const games = await db.selectFrom("games").select("id").where("table_id", "=", table).execute();
  for (const { id } of games) {
    const row = await db.selectFrom("games").select("record").where("id", "=", id).executeTakeFirst();
    if (row === undefined) continue;
    const anonymous = withoutHolder(row.record, name);
    if (anonymous !== row.record)
      await db.updateTable("games").set({ record: anonymous }).where("id", "=", id).execute();
  }
}

function cleanedText(text: string, person: string): string {
  return JSON.stringify(cleaned(JSON.parse(text), person));
}

/** The same data without what this person was called and said. Whoever they were stays told apart by the id. */
function cleaned(value: unknown, person: string): unknown {
  if (Array.isArray(value)) return value.map((one) => cleaned(one, person));
  if (typeof value !== "object" || value === null) return value;
  const own = isOf(value, person) || ("by" in value && isOf(value.by, person));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (own && key === "command") return [key, unsaid(part)];
      if (isOf(value, person) && key === "name") return [key, DELETED.name];
      if (isOf(value, person) && key === "text") return [key, UNSAID];
      return [key, cleaned(part, person)];
    }),
  );
}

const UNSAID = "…";

function unsaid(command: unknown): unknown {
  return typeof command === "object" && command !== null && "text" in command
    ? { ...command, text: UNSAID }
    : command;
}

function isOf(value: unknown, person: string): boolean {
  return typeof value === "object" && value !== null && "person" in value && value.person === person;
}

/** A record names its players without their ids. One that cannot be read stays as it is. */
function withoutHolder(text: string, name: string): string {
  try {
    const { record, checkpoint } = readSave(text);
    const anonymous: typeof record = JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
      isHolder(value) && value.name === name ? { ...value, name: DELETED.name } : value,
    );
    return writeSave(anonymous, checkpoint);
  } catch {
    return text;
  }
}

function isHolder(value: unknown): value is { readonly who: "person"; readonly name: string } {
  return (
    typeof value === "object" && value !== null && "who" in value && value.who === "person" && "name" in value
  );
}
