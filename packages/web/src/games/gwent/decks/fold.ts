import { plainLetters } from "../../../language/plain-letters.ts";

/** A name as it is compared: plain letters and digits without apostrophes, single spaces. */
export function fold(name: string): string {
  return plainLetters(name)
    .replace(/['’ʼ`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
