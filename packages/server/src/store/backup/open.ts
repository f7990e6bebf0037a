import { existsSync } from "node:fs";
import { InputError } from "@medallion/kernel";
import type { Database } from "../database.ts";
import { openPostgres } from "../postgres/open.ts";
import { IN_MEMORY, openSqlite } from "../sqlite/open.ts";
import { placeOf } from "../url.ts";

/** The store as it is, of whatever schema. One that shall be read must be there; what its journal holds is carried first if asked. */
export function openAsItIs(
  url: string,
  use: "read" | "read and carry" | "write",
): Database & { readonly path?: string } {
  const place = placeOf(url);
  switch (place.kind) {
    case "sqlite":
      if (place.path === IN_MEMORY)
        throw new InputError(
          "store-url",
          "A database in memory can’t be backed up or restored. Name a file.",
        );
      if (use !== "write" && !existsSync(place.path))
        throw new InputError("no-store", `There’s no database at ${place.path}. Check DATABASE_URL.`);
      return openSqlite(place.path, { readOnly: use === "read" });
    case "postgres":
      return openPostgres(place.url, { connections: 1, patient: true });
  }
}
