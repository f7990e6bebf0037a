import { type Say, speaker } from "@medallion/kernel";
import { RECORD_TEXTS } from "@medallion/records";
import { useMemo } from "react";
import { useWords } from "../../language/language.tsx";

/** Says what is wrong with a record, or what a proof found. */
export function useRecordWords(): Say {
  const { language } = useWords();
  return useMemo(() => speaker(language, RECORD_TEXTS[language]), [language]);
}
