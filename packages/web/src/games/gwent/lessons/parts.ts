import type { Message, Scene } from "@medallion/kernel";

/** A duel in the middle of a round, or as the position says. */
export function duel(position: Readonly<Record<string, unknown>>): Scene {
  return { mode: "standard", options: undefined, cards: undefined, position, forced: [] };
}

/** What a card is called. */
export function card(id: string): Message {
  return { key: `card.${id}` };
}

/** Something on the drawn table that has a place of its own. */
export function zone(name: string): string {
  return `[data-zone="${name}"]`;
}

/** A card that lies open. */
export function shown(id: string): string {
  return `[data-ref][data-zoom="${id}"]`;
}

/** A card in the learner's hand. */
export function held(id: string): string {
  return `${zone("hand:0")} [data-zoom="${id}"]`;
}

/** A card that can be chosen now, wherever it is offered. */
export function lit(id: string): string {
  return `[data-spot][data-zoom="${id}"]`;
}

/** The buttons of the table for what is no card. */
export const PASS = 'button[aria-keyshortcuts="P"]';
export const LEADER = 'button[data-spot="leader"]';
