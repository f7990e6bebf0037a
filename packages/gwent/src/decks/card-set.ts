import type { CardRow } from "../cards/row.ts";
import { refuse } from "../refuse.ts";

export type CardSet = "box" | "videoGame";
export type DeckRules = "standard" | "competitive";

/** How often a card may be in a deck (GW-2.5, GW-2.24); 0 if it is not in the set at all. */
export function copiesIn(card: CardRow, cardSet: CardSet): number {
  return cardSet === "box" ? card.copies : card.copiesVideoGame;
}

const WITHOUT_MUSTER: ReadonlySet<string> = new Set(["geralt-of-rivia", "cirilla"]);

/** The card as that set prints it: the video game's Geralt and Cirilla call nobody (GW-2.24). */
export function printedIn(card: CardRow, cardSet: CardSet): CardRow {
  if (cardSet === "box" || !WITHOUT_MUSTER.has(card.id)) return card;
  const { musters: _, ...rest } = card;
  return { ...rest, abilities: card.abilities.filter((ability) => ability !== "muster") };
}

/** The ways of playing that differ in how decks are built. */
export type DeckMode = "standard" | "competitive" | "tournament" | "free-for-all" | "team" | "solo";

const FIXED: Readonly<Partial<Record<DeckMode, DeckRules>>> = {
  competitive: "competitive",
  tournament: "competitive",
  solo: "standard",
};

/** The limits a mode's decks obey: standard unless asked for, fixed where the mode leaves no choice (GW-2.8, GW-16.18). */
export function deckRulesOf(mode: DeckMode, asked?: DeckRules): DeckRules {
  const fixed = FIXED[mode];
  if (fixed !== undefined && asked !== undefined && asked !== fixed)
    throw refuse("deck-rules", { mode, fixed }, ["deckRules"]);
  return fixed ?? asked ?? "standard";
}
