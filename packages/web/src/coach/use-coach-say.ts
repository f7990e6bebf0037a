import { COACH_TEXTS } from "@medallion/bots/coach";
import { type Kit, type Say, speaker } from "@medallion/kernel";
import { use, useMemo } from "react";
import { catalogueOf } from "../kits/load.ts";
import { useWords } from "../language/language.tsx";

/** Says what the coach says of a game, in the chosen language. */
export function useCoachSay(kit: Kit, names: readonly string[]): Say {
  const { language } = useWords();
  const catalogue = use(catalogueOf(kit, language));
  return useMemo(
    () => speaker(language, { ...catalogue, ...COACH_TEXTS[language] }, names),
    [language, catalogue, names],
  );
}
