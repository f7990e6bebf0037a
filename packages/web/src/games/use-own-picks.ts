import { useEffect, useState } from "react";
import type { OwnPick } from "./contract.ts";
import { partsOf } from "./index.ts";

const NONE: readonly OwnPick[] = [];

/** What one has made oneself and may bring to such a table; nothing until it is known. `rules` should be memoised. */
export function useOwnPicks(
  game: string,
  mode: string,
  rules: Readonly<Record<string, unknown>>,
): readonly OwnPick[] {
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    (partsOf(game).ownPicks?.(mode, rules) ?? Promise.resolve(NONE)).then(
      (picks) => {
        if (wanted) setOwn(picks);
      },
      // Decks that cannot be read are told of where they are built; here the ready ones remain.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, mode, rules]);
  return own;
}
