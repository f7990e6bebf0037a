import { GAME_IDS } from "@medallion/games/lazy";
import { useEffect, useState } from "react";
import { partsOf } from "../games/index.ts";

const NONE: ReadonlyMap<string, string> = new Map();

/** What one calls one's own decks, by the code that finished games remember; nothing until it is known. */
export function useOwnPickNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    Promise.all(GAME_IDS.map((game) => partsOf(game).ownPickNames?.() ?? NONE)).then(
      (found) => {
        if (wanted) setNames(new Map(found.flatMap((each) => [...each])));
      },
      // Decks that cannot be read go by their leaders.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return names;
}
