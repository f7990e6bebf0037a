import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useWords } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { READER } from "./reader.ts";

/** Reads this text aloud and falls silent again; nothing where the browser has no voice of the language. */
export function ReadAloudButton({ words }: { readonly words: string }) {
  const { text, language } = useWords();
  const me = useMemo(() => ({ words, language }), [words, language]);
  const hasVoice = useSyncExternalStore(READER.watch, () => READER.hasVoice(language), unheard);
  const isReading = useSyncExternalStore(READER.watch, () => READER.isReading(me), unheard);
  // What is no longer on the page, or says something else now, is not read on.
  useEffect(() => () => READER.stop(me), [me]);
  if (!hasVoice) return null;
  return (
    <Button
      kind="quiet"
      aria-pressed={isReading}
      onClick={() => (isReading ? READER.stop(me) : READER.read(me, words, language))}
    >
      {text(isReading ? "shell.read.stop" : "shell.read")}
    </Button>
  );
}

/** Where nothing can be heard, as in tests. */
const unheard = () => false;
