import { join } from "node:path";
import { InputError } from "@medallion/kernel";
import { readSecret, writeSecret } from "../storage/secret.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/** The same of a server that has been started already; throws `InputError` if its token is not found. */
export function knownOwnerToken({ env }: Pick<World, "env">, folder: string, text: Text): string {
  const path = join(folder, "owner-token");
  const known = env.MEDALLION_OWNER_TOKEN || readSecret(path, text);
  if (known !== undefined && known !== "") return known;
  throw new InputError("no-owner-token", text("error.ownerToken", { path }));
}

/** The secret that opens the owner's page: $MEDALLION_OWNER_TOKEN, else one that is kept beside the database. */
export function ownerToken(world: World, folder: string, text: Text): string {
  const given = world.env.MEDALLION_OWNER_TOKEN;
  if (given !== undefined && given !== "") return given;
  const path = join(folder, "owner-token");
  const known = readSecret(path, text);
  if (known !== undefined) return known;
  const fresh = world.freshSeed();
  writeSecret(path, fresh, text);
  return fresh;
}
