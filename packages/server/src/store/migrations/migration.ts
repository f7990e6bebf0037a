import type { Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** One step forward of the schema. Written once, never changed after it was released. */
export interface Migration {
  readonly version: number;
  up(transaction: Transaction<Schema>, kind: "sqlite" | "postgres"): Promise<void>;
}
