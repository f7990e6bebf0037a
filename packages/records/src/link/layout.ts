import type { Kit } from "@medallion/kernel";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { refuse } from "../refuse.ts";
import { brokenLink, numberToText } from "./text.ts";

/*
 * A link is fields parted by `~`, empty ones at the end left out, then four characters of checksum:
 *   version and game ~ rules version ~ options ~ seed and moves ~ how it stopped ~ salts parted by `.` ~ seat ~ seat …
 */
export const LINK_VERSION = "1";
const CHECKSUM_LENGTH = 4;
const LONGEST_LINK = 30_000;

export function joinFields(fields: readonly string[]): string {
  const body = fields.join("~").replace(/~+$/, "");
  return body + checksum(body);
}

/** The fields of an undamaged link. */
export function splitFields(text: string): readonly string[] {
  const body = text.slice(0, -CHECKSUM_LENGTH);
  if (text.length > LONGEST_LINK || body === "") throw brokenLink();
  if (!text.startsWith(LINK_VERSION)) throw refuse("newer-link");
  if (checksum(body) !== text.slice(-CHECKSUM_LENGTH)) throw brokenLink();
  return body.split("~");
}

function checksum(body: string): string {
  const bits = BigInt(`0x${bytesToHex(sha256(utf8ToBytes(body))).slice(0, 6)}`);
  return numberToText(bits).padStart(CHECKSUM_LENGTH, "A");
}

/** The kit a link names by its place in the list or by the id of its game. */
export function kitNamed(kits: readonly Kit[], name: string): Kit {
  const kit = /^\d{1,9}$/.test(name) ? kits[Number(name)] : kits.find(({ game }) => game.id === name);
  if (kit === undefined) throw refuse("unknown-game", ["game"], { game: name });
  return kit;
}
