import type { Language } from "@medallion/kernel";
import { type ComponentType, lazy, use } from "react";
import { LanguageContext, useWords } from "./language.tsx";
import type { LoadTexts } from "./texts.ts";
import { loadWords, type Words } from "./words.ts";

/** Loads a component when it is first drawn. */
type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Makes components that are loaded when they are first drawn, together with texts that only they need. */
export function speaking(
  loadTexts: LoadTexts,
): <Props extends object>(load: Load<Props>) => ComponentType<Props> {
  const loaded = new Map<Language, Promise<Words>>();
  const wordsIn = (language: Language): Promise<Words> => {
    const words = loaded.get(language) ?? loadWords(language, loadTexts);
    loaded.set(language, words);
    // Without a network nothing came: it is asked for again.
    words.catch(() => loaded.delete(language));
    return words;
  };
  return (load) => {
    const Loaded = lazy(load);
    return function Speaking(props) {
      const words = use(wordsIn(useWords().language));
      return (
        <LanguageContext value={words}>
          <Loaded {...props} />
        </LanguageContext>
      );
    };
  };
}
