import type { Language } from "@medallion/kernel";
import type { LoadTexts } from "../language/texts.ts";
import { loadWords, type Text } from "../language/words.ts";
import type { Slip } from "./contract.ts";

/** The same as `Slip`, before it has words. */
export type WordlessSlip = (...asked: [...Parameters<Slip>, text: Text]) => string | undefined;

/** Loads what a game says of slips, together with the texts that only that game needs. */
export function speakingSlip(
  load: () => Promise<{ readonly slip: WordlessSlip }>,
  loadTexts: LoadTexts,
): (language: Language) => Promise<Slip> {
  return async (language) => {
    const [{ slip }, { text }] = await Promise.all([load(), loadWords(language, loadTexts)]);
    return (asked, choice) => slip(asked, choice, text);
  };
}
