import { dirname, join, resolve } from "node:path";
import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/** Where a server keeps everything, and where the secrets of its owner lie. */
export interface Database {
  /** `sqlite:PATH` with a whole path, or `postgres://…`. */
  readonly url: string;
  readonly folder: string;
}

/**
 * What was asked for, else $DATABASE_URL, else a file in the folder `data`: of the project when npm or ./play started
 * this program, of the current folder otherwise. Paths that were given are meant from the current folder.
 */
export function databaseFor({ env }: Pick<World, "env">, asked: string | undefined, text: Text): Database {
  const standard = join(projectFolder(env) ?? resolve(), "data");
  const given = asked ?? (env.DATABASE_URL === "" ? undefined : env.DATABASE_URL);
  if (given === undefined) return { url: `sqlite:${join(standard, "medallion.db")}`, folder: standard };
  const [, path] = /^sqlite:(.+)$/s.exec(given) ?? [];
  if (path !== undefined) return { url: `sqlite:${resolve(path)}`, folder: dirname(resolve(path)) };
  if (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)) return { url: given, folder: standard };
  // What was given is not repeated: it may hold a password.
  throw new InputError("bad-database", text("error.database"));
}

/** The folder of the project, if one of its scripts started this program. */
function projectFolder({
  npm_lifecycle_event: script,
  npm_package_json: manifest,
}: World["env"]): string | undefined {
  return (script === "ci:play" || script === "medallion") && manifest !== undefined
    ? dirname(manifest)
    : undefined;
}
