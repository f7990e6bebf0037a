import type { Sight as SightOf } from "@medallion/ink";
import type { Message } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolAt } from "../box.ts";
import { type ActionCard, CHARACTERS, type CharacterId, SYMBOLS, type Sym } from "../data/index.ts";
import { cardName } from "../data/words.ts";
import type { PlayerIndex } from "../state.ts";
import type { View } from "../view.ts";

/** What is drawn of a view. */
export type Sight = SightOf<View>;

/** A card as this game prints it. */
export function cardIn(view: View, id: string): ActionCard {
  const box = boxOf(view);
  return at(box.cards, box.cardOf.get(id) ?? -1);
}

/** The name of a card; one that a scenario declared has no text and is called by its id. */
export function nameIn(view: View, id: string): Message {
  const declared = view.declared?.cards?.some((card) => card.id === id) ?? false;
  return declared ? { key: "outline.declared", values: { id } } : cardName(id);
}

/** All players clockwise, the viewer first; for a spectator the first player takes that place. */
export function playersInSight({ circle, seat, players }: View): readonly PlayerIndex[] {
  // Before the first player is known nobody has sat down.
  const seated = circle.length > 0 ? circle : [...players.keys()];
  const start = Math.max(0, seat === null ? 0 : seated.indexOf(seat));
  return [...seated.slice(start), ...seated.slice(0, start)];
}

/** Whether a symbol is active, and on which side (RO-1.13). */
export type Role = "left" | "right" | "inactive";

export function roleOf({ active }: View, symbol: Sym): Role {
  return symbol === active?.[0] ? "left" : symbol === active?.[1] ? "right" : "inactive";
}

/** The two symbols that are not active in the last chapter (RO-1.16). */
export function questSymbols(view: View): readonly Sym[] {
  const chapter = boxOf(view).chapters.find(({ id }) => id === view.chapterCard);
  const last = chapter?.pairs.at(-1)?.map(symbolAt) ?? [];
  return SYMBOLS.filter((symbol) => last.length > 0 && !last.includes(symbol));
}

/** Active symbols printed on cards: what an Automa counts in a row (RO-12.15). */
export function activeOn(view: View, ids: readonly string[]): number {
  const symbols = ids.flatMap((id) => cardIn(view, id).symbols);
  return symbols.filter((symbol) => roleOf(view, symbol) !== "inactive").length;
}

/** The experience at which each of the four abilities opens (RO-7.1). */
export function thresholdsOf(view: View, player: PlayerIndex): readonly number[] {
  const { character } = at(view.players, player);
  return character === undefined ? [] : thresholdsWith(view, character);
}

/** The same for a character that nobody may have taken yet. */
export function thresholdsWith(view: View, character: CharacterId): readonly number[] {
  return [0, ...at(boxOf(view).thresholds, CHARACTERS.indexOf(character))];
}
