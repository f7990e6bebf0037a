import type { Language } from "@medallion/kernel";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { useSettings } from "../settings/use-settings.ts";
import type { LoadTexts } from "./texts.ts";
import { loadWords, type Text, type Words } from "./words.ts";

/** What is spoken: a game puts its own texts beside those of the pages (`speaking`). */
export const LanguageContext = createContext<Words | undefined>(undefined);

interface LanguageProviderProps {
  readonly first: Words;
  /** Texts that all inside need besides those of the pages. */
  readonly loadMore?: LoadTexts | undefined;
  readonly children: ReactNode;
}

/** Speaks to everything inside; a new language is spoken at once when its texts are there, the old one until then. */
export function LanguageProvider({ first, loadMore, children }: LanguageProviderProps) {
  const { language } = useSettings();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    loadWords(language, loadMore).then(
      (loaded) => {
        // As a transition: what must load more texts of its own stays on the screen until they are there.
        if (wanted) startTransition(() => setWords(loaded));
      },
      // Without a network a language that was never loaded cannot be spoken: the old one goes on.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [language, loadMore]);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <LanguageContext value={words}>{children}</LanguageContext>;
}

export function useWords(): Words {
  const words = useContext(LanguageContext);
  if (words === undefined) throw new Error("useWords outside of a LanguageProvider");
  return words;
}

export function useText(): Text {
  return useWords().text;
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
  uk: "Українська",
};
