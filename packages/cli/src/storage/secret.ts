import { existsSync } from "node:fs";
import type { Text } from "../texts/index.ts";
import { readText, writeText } from "./files.ts";

/** Only the person who runs this program may read it. */
const OWN = 0o600;

/** The secret in a file; `undefined` if there is none yet. Throws `InputError` where it cannot be read. */
export function readSecret(path: string, text: Text): string | undefined {
  const secret = existsSync(path) ? readText(path, text).trim() : "";
  return secret === "" ? undefined : secret;
}

/** Keeps a secret where nobody else can read it. Throws `InputError` where it cannot be written. */
export function writeSecret(path: string, secret: string, text: Text): void {
  writeText(path, `${secret}\n`, text, OWN);
}
