import { rmSync } from "node:fs";
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
  const before = await knownAt(world, origin, text);
  if (before !== undefined) {
    const { remote, person } = before;
    const renames = name !== undefined && person.kind === "guest" && person.name !== name;
    return renames ? { remote, person: (await remote.call("rename", { body: { name } })).person } : before;
  }
  const body = name === undefined ? {} : { name };
  return keepIdentity(world, origin, await remoteAt(world, origin, text).call("guest", { body }), text);
}

/** The person we were there before; `undefined` for who was never there, or is not known any more. */
export async function knownAt(world: World, origin: string, text: Text): Promise<Identity | undefined> {
  const token = readSecret(tokenPath(world, origin), text);
  if (token === undefined) return undefined;
  const remote = { ...remoteAt(world, origin, text, token), token };
  const person = await personBy(remote);
  return person && { remote, person };
}

/** From now on we are this person there. */
export function keepIdentity(
  world: World,
  origin: string,
  { person, token }: { readonly person: WirePerson; readonly token: string },
  text: Text,
): Identity {
  writeSecret(tokenPath(world, origin), token, text);
  return { remote: { ...remoteAt(world, origin, text, token), token }, person };
}

/** From now on nobody is known to have been there. */
export function forgetIdentity(world: World, origin: string): void {
  rmSync(tokenPath(world, origin), { force: true });
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
