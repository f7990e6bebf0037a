import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Plain data as text with sorted keys: equal data, equal text, on every machine. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byKey)) : value,
  );
}

export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
