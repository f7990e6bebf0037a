import type { InputError } from "@medallion/kernel";
import { refuse } from "../refuse.ts";

/** The six bits of a character. Links also have `~` between fields, `_` before escaped bytes, and `.` in texts. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A link that cannot be read as it is. */
export function brokenLink(path: readonly string[] = []): InputError {
  return refuse("damaged-link", path);
}

/** A whole number, six bits a character; zero is empty text. */
export function numberToText(number: bigint): string {
  if (number === 0n) return "";
  const octal = number.toString(8);
  const even = octal.padStart(octal.length + (octal.length % 2), "0");
  return even.replace(/../g, (pair) => ALPHABET.charAt(Number.parseInt(pair, 8)));
}

export function textToNumber(text: string): bigint {
  const octal = Array.from(text, (letter) => digitOf(letter).toString(8).padStart(2, "0")).join("");
  return octal === "" ? 0n : BigInt(`0o${octal}`);
}

function digitOf(letter: string): number {
  const value = ALPHABET.indexOf(letter);
  if (value < 0) throw brokenLink();
  return value;
}

/** Characters that 256 bits take. */
export const SEED_LENGTH = 43;

export function seedToText(seed: string): string {
  return numberToText(BigInt(`0x${seed}`)).padStart(SEED_LENGTH, ALPHABET.charAt(0));
}

export function textToSeed(text: string): string {
  const seed = textToNumber(text).toString(16).padStart(64, "0");
  if (text.length !== SEED_LENGTH || seed.length !== 64) throw brokenLink(["seed"]);
  return seed;
}

/** Salts are mostly hex digits and then take two thirds of their length. Never has a `.`, which parts them. */
export function saltToText(salt: string): string {
  if (/^[0-9a-f]+$/.test(salt)) return `h${numberToText(BigInt(`0x1${salt}`))}`;
  return `t${escapeText(salt).replaceAll(".", "_2e")}`;
}

export function textToSalt(text: string): string {
  const rest = text.slice(1);
  if (text.startsWith("h")) return textToNumber(rest).toString(16).slice(1);
  if (text.startsWith("t")) return unescapeText(rest);
  throw brokenLink(["salts"]);
}

/** Any text in the characters of a link, which no shell touches; never has two `_` in a row. */
export function escapeText(text: string): string {
  const percent = encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*~_]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return percent.replaceAll("%", "_");
}

export function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("_", "%"));
  } catch {
    throw brokenLink();
  }
}
