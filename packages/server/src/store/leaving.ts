import type { LogEntry } from "@medallion/table";
import type { Kysely, Transaction } from "kysely";
import { cleanTable } from "./clean-table.ts";
import { DELETED } from "./deleted.ts";
import { pieces } from "./pieces.ts";
import type { Schema } from "./schema.ts";
import type { PeopleStore, Said } from "./store.ts";

type LeavingStore = Pick<PeopleStore, "tablesOf" | "words" | "forget">;

/** What is found of a person, and how they are forgotten. */
export function leavingStore(db: Kysely<Schema>): LeavingStore {
  return {
    tablesOf: (person) => tablesOf(db, person),
    words: (person, table) => wordsOf(db, person, table),

    async forget(person, until) {
      const known = await db.selectFrom("people").select("name").where("id", "=", person).executeTakeFirst();
      if (known === undefined) return;
      // A little at a time, so that nobody waits for all of it; the person last, so that it can be done again after a failure.
      for (const table of await tablesOf(db, person))
        await cleanTable(db, table, { person, name: known.name });
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
