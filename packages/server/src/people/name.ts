import { BOTS } from "@medallion/bots";

export type NameReading =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "refused"; readonly sentence: string };

const LONGEST = 40;
/** Controls, bidirectional marks, zero-width and otherwise invisible characters, line separators, unassigned ones, the empty Braille cell. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks so many marks on a letter; towers of them cover the lines around. */
const TOWER = /\p{M}{5}/u;

/** A name as it will be shown: composed (NFC), without outer and doubled spaces, with nothing in it that cannot be seen. */
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
  if (TOWER.test(name)) return refused("Choose a name with fewer accents on one letter.");
  if (RESERVED.has(nameKey(name))) return refused("That name belongs to a bot. Choose another one.");
  return { kind: "name", name };
}

/** Names with the same key are the same name to accounts: width, ligatures, case and doubled spaces do not matter. */
export function nameKey(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
  return folded.replace(/\p{Zs}+/gu, " ").trim();
}

const RESERVED: ReadonlySet<string> = new Set(BOTS.map((bot) => nameKey(bot.id)));

function refused(sentence: string): NameReading {
  return { kind: "refused", sentence };
}
