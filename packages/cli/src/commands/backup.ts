import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { InputError } from "@medallion/kernel";
import type { Command } from "commander";
import { calledAs } from "../called.ts";
import { languageFor } from "../language.ts";
import { databaseFor } from "../serving/database.ts";
import { storeFailure } from "../serving/failure.ts";
import { countOn } from "../terminal/progress.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";

interface BackupOptions {
  readonly database?: string;
  readonly lang?: string;
}

const DATABASE = "sqlite:PATH or postgres://…; default: $DATABASE_URL, or data/medallion.db";

/** `medallion backup`: everything a server keeps in one file, while it may run. */
export function backupCommand(world: World, _exit: Exit): Command {
  return command(world, "backup", "Back up a server’s database to one file, even while it’s running.", [
    "medallion backup medallion.backup",
    "medallion backup medallion.backup --database postgres://…",
  ])
    .argument("<file>", "a new file")
    .option("--database <url>", DATABASE)
    .action(async (file: string, options: BackupOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const { url } = databaseFor(world, options.database, text);
      const { backup } = await world.network.server();
      if (!existsSync(dirname(resolve(file))))
        throw new InputError("unwritable-file", text("error.write", { path: file, reason: "ENOENT" }));
      const rows = await counting(world, text, (progress) => backup(url, file, progress));
      world.stdout.write(`${text("backup.done", { rows, path: file })}\n`);
    });
}

/** `medallion restore`: a backup becomes a new store, of either kind. */
export function restoreCommand(world: World, _exit: Exit): Command {
  return command(world, "restore", "Restore a backup into a new database; the server must not be running.", [
    "medallion restore medallion.backup",
    "medallion restore medallion.backup --database sqlite:games.db",
  ])
    .argument("<file>", `a file from “${calledAs(world)} backup”`)
    .option("--database <url>", DATABASE)
    .action(async (file: string, options: BackupOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const { url } = databaseFor(world, options.database, text);
      const { restore } = await world.network.server();
      const rows = await counting(world, text, (progress) => restore(file, url, progress));
      world.stdout.write(`${text("restore.done", { rows, path: file })}\n`);
    });
}

/** Does a long work on the store; how far it is goes to stderr, why it failed is one sentence. */
async function counting(
  world: World,
  text: Text,
  work: (progress: (rows: number) => void) => Promise<number>,
): Promise<number> {
  const count = countOn(world.stderr, (rows) => text("backup.progress", { rows }));
  try {
    return await work((rows) => count.advance(rows));
  } catch (error) {
    throw storeFailure(error, text);
  } finally {
    count.finish();
  }
}
