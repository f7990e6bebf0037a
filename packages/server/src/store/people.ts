import type { Database } from "./database.ts";
import { leavingStore } from "./leaving.ts";
import { merge } from "./merge.ts";
import { nameStore } from "./names.ts";
import type { Schema } from "./schema.ts";
import type { PeopleStore, Person, Session } from "./store.ts";
import { together } from "./together.ts";

/** Nobody has more devices, but whoever logs in again and again has more sessions: all others can be ended at once. */
const LISTED_SESSIONS = 200;

export const PERSON = ["people.id", "people.name", "people.kind", "people.created"] as const;
const SESSION = [
  "sessions.id",
  "sessions.person",
  "sessions.created",
  "sessions.seen",
  "sessions.agent",
  "sessions.network",
] as const;

/** People, their passwords and sessions. */
export function peopleStore(database: Pick<Database, "db" | "kind">): PeopleStore {
  const { db } = database;
  const findSessions = db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person")
    .select(SESSION)
    .select(["people.name", "people.kind", "people.created as joined"]);
  // Every socket asks for its session again and again, many at the same time.
  const session = together(async (ids) => {
    const rows = await findSessions.where("sessions.id", "in", ids).execute();
    return new Map(
      rows.map((row) => {
        const { name, kind } = row;
        return [row.id, { ...sessionOf(row), who: { id: row.person, name, kind, created: row.joined } }];
      }),
    );
  });
  return {
    async add(person, skeleton) {
      await db
        .insertInto("people")
        .values({ ...personOf(person), skeleton: skeleton ?? null })
        .execute();
    },

    async addBot(person) {
      await db
        .insertInto("people")
        .values(personOf(person))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom("people").select(PERSON).where("id", "=", id).executeTakeFirst();
      return row && personOf(row);
    },

    async rename(id, name, skeleton) {
      await db
        .updateTable("people")
        .set({ name, skeleton: skeleton ?? null })
        .where("id", "=", id)
        .where("kind", "=", "guest")
        .execute();
    },

    ...nameStore(db),

    async credentials(nameKey) {
      const row = await db
        .selectFrom("people")
        .select([...PERSON, "password"])
        .where("name_key", "=", nameKey)
        .executeTakeFirst();
      if (row === undefined || row.password === null) return undefined;
      return { person: personOf(row), password: row.password };
    },

    async setPassword(id, password, before) {
      const { numUpdatedRows } = await db
        .updateTable("people")
        .set({ password })
        .where("id", "=", id)
        .where("kind", "=", "account")
        .$if(before !== undefined, (query) => query.where("password", "=", before ?? ""))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async recovery(nameKey) {
      const row = await db
        .selectFrom("people")
        .select([...PERSON, "recovery"])
        .where("name_key", "=", nameKey)
        .executeTakeFirst();
      if (row === undefined || row.recovery === null) return undefined;
      return { person: personOf(row), recovery: row.recovery };
    },

    async setRecovery(id, recovery) {
      const { numUpdatedRows } = await db
        .updateTable("people")
        .set({ recovery })
        .where("id", "=", id)
        .where("kind", "=", "account")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async recover(id, before, password, recovery) {
      const { numUpdatedRows } = await db
        .updateTable("people")
        .set({ password, recovery })
        .where("id", "=", id)
        .where("recovery", "=", before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    ...leavingStore(database),

    async addSession(session) {
      await db
        .insertInto("sessions")
        .values({ ...session, network: session.network ?? null })
        .execute();
    },

    session,

    async sessions(person) {
      const rows = await db
        .selectFrom("sessions")
        .select(SESSION)
        .where("person", "=", person)
        .orderBy("seen", "desc")
        .orderBy("id")
        .limit(LISTED_SESSIONS)
        .execute();
      return rows.map(sessionOf);
    },

    async networks(people, since) {
      const rows = await db
        .selectFrom("sessions")
        .select(["person", "network"])
        .distinct()
        .where("person", "in", people)
        .where("seen", ">=", since)
        .execute();
      return rows.flatMap(({ person, network }) => (network === null ? [] : [{ person, network }]));
    },

    async seen(session, at, network) {
      await db
        .updateTable("sessions")
        .set({ seen: at, ...(network !== undefined && { network }) })
        .where("id", "=", session)
        .execute();
    },

    async endSession(person, session) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("id", "=", session)
        .where("person", "=", person)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endOtherSessions(person, kept) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("person", "=", person)
        .where("id", "<>", kept)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    merge: (from, into) => merge(db, from, into),
  };
}

export function personOf({ id, name, kind, created }: Person): Person {
  return { id, name, kind, created };
}

function sessionOf(row: Schema["sessions"]): Session {
  const { id, person, created, seen, agent, network } = row;
  return { id, person, created, seen, agent, network: network ?? undefined };
}
