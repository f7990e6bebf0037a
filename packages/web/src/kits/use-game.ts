import { type Kit, type Say, speaker } from "@medallion/kernel";
import { use, useMemo } from "react";
import { useWords } from "../language/language.tsx";
import { catalogueOf, kitOf } from "./load.ts";

/** A game, and how it speaks in the chosen language; waits in the nearest `Suspense` until both are there. */
export interface Spoken {
  readonly kit: Kit;
  readonly say: Say;
}

/** `names` are those of the seats and of who plays along. */
export function useGame(id: string, names: readonly string[] = NOBODY): Spoken {
  const { language } = useWords();
  const kit = use(kitOf(id));
  const catalogue = use(catalogueOf(kit, language));
  const say = useMemo(() => speaker(language, catalogue, names), [language, catalogue, names]);
  return useMemo(() => ({ kit, say }), [kit, say]);
}

const NOBODY: readonly string[] = [];
