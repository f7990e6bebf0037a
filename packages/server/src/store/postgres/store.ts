import type { Backend } from "../database.ts";
import { migrate } from "../migrate.ts";
import type { StoreOptions } from "../open.ts";
import { postgresAppends } from "./appends.ts";
import { postgresListen } from "./listen.ts";
import { openPostgres } from "./open.ts";

/** A store in PostgreSQL, for any number of nodes. */
export async function openPostgresStore(url: string, options: StoreOptions): Promise<Backend> {
  const { rate, log, connections = 10 } = options;
  const database = openPostgres(url, { connections, log });
  try {
    await migrate(database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const appends = postgresAppends(database, rate);
  const stops = new Set<() => Promise<void>>();
  const listen = postgresListen(url, log);
  return {
    database,
    appends,
    listen: async (on) => {
      const stop = await listen(on);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await appends.drained();
      await Promise.all([...stops].map((stop) => stop()));
      await database.close();
    },
  };
}
