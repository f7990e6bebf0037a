import { COMMON_PASSWORDS, HOUSE_WORDS } from "./common-passwords.ts";

/** NIST SP 800-63B-4 asks for this length where a password is all that protects an account; no rule about kinds of characters. */
export const SHORTEST_PASSWORD = 15;
/** So much must be left of a password after everything that guessers try first is taken out of it. */
const LEAST_OWN = 6;
const LEAST_DIFFERENT = 4;
/** Shorter names are in too many words to be looked for. */
const SHORTEST_SOUGHT = 4;

/** What is wrong with a new password, as a sentence that says what to do; `undefined` if nothing is. */
export function passwordFault(password: string, name: string): string | undefined {
  const length = [...password.normalize("NFKC")].length;
  if (length < SHORTEST_PASSWORD)
    return `The password is too short. Use at least ${SHORTEST_PASSWORD} characters; a few words are fine.`;
  const plain = folded(password);
  const own = folded(name);
  if (own.length >= SHORTEST_SOUGHT && plain.includes(own))
    return "The password contains your name. Choose another one.";
  if (HOUSE_WORDS.some((word) => plain.includes(word)))
    return "The password contains this site’s name. Choose another one.";
  const left = withoutRuns(withoutCommon(plain));
  return left.length < LEAST_OWN || new Set(left).size < LEAST_DIFFERENT
    ? "That password is too easy to guess. Use a few words that don’t belong together."
    : undefined;
}

/** What people put for letters, to make a password look harder than it is. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
};

/** Lower case without accents, spaces and punctuation. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$!]/gu, "")
    .replaceAll("ł", "l");
}

const COMMON = COMMON_PASSWORDS.map((word) => [...folded(word)]);

/**
 * What is left when the words and rows of keys that come first in every list of guesses are taken out so that they take
 * as much as they can, also where signs stand for letters: in "thomastereza" there are two names, not one "master".
 */
function withoutCommon(plain: string): string {
  const characters = [...plain];
  const spelt = characters.map((character) => SIGNS[character] ?? character);
  // The shortest rest of what comes before each place.
  const rests: string[] = [""];
  for (const [at, character] of characters.entries()) {
    const rest = rests[at] ?? "";
    shorten(rests, at + 1, rest + character);
    for (const word of COMMON) {
      const end = at + word.length;
      if (wordAt(characters, at, word) || wordAt(spelt, at, word)) shorten(rests, end, rest);
    }
  }
  return rests[characters.length] ?? "";
}

function shorten(rests: string[], at: number, rest: string): void {
  const known = rests[at];
  if (known === undefined || rest.length < known.length) rests[at] = rest;
}

function wordAt(characters: readonly string[], at: number, word: readonly string[]): boolean {
  return word.every((letter, index) => characters[at + index] === letter);
}

/** Without one character again and again, and characters that follow one another (aaaa, 4567, zyxw). */
function withoutRuns(text: string): string {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  let left = "";
  let at = 0;
  while (at < points.length) {
    let end = at + 1;
    const step = (points[end] ?? Number.NaN) - (points[at] ?? 0);
    if (Math.abs(step) <= 1)
      while (end < points.length && (points[end] ?? 0) - (points[end - 1] ?? 0) === step) end++;
    // Three in a row are in many words.
    if (end - at < 4) end = at + 1;
    if (end === at + 1) left += String.fromCodePoint(points[at] ?? 0);
    at = end;
  }
  return left;
}
