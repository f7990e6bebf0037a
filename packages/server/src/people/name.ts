import { isReserved } from "./reserved-names.ts";

export type NameReading =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "refused"; readonly sentence: string };

const LONGEST = 40;
/** Controls, bidirectional marks, zero-width and otherwise invisible characters, line separators, unassigned ones, the empty Braille cell. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language of ours stacks more than two marks on a letter, others three; towers of them cover the lines around. */
const TOWER = /\p{M}{4}/u;
/** Who is called “Anna: hello” seems to quote Anna wherever names stand before words. */
const QUOTING = /[:\u{2d0}\u{5c3}\u{2236}\u{a789}\u{fe13}\u{fe55}\u{ff1a}]/u;
/** What pages put beside a name to say that somebody is known. */
const BADGE =
  /[\u{2611}\u{2705}\u{2713}\u{2714}\u{2605}\u{2b50}\u{1f396}\u{1f3c5}\u{1f46e}\u{1f6e1}]|[([]\s*(?:account|owner|admin|mod|official|verified)/iu;
/** The scripts that living people write their names in. Letters of all others are there to imitate, or to be wide. */
const LIVING =
  "Common Inherited Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian Hangul Hiragana Katakana Bopomofo Han Yi";
/** Words that are one character, dashes as long as a word, and Roman numerals, which are letters to everybody. */
const WIDE = "\\u{fdf0}-\\u{fdff}\\u{2e3a}\\u{2e3b}\\u{2160}-\\u{2188}";
const STRANGE = new RegExp(
  `[${WIDE}]|[^${LIVING.split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("")}]`,
  "u",
);
/** Alphabets with letters that look like another's: nobody needs two of them in one word, but to look like somebody else. */
const ALIKE = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Lisu", "Deseret"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/**
 * A name as it will be shown, whoever gives it: composed (NFC), without outer and doubled spaces, with nothing in it
 * that cannot be seen or only imitates. Whether somebody has it already `Names` says.
 */
export function readName(text: string): NameReading {
  const name = text
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}+/gu, " ");
  const length = [...name].length;
  if (length === 0) return refused("Choose a name with at least one character.");
  // What is one character may be shown like a whole word.
  if (Math.max(length, [...name.normalize("NFKC")].length) > LONGEST)
    return refused(`Choose a name with at most ${LONGEST} characters.`);
  if (UNSEEN.test(name)) return refused("Choose a name without invisible or control characters.");
  if (!SEEN.test(name)) return refused("Choose a name with at least one visible character.");
  if (TOWER.test(name.normalize("NFD"))) return refused("Choose a name with fewer accents on one letter.");
  if (
    name
      .normalize("NFKC")
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .some(mixesAlphabets)
  )
    return refused("Choose a name that doesn’t mix alphabets within a word.");
  if (QUOTING.test(name)) return refused("Choose a name without a colon.");
  if (BADGE.test(name)) return refused("Choose a name without check marks, stars or titles.");
  if (STRANGE.test(name)) return refused("Choose a name in letters that others can read.");
  if (isReserved(name)) return refused("That name belongs to a bot or to this server. Choose another one.");
  return { kind: "name", name };
}

function mixesAlphabets(word: string): boolean {
  return ALIKE.filter((script) => script.test(word)).length > 1;
}

/** Names with the same key are the same name to accounts: width, ligatures, case and doubled spaces do not matter. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/\p{Zs}+/gu, " ").trim();
}

function refused(sentence: string): NameReading {
  return { kind: "refused", sentence };
}
