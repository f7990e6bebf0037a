import { type Message, speaker } from "@medallion/kernel";
import { use, useCallback } from "react";
import { catalogueOf, kitOf } from "../kits/load.ts";
import { useWords } from "../language/language.tsx";
import type { Sentence } from "./lesson.ts";

/** Says the coach's sentences in the chosen language, with the names the game has for things in it. */
export function useCoachWords(game: string): (sentence: Sentence, names?: Message["values"]) => string {
  const { language } = useWords();
  const catalogue = use(catalogueOf(use(kitOf(game)), language));
  return useCallback(
    (sentence, names = {}) => {
      const say = speaker(language, { ...catalogue, [SENTENCE]: sentence[language] });
      return say({ key: SENTENCE, values: names });
    },
    [language, catalogue],
  );
}

/** No game has a text of this name. */
const SENTENCE = "a sentence of the coach";
