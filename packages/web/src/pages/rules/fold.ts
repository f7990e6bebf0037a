/** Text as it is compared: small letters without diacritics, with the way back to the original. */
export interface Folded {
  readonly original: string;
  readonly text: string;
  /** For each place of `text` where it stands in the original, and one more for the end. */
  readonly from: readonly number[];
}

/** Letters that have no decomposition but are typed as another one, and signs that keyboards lack. */
const ALIKE: Readonly<Record<string, string>> = { ł: "l", ґ: "г", "’": "'", ʼ: "'", "–": "-", "−": "-" };

export function fold(original: string): Folded {
  let text = "";
  const from: number[] = [];
  let place = 0;
  for (const letter of original) {
    const plain = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const folded = ALIKE[plain] ?? plain;
    for (let i = 0; i < folded.length; i++) from.push(place);
    text += folded;
    place += letter.length;
  }
  return { original, text, from: [...from, place] };
}
