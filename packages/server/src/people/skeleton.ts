import { LOOK_ALIKES } from "./look-alikes.ts";

/** Raised when names may get other skeletons than before: those that are kept are then made anew. */
export const SKELETONS = 5;

/** Accents and strokes above, below and through a letter; not the vowels of other scripts, which are marks too. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** What one looks past: spaces, punctuation, apostrophes. */
const SMALL = /[\p{P}\p{Z}\p{Lm}\p{Sk}]/gu;

/**
 * What a name looks like, however it is written: names with a skeleton in common are taken for one another. As it is
 * written, in small letters and in capitals, because other letters look alike in each: В like B, в does not.
 */
export function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize("NFKC");
  return [...new Set([plain, plain.toLowerCase(), plain.toUpperCase()].map(lookOf))];
}

function lookOf(text: string): string {
  // A letter with its accent may be in the table, and so may the letter alone.
  const bare = [...text].map(looksLike).join("").normalize("NFKD").replace(ACCENTS, "");
  const looked = [...bare].map(looksLike).join("").replace(SMALL, "");
  const pairs = looked.replaceAll("rn", "m").replaceAll("vv", "w");
  // Of a name that is signs alone they are all there is to see.
  return pairs === "" ? bare.toLowerCase() : pairs;
}

function looksLike(character: string): string {
  const found = LOOK_ALIKES.get(character);
  if (found !== undefined) return found;
  const small = character.toLowerCase();
  // Plain letters look like themselves in any case but for those that the table has.
  return LOOK_ALIKES.get(small) ?? small;
}
