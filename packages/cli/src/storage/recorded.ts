import { existsSync } from "node:fs";
import { hashOf, type Kit } from "@medallion/kernel";
import { decodeLink, type GameRecord, readSave } from "@medallion/records";
import { kitOf } from "../kits.ts";
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

/** Reads what a person gave as FILE or LINK; throws `InputError`. Whether its choices are legal, replay tells. */
export function recordedGame(world: World, given: string, text: Text): Recorded {
  if (!existsSync(given) && looksLikeLink(given)) {
    const { kit, record, state } = decodeLink(world.kits, given);
    return { kit, record, hash: hashOf(state) };
  }
  const { record, checkpoint } = readSave(readText(given, text));
  return { kit: kitOf(world.kits, record.game, text), record, hash: hashOf(checkpoint) };
}

/** The parts of a link stand between tildes. */
function looksLikeLink(text: string): boolean {
  return text.includes("~") && !text.includes("/");
}
