/** Letters that stay whole when accents are split off. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss", ґ: "г" };

/** A text as people type it in a hurry: small letters without accents or apostrophes, single spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœßґ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’ʼ`]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
