import { join } from "node:path";
import { readSecret, writeSecret } from "../storage/secret.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

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
