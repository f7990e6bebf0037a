import type { Backend } from "../database.ts";
import { migrate } from "../migrate.ts";
import type { StoreOptions } from "../open.ts";
import { shareFile } from "./alone.ts";
import { sqliteAppends } from "./appends.ts";
import { lockFile } from "./lock.ts";
import { sqliteNews } from "./news.ts";
import { IN_MEMORY, openSqliteThread } from "./open.ts";
import { enableVacuum } from "./vacuum.ts";

/** A store in one file, for one process. */
export async function openSqliteStore(
  given: string,
  { rate, log, exclusive = false }: StoreOptions,
): Promise<Backend> {
  const database = await openSqliteThread(given);
  let unlock = (): void => undefined;
  let unshare = (): void => undefined;
  try {
    if (exclusive && database.path !== IN_MEMORY) unlock = lockFile(database.path);
    await migrate(database, log);
    if (exclusive) await enableVacuum(database, log);
    unshare = await shareFile(database, { exclusive });
  } catch (error) {
    unlock();
    await database.close();
    throw error;
  }
  const news = sqliteNews(database.path);
  return {
    database,
    appends: sqliteAppends(database.line, database.batch, rate, news.appended),
    listen: news.listen,
    close: async () => {
      unshare();
      await database.close();
      unlock();
    },
  };
}
