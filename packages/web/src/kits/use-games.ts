import { GAME_IDS } from "@medallion/games/lazy";
import { speaker } from "@medallion/kernel";
import { use, useMemo } from "react";
import { useWords } from "../language/language.tsx";
import { catalogueOf, kitOf } from "./load.ts";
import type { Spoken } from "./use-game.ts";

/** All games that are among these, each with how it speaks; waits in the nearest `Suspense` until they are there. */
export function useGames(wanted: ReadonlySet<string>): ReadonlyMap<string, Spoken> {
  const { language } = useWords();
  const loaded = GAME_IDS.filter((id) => wanted.has(id)).map((id) => {
    const kit = use(kitOf(id));
    return { id, kit, catalogue: use(catalogueOf(kit, language)) };
  });
  // What is loaded is the same object each time, so that it stands for itself.
  const key = loaded.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which are loaded, and `language` in which words.
  return useMemo(
    () =>
      new Map(
        loaded.map(({ id, kit, catalogue }) => [id, { kit, say: speaker(language, catalogue) }] as const),
      ),
    [key, language],
  );
}
