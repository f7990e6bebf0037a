import pg from "pg";
import type { StoreLog } from "../database.ts";

/** No statement of the store takes this long unless something is wrong. Milliseconds. */
const STATEMENT = 10_000;
const CONNECT = 5_000;
/** The client's own patience, for a server that does not answer at all. */
const SILENCE = 15_000;

const INT8 = 20;

/** How every connection of ours is made; `patient` ones wait as long as a migration or a restore takes. */
export function connection(url: string, patient: boolean): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    application_name: "medallion",
    ...(patient ? {} : { statement_timeout: STATEMENT, query_timeout: SILENCE }),
    // Our numbers are counts and times: all of them fit.
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

/** Connections to PostgreSQL; one that breaks is replaced. */
export function openPool(url: string, size: number, patient: boolean, log?: StoreLog): pg.Pool {
  const pool = new pg.Pool({ ...connection(url, patient), max: size });
  // Without listeners a connection that breaks would end the process.
  pool.on("error", (error) => log?.({ kind: "connection-lost", error: error.message }));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
