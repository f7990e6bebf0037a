import { join } from "node:path";
import type { WirePerson } from "@medallion/protocol";
import { dataFolder } from "../storage/folder.ts";
import { readSecret, writeSecret } from "../storage/secret.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";
import { type Remote, remoteAt } from "./remote.ts";

/** Who we are at a server. */
export interface Identity {
  readonly remote: Remote & { readonly token: string };
  readonly person: WirePerson;
}

/** The person we were there before, with the name wished for if a guest may change it; else a new guest. */
export async function identityAt(
  world: World,
  origin: string,
  name: string | undefined,
  text: Text,
): Promise<Identity> {
  const path = tokenPath(world, origin);
  const known = readSecret(path, text);
  const before = known === undefined ? undefined : await personBy(remoteAt(world, origin, text, known));
  if (known !== undefined && before !== undefined) {
    const remote = { ...remoteAt(world, origin, text, known), token: known };
    const renames = name !== undefined && before.kind === "guest" && before.name !== name;
    const person = renames ? (await remote.call("rename", { body: { name } })).person : before;
    return { remote, person };
  }
  const body = name === undefined ? {} : { name };
  const { person, token } = await remoteAt(world, origin, text).call("guest", { body });
  writeSecret(path, token, text);
  return { remote: { ...remoteAt(world, origin, text, token), token }, person };
}

/** Whom the server takes the token's holder for; `undefined` if it does not know it any more. */
async function personBy(remote: Remote): Promise<WirePerson | undefined> {
  try {
    return (await remote.call("me")).person;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "not-known") return undefined;
    throw error;
  }
}

/** One file per server, named after it. */
export function tokenPath(world: World, origin: string): string {
  return join(dataFolder(world), "servers", `${origin.replaceAll(/[^A-Za-z0-9.-]+/g, "_")}.token`);
}
