import type { View } from "@medallion/ronin";

/** What the player has to do with cards now: lay them, keep them, or take some into hand from rows or the deck. */
export type Laying = "play" | "keep" | "place" | "take";

const LAYING: ReadonlySet<string> = new Set<Laying>(["play", "keep", "place", "take"]);

/** Whoever takes cards takes two. */
const PICKED = 2;

/** What is being laid by the question that the viewer owes an answer to. */
export function layingOf({ asks, seat }: View): Laying | undefined {
  const kind = asks.find((ask) => ask.seat === seat)?.kind;
  return kind !== undefined && LAYING.has(kind) ? (kind as Laying) : undefined;
}

/** Cards of which the viewer may want to know what they will do: the own hand, what can be taken, or what can be kept. */
function candidates(view: View, laying: Laying): readonly string[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (laying === "keep") return own?.timeline.map(({ card }) => card) ?? [];
  const looked = laying === "play" ? [] : topCards(view, Math.max(PICKED, own?.peeked ?? 0));
  return [...(own?.hand ?? []), ...(laying === "place" ? view.rows.flat() : []), ...looked];
}

/** Those of the top cards of the deck that the viewer has seen where they lie. */
function topCards({ deckSeen }: View, count: number): readonly string[] {
  return deckSeen.flatMap(({ place, card }) => (place < count ? [card] : []));
}

/** What a player does with the table while cards are told of. */
export interface TriedCards {
  /** Cards that are laid already, in their order. */
  readonly laid: readonly string[];
  /** The row that is held, counted from 1; 0 is the deck. */
  readonly row?: number | undefined;
  readonly pointed?: string | undefined;
}

/**
 * What to tell of: cards that are laid one after the other, with the one that is pointed at as the next; where cards are
 * taken, the card that is pointed at, or each of those that would be taken by itself.
 */
export function layingsToTell(view: View, tried: TriedCards): readonly (readonly string[])[] {
  const laying = layingOf(view);
  if (laying === undefined) return [];
  const known = candidates(view, laying);
  const pointed = known.find((card) => card === tried.pointed);
  const lying = tried.laid.filter((card) => known.includes(card));
  if (laying === "place" || laying === "take") {
    const taken = laying === "take" ? lying : takenFrom(view, tried.row);
    return (pointed === undefined || taken.includes(pointed) ? taken : [pointed]).map((card) => [card]);
  }
  if (pointed === undefined || lying.includes(pointed)) return lying.length === 0 ? [] : [lying];
  // Who has laid all thinks of another instead of the last.
  return [laying === "play" && lying.length > 1 ? [...lying.slice(0, -1), pointed] : [...lying, pointed]];
}

/** What a row brings; what the deck does only if its top cards are known and nobody looked at more to choose from. */
function takenFrom(view: View, row: number | undefined): readonly string[] {
  if (row === undefined) return [];
  if (row > 0) return view.rows[row - 1] ?? [];
  const own = view.seat === null ? undefined : view.players[view.seat];
  return (own?.peeked ?? 0) > PICKED ? [] : topCards(view, PICKED);
}

/** Every card alone, so that all is known before it is pointed at. */
export function cardsAhead(view: View): readonly (readonly string[])[] {
  const laying = layingOf(view);
  return laying === undefined ? [] : candidates(view, laying).map((card) => [card]);
}
