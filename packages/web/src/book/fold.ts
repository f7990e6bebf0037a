import { plainLetters } from "../language/plain-letters.ts";

/** Text as it is compared: small letters without diacritics, with the way back to the original. */
export interface Folded {
  readonly original: string;
  readonly text: string;
  /** For each place of `text` where it stands in the original, and one more for the end. */
  readonly from: readonly number[];
}

/** Signs that keyboards lack, and what is typed instead of them. */
const TYPED: Readonly<Record<string, string>> = { "’": "'", ʼ: "'", "–": "-", "−": "-" };

export function fold(original: string): Folded {
  let text = "";
  const from: number[] = [];
  let place = 0;
  for (const letter of original) {
    const plain = plainLetters(letter);
    const folded = TYPED[plain] ?? plain;
    for (let i = 0; i < folded.length; i++) from.push(place);
    text += folded;
    place += letter.length;
  }
  return { original, text, from: [...from, place] };
}
