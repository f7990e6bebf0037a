import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Plain data as JSON with sorted keys: equal data, equal text, on every machine. */
export function canonical(data: unknown): string {
  if (typeof data === "number" && Number.isFinite(data)) return String(data);
  if (typeof data !== "object" || data === null) return JSON.stringify(data) ?? "null";
  let text = "";
  // By hand, because every finished game is written this way: lists of pieces would cost more than the text.
  if (isList(data)) {
    for (let index = 0; index < data.length; index++)
      text += index === 0 ? canonical(data[index]) : `,${canonical(data[index])}`;
    return `[${text}]`;
  }
  if (!isRecord(data)) return "{}";
  for (const key of sortedKeys(data)) {
    const value = data[key];
    if (value === undefined) continue;
    if (text !== "") text += ",";
    text += `${keyText(key)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

/** Names of fields as text: there are few, and each is written again and again. */
const keyTexts = new Map<string, string>();
const MOST_KEYS = 2000;

function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (keyTexts.size < MOST_KEYS) keyTexts.set(key, text);
  return text;
}

function sortedKeys(data: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(data);
  for (let index = 1; index < keys.length; index++)
    if ((keys[index - 1] ?? "") > (keys[index] ?? "")) return keys.sort(byText);
  return keys;
}

/** Whether two pieces of plain data have the same canonical text, found without writing it or lists of fields. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((part, i) => equal(part, other[i]));
  if (!isRecord(one) || !isRecord(other)) return false;
  let surplus = 0;
  for (const key in one) {
    if (one[key] === undefined) continue;
    if (!equal(one[key], other[key])) return false;
    surplus++;
  }
  for (const key in other) if (other[key] !== undefined) surplus--;
  return surplus === 0;
}

export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}

/** Characters that are hashed at a time: to encode each small piece alone costs more than to hash it. */
const TOGETHER = 4096;

/** The hash of a canonical text that is written in pieces. */
export function hashOfPieces(): { add(piece: string): void; end(): string } {
  const hash = sha256.create();
  let text = "";
  const flush = (): void => {
    hash.update(utf8ToBytes(text));
    text = "";
  };
  return {
    add: (piece) => {
      text += piece;
      if (text.length >= TOGETHER) flush();
    },
    end: () => {
      flush();
      return bytesToHex(hash.digest());
    },
  };
}

function isList(data: object): data is readonly unknown[] {
  return Array.isArray(data);
}

function isRecord(data: object): data is Readonly<Record<string, unknown>> {
  return !isList(data);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
