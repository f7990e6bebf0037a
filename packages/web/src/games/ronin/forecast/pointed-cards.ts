import type { View } from "@medallion/ronin";

/** What the player has to do with cards now: lay them, keep them, or take some into hand. */
export type Laying = "play" | "keep" | "place";

const LAYING: ReadonlySet<string> = new Set<Laying>(["play", "keep", "place"]);

/** What is being laid by the question that the viewer owes an answer to. */
export function layingOf({ asks, seat }: View): Laying | undefined {
  const kind = asks.find((ask) => ask.seat === seat)?.kind;
  return kind !== undefined && LAYING.has(kind) ? (kind as Laying) : undefined;
}

/** Cards of which the viewer may want to know what they will do: the own hand, a row, or what can be kept. */
function candidates(view: View, laying: Laying): readonly string[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (laying === "keep") return own?.timeline.map(({ card }) => card) ?? [];
  return [...(own?.hand ?? []), ...(laying === "place" ? view.rows.flat() : [])];
}

/** What a player does with the table while cards are told of. */
export interface TriedCards {
  /** Cards that are laid already, in their order. */
  readonly laid: readonly string[];
  /** The row that is held, counted from 1. */
  readonly row?: number | undefined;
  readonly pointed?: string | undefined;
}

/**
 * What to tell of: cards that are laid one after the other, with the one that is pointed at as the next; in the draft
 * the card that is pointed at, or each card of the row that is held by itself.
 */
export function layingsToTell(view: View, tried: TriedCards): readonly (readonly string[])[] {
  const laying = layingOf(view);
  if (laying === undefined) return [];
  const known = candidates(view, laying);
  const pointed = known.find((card) => card === tried.pointed);
  if (laying === "place") {
    const row = tried.row === undefined ? [] : (view.rows[tried.row - 1] ?? []);
    return (pointed === undefined || row.includes(pointed) ? row : [pointed]).map((card) => [card]);
  }
  const lying = tried.laid.filter((card) => known.includes(card));
  if (pointed === undefined || lying.includes(pointed)) return lying.length === 0 ? [] : [lying];
  // Who has laid all thinks of another instead of the last.
  return [laying === "play" && lying.length > 1 ? [...lying.slice(0, -1), pointed] : [...lying, pointed]];
}

/** Every card alone, so that all is known before it is pointed at. */
export function cardsAhead(view: View): readonly (readonly string[])[] {
  const laying = layingOf(view);
  return laying === undefined ? [] : candidates(view, laying).map((card) => [card]);
}
