import type { LogEntry } from "@medallion/table";
import type { Kysely, Transaction } from "kysely";
import { cleanTable } from "./clean-table.ts";
import type { Database } from "./database.ts";
import { DELETED } from "./deleted.ts";
import { pieces } from "./pieces.ts";
import type { Schema } from "./schema.ts";
import type { PeopleStore, Said } from "./store.ts";

type LeavingStore = Pick<PeopleStore, "tablesOf" | "words" | "forget">;

/** Tables that one statement asks about. */
const READ_AT_ONCE = 500;

/** What is found of a person, and how they are forgotten. */
export function leavingStore({ db, kind }: Pick<Database, "db" | "kind">): LeavingStore {
  return {
    tablesOf: (person) => tablesOf(db, person),
    words: (person, table) => wordsOf(db, person, table),

    async forget(person, until) {
      const known = await db.selectFrom("people").select("name").where("id", "=", person).executeTakeFirst();
      // What was still written of somebody who was forgotten before.
      if (known === undefined) {
        await db.transaction().execute((transaction) => erase(transaction, person, until));
        return [];
      }
      const { name } = known;
      // A little at a time, so that nobody waits for all of it; the person last, so that it can be done again after a failure.
      const cleaned = new Map<string, number>();
      for (const { id, position } of await standing(db, await tablesOf(db, person))) {
        await cleanTable(db, id, { person, name });
        cleaned.set(id, position);
      }
      const left = await db.transaction().execute(async (transaction) => {
        // Whoever brings them to a table has done so before, or finds nobody.
        if (kind === "postgres") await locked(transaction, person);
        const tables = await standing(transaction, await tablesOf(transaction, person));
        await erase(transaction, person, until);
        return tables;
      });
      // What they founded, or did and said there, while the rest was cleaned.
      for (const { id, position } of left)
        if (cleaned.get(id) !== position) await cleanTable(db, id, { person, name });
      return left.filter(({ stage }) => stage !== "over").map(({ id }) => id);
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

/** How these tables stand. */
async function standing(db: Kysely<Schema>, tables: readonly string[]) {
  const rows: Pick<Schema["tables"], "id" | "position" | "stage">[] = [];
  for (let from = 0; from < tables.length; from += READ_AT_ONCE)
    rows.push(
      ...(await db
        .selectFrom("tables")
        .select(["id", "position", "stage"])
        .where("id", "in", tables.slice(from, from + READ_AT_ONCE))
        .execute()),
    );
  return rows;
}

async function locked(transaction: Transaction<Schema>, person: string): Promise<void> {
  await transaction.selectFrom("people").select("id").where("id", "=", person).forUpdate().execute();
}

async function* wordsOf(db: Kysely<Schema>, person: string, table: string): AsyncGenerator<readonly Said[]> {
  for await (const rows of pieces(db, table, [person, `"kind":"say"`])) {
    const entries: readonly LogEntry[] = rows.map(({ entry }) => JSON.parse(entry));
    yield entries.flatMap(({ at, by, command }) =>
      by !== "host" && by.person === person && command.kind === "say" ? [{ at, text: command.text }] : [],
    );
  }
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
