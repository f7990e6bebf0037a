import { randomBytes } from "node:crypto";

/** What nobody can guess, 128 bits: whoever has it was given it. */
export function freshCode(): string {
  return randomBytes(16).toString("base64url");
}

/** What only has to be different from all others: anybody may read it. */
export function freshId(): string {
  return randomBytes(9).toString("base64url");
}
