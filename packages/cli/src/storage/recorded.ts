import { existsSync } from "node:fs";
import { hashOf, type Kit } from "@medallion/kernel";
import { decodeLink, type GameRecord, readSave } from "@medallion/records";
import { kitOf } from "../kits.ts";
import { originFrom } from "../online/origin.ts";
import { remoteAt } from "../online/remote.ts";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";
import { readText } from "./files.ts";

/** A game from a file or a link. */
export interface Recorded {
  readonly kit: Kit;
  readonly record: GameRecord;
  /** `hashOf` the position that the file or the link says it came to. */
  readonly hash: string;
}

/**
 * Reads what a person gave as FILE, LINK or the address of a record at a server; throws `InputError`. Whether its choices
 * are legal, replay tells.
 */
export async function recordedGame(world: World, given: string, text: Text): Promise<Recorded> {
  if (!existsSync(given) && looksLikeLink(given)) {
    const { kit, record, state } = decodeLink(world.kits, given);
    return { kit, record, hash: hashOf(state) };
  }
  const { record, checkpoint } = readSave((await fetched(world, given, text)) ?? readText(given, text));
  return { kit: kitOf(world.kits, record.game, text), record, hash: hashOf(checkpoint) };
}

const RECORD = /^(https?:\/\/[^/]+)\/api\/tables\/([A-Za-z0-9_-]{10,64})\/games\/(\d{1,6})\/record$/;

/** The text of a record that a server keeps; `undefined` for what is no such address. */
async function fetched(world: World, given: string, text: Text): Promise<string | undefined> {
  const [, origin, table, number] = RECORD.exec(given) ?? [];
  if (origin === undefined || table === undefined) return undefined;
  const params = { table, number: Number(number) };
  return JSON.stringify(await remoteAt(world, originFrom(origin, text), text).call("record", { params }));
}

/** The parts of a link stand between tildes. */
function looksLikeLink(text: string): boolean {
  return text.includes("~") && !text.includes("/");
}
