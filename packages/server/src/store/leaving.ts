import { readSave, writeSave } from "@medallion/records";
import type { Kysely, Transaction } from "kysely";
import { DELETED } from "./deleted.ts";
import type { Schema } from "./schema.ts";
import type { PeopleStore } from "./store.ts";

type LeavingStore = Pick<PeopleStore, "tablesOf" | "forget">;

/** What is found of a person, and how they are forgotten. */
export function leavingStore(db: Kysely<Schema>): LeavingStore {
  return {
    tablesOf: (person) => tablesOf(db, person),

    async forget(person, until) {
      const known = await db.selectFrom("people").select("name").where("id", "=", person).executeTakeFirst();
      if (known === undefined) return;
      // Table by table, so that nobody waits for all of it; the person last, so that it can be done again after a failure.
      for (const table of await tablesOf(db, person))
        await db.transaction().execute((transaction) => cleanTable(transaction, table, person, known.name));
      await db.transaction().execute((transaction) => erase(transaction, person, until));
    },
  };
}

/** Where they sit or sat, played, or are the host: nowhere else can they have spoken. */
async function tablesOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const sat = db.selectFrom("sittings").select("table_id").where("person", "=", person);
  const played = db
    .selectFrom("players")
    .innerJoin("games", "games.id", "players.game_id")
    .select("games.table_id")
    .where("players.person", "=", person);
  const owned = db.selectFrom("tables").select("id as table_id").where("owner", "=", person);
  const rows = await sat.union(played).union(owned).orderBy("table_id").execute();
  return rows.map(({ table_id }) => table_id);
}

/** Takes the name and the words of a person out of a table's log, its checkpoints, its card and its records. */
async function cleanTable(
  transaction: Transaction<Schema>,
  table: string,
  person: string,
  name: string,
): Promise<void> {
  const entries = await transaction
    .selectFrom("entries")
    .select(["position", "entry"])
    .where("table_id", "=", table)
    .where("entry", "like", `%${person}%`)
    .execute();
  for (const { position, entry } of entries)
    await transaction
      .updateTable("entries")
      .set({ entry: JSON.stringify(cleaned(JSON.parse(entry), person)) })
      .where("table_id", "=", table)
      .where("position", "=", position)
      .execute();
  const saved = await transaction
    .selectFrom("checkpoints")
    .select(["position", "data"])
    .where("table_id", "=", table)
    .where("data", "like", `%${person}%`)
    .execute();
  for (const { position, data } of saved)
    await transaction
      .updateTable("checkpoints")
      .set({ data: JSON.stringify(cleaned(JSON.parse(data), person)) })
      .where("table_id", "=", table)
      .where("position", "=", position)
      .execute();
  const row = await transaction
    .selectFrom("tables")
    .select("card")
    .where("id", "=", table)
    .executeTakeFirst();
  if (row?.card.includes(person))
    await transaction
      .updateTable("tables")
      .set({ card: JSON.stringify(cleaned(JSON.parse(row.card), person)) })
      .where("id", "=", table)
      .execute();
  const games = await transaction
    .selectFrom("games")
    .select(["id", "record"])
    .where("table_id", "=", table)
    .execute();
  for (const { id, record } of games) {
    const anonymous = withoutHolder(record, name);
    if (anonymous !== record)
      await transaction.updateTable("games").set({ record: anonymous }).where("id", "=", id).execute();
  }
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

async function erase(transaction: Transaction<Schema>, person: string, until: number): Promise<void> {
  await transaction
    .updateTable("players")
    .set({ person: DELETED.id, name: DELETED.name })
    .where("person", "=", person)
    .execute();
  await transaction
    .updateTable("reports")
    .set({ reporter: DELETED.id })
    .where("reporter", "=", person)
    .execute();
  for (const table of ["sittings", "ratings", "tallies", "sessions", "keepings"] as const)
    await transaction.deleteFrom(table).where("person", "=", person).execute();
  await transaction
    .deleteFrom("mutes")
    .where((where) => where.or([where("person", "=", person), where("muted", "=", person)]))
    .execute();
  await transaction
    .updateTable("names")
    .set({ person: DELETED.id, until })
    .where("person", "=", person)
    .execute();
  await transaction.deleteFrom("people").where("id", "=", person).execute();
}
