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
  if (length > LONGEST) return refused(`Choose a name with at most ${LONGEST} characters.`);
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
