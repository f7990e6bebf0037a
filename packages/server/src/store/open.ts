import { randomBytes } from "node:crypto";
import { budgetStore } from "./budgets.ts";
import { counts } from "./counts.ts";
import type { Backend, StoreLog } from "./database.ts";
import { gameStore } from "./games.ts";
import { nodeStore } from "./nodes.ts";
import { ownerStore } from "./owner.ts";
import { peopleStore } from "./people.ts";
import { retentionStore } from "./retention.ts";
import type { Rate, Store } from "./store.ts";
import { tableStore } from "./tables.ts";
import { talkStore } from "./talk.ts";
import { placeOf } from "./url.ts";

export interface StoreOptions {
  readonly rate: Rate;
  readonly log?: StoreLog;
  /** Refuses a file that another process serves. */
  readonly exclusive?: boolean;
  /** How many connections to PostgreSQL there may be, besides one that listens. */
  readonly connections?: number;
}

/** Bytes that are written to see whether there is room for more: as many as a move. */
const PROBE = 4096;

/** Opens the store at `sqlite:PATH` or `postgres://…`, creates it if need be, and brings it to the newest schema. */
export async function openStore(url: string, options: StoreOptions): Promise<Store> {
  const { database, appends, listen, close } = await openBackend(url, options);
  const { db } = database;
  let closing: Promise<void> | undefined;
  return {
    people: peopleStore(database),
    tables: tableStore(database, appends),
    games: gameStore(db),
    talk: talkStore(db),
    owner: ownerStore(db),
    budgets: budgetStore(db),
    retention: retentionStore(database),
    nodes: nodeStore(database, listen),
    secret: async () => {
      const { value } = await db
        .selectFrom("meta")
        .select("value")
        .where("name", "=", "secret")
        .executeTakeFirstOrThrow();
      return Uint8Array.from(Buffer.from(value, "hex"));
    },
    counts: () => counts(database),
    ping: async () => {
      const value = randomBytes(PROBE).toString("hex");
      await db
        .insertInto("meta")
        .values({ name: "probe", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Loads only the driver that is needed. */
async function openBackend(url: string, options: StoreOptions): Promise<Backend> {
  const place = placeOf(url);
  switch (place.kind) {
    case "sqlite":
      return (await import("./sqlite/store.ts")).openSqliteStore(place.path, options);
    case "postgres":
      return (await import("./postgres/store.ts")).openPostgresStore(place.url, options);
  }
}
