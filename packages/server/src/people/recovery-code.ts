import { createHash, randomInt } from "node:crypto";
import type { Store } from "../store/store.ts";

/** Without letters that are taken for digits. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const GROUPS = 5;
const OF = 5;

/** A code that nobody guesses (more than 120 bits), in groups that can be read aloud: `ABCDE-…`. */
export function recoveryCode(): string {
  const group = (): string =>
    Array.from({ length: OF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** What is kept of a code. It is long and random, so a quick hash keeps it; case, spaces and dashes do not matter. */
export function recoveryHash(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(`recovery ${plain}`).digest("hex");
}

/** Gives an account another code, in place of the one before; `undefined` if the person has no account. */
export async function issueRecovery(store: Store, person: string): Promise<string | undefined> {
  const code = recoveryCode();
  return (await store.people.setRecovery(person, recoveryHash(code))) ? code : undefined;
}
