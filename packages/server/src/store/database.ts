import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import type { Append, Beyond, NodeStore } from "./store.ts";

/** All that differs between the two databases; everything else is written once, in Kysely. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly db: Kysely<Schema>;
  /** The database's own clock in milliseconds since 1970. */
  readonly now: RawBuilder<number>;
  readonly size: RawBuilder<{ bytes: number }>;
  /** All columns of all tables that are there, in order. */
  readonly columns: RawBuilder<{ table_name: string; column_name: string }>;
  /** Keeps every other node from migrating until the transaction ends. */
  lockMigrations(transaction: Transaction<Schema>): Promise<void>;
  close(): Promise<void>;
}

/** The write path of tables, tuned for each database. */
export interface Appends {
  found(append: Append, invitation: string): Promise<"done" | Beyond>;
  append(append: Append): Promise<"done" | "conflict" | Beyond>;
  /** Brings a table to where it stands before anything is written that goes by it; where moves wait for that. */
  carry?(table: string): Promise<void>;
}

export type Listen = NodeStore["listen"];

/** What the store has to say to whoever runs the server. */
export type StoreEvent =
  | { readonly kind: "migrated"; readonly from: number; readonly to: number }
  /** The file can give free pages back from now on; or it is too large, or the disk too full, to be written anew. */
  | { readonly kind: "compacted"; readonly before: number; readonly after: number }
  | { readonly kind: "not-compacted"; readonly bytes: number }
  | { readonly kind: "connection-lost"; readonly error: string }
  | { readonly kind: "listening-again" };

export type StoreLog = (event: StoreEvent) => void;

/** One of the two databases, open and of the newest schema. */
export interface Backend {
  readonly database: Database;
  readonly appends: Appends;
  readonly listen: Listen;
  close(): Promise<void>;
}
