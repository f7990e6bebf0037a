import { useEffect, useState } from "react";

/** Something of one's own that a seat may bring. */
export interface OwnPick {
  readonly code: string;
  readonly name: string;
}

const NONE: readonly OwnPick[] = [];

/** One's own decks that fit; none until they are known, and none in games without decks of one's own. */
export function useOwnPicks(
  game: string,
  mode: string,
  rules: Readonly<Record<string, string>>,
): readonly OwnPick[] {
  const [picks, setPicks] = useState(NONE);
  const { cardSet, deckRules } = rules;
  useEffect(() => {
    let wanted = true;
    void ownPicksOf(game, mode, { cardSet, deckRules }).then((found) => {
      if (wanted) setPicks(found);
    });
    return () => {
      wanted = false;
    };
  }, [game, mode, cardSet, deckRules]);
  return picks;
}

async function ownPicksOf(
  game: string,
  mode: string,
  { cardSet, deckRules }: { cardSet: string | undefined; deckRules: string | undefined },
): Promise<readonly OwnPick[]> {
  if (game !== "gwent" || mode === "solo") return NONE;
  try {
    const { ownPicks } = await import("../../games/gwent/decks/own-decks.ts");
    return await ownPicks(mode, {
      ...(cardSet === "videoGame" && { cardSet }),
      ...(deckRules === "competitive" && { deckRules }),
    });
  } catch {
    return NONE;
  }
}
