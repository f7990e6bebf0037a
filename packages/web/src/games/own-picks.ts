/** Something of one's own that can be brought to a seat. */
export interface OwnPick {
  /** As `Request.picks` of the kernel takes it. */
  readonly code: string;
  readonly name: string;
}

type Load = (mode: string, rules: Readonly<Record<string, unknown>>) => Promise<readonly OwnPick[]>;

/** The games to which people bring what they made themselves. */
const OWN: Readonly<Record<string, Load>> = {
  gwent: async (mode, rules) => {
    // Alone against the automaton one brings a leader, unless it was agreed to bring a deck.
    if (mode === "solo" && rules.soloDeck !== "constructed") return [];
    const { ownPicks } = await import("./gwent/decks/own-decks.ts");
    const cardSet = rules.cardSet === "videoGame" ? "videoGame" : "box";
    return ownPicks(mode, {
      cardSet,
      ...(rules.deckRules === "competitive" && { deckRules: "competitive" }),
    });
  },
};

export function hasOwnPicks(game: string): boolean {
  return OWN[game] !== undefined;
}

/** Everything of one's own that fits a table of this game, mode and rule options. */
export async function ownPicks(
  game: string,
  mode: string,
  rules: Readonly<Record<string, unknown>>,
): Promise<readonly OwnPick[]> {
  return (await OWN[game]?.(mode, rules)) ?? [];
}
