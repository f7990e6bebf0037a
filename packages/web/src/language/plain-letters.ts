/** Letters that stay whole when accents are split off, and what is typed instead of them. */
const WHOLE: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss", ґ: "г" };

/** A text in small letters without diacritics, so that whoever types in a hurry finds it. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœßґ]/gu, (letter) => WHOLE[letter] ?? letter);
}
