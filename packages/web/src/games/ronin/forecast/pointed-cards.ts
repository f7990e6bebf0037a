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

/**
 * The cards to tell of, in the order in which they are laid: what is laid already, with the one that is pointed at;
 * of one that is laid itself, what comes up to it.
 */
export function cardsToTell(
  view: View,
  laid: readonly string[],
  pointed: string | undefined,
): readonly string[] {
  const laying = layingOf(view);
  if (laying === undefined) return [];
  const known = candidates(view, laying);
  const lying = laid.filter((card) => known.includes(card));
  if (pointed === undefined || !known.includes(pointed)) return lying;
  const place = lying.indexOf(pointed);
  if (place >= 0) return lying.slice(0, place + 1);
  // Who has laid all thinks of another instead of the last.
  return laying === "play" && lying.length > 1 ? [...lying.slice(0, -1), pointed] : [...lying, pointed];
}

/** Every card alone, so that all is known before it is pointed at. */
export function cardsAhead(view: View): readonly (readonly string[])[] {
  const laying = layingOf(view);
  return laying === undefined ? [] : candidates(view, laying).map((card) => [card]);
}
