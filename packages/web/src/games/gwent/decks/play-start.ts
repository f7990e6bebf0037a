import type { CardSet, DeckList, Fault } from "@medallion/gwent/decks";
import type { TableStart } from "../../../navigation/paths.ts";
import type { OwnDeck } from "./kept.ts";
import { codeOf } from "./own-decks.ts";
import type { Standing } from "./standing.ts";

/** The table at which a deck can be played at once, or what keeps it from every table. */
export type PlayStart =
  | { readonly kind: "ready"; readonly start: TableStart }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

interface Played {
  readonly deck: DeckList;
  readonly cardSet: CardSet;
}

/** A deck is played by the limits it is meant for, if it keeps them, else by the wider ones of an ordinary duel. */
export function playStart({ deck, cardSet }: Played, goal: OwnDeck["goal"], standing: Standing): PlayStart {
  const aim = goal === "standard" ? "standard" : "competitive";
  const mode = standing[aim].length === 0 ? aim : "standard";
  const pick = codeOf(deck);
  if (standing[mode].length > 0 || pick === undefined) return { kind: "faulty", faults: standing[mode] };
  return { kind: "ready", start: { mode, pick, ...(cardSet !== "box" && { rules: { cardSet } }) } };
}
