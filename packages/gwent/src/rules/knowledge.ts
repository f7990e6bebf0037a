import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { removeAt } from "../lists.ts";
import type { Known, State } from "../state.ts";
import { playerOf } from "../state.ts";

/**
 * A card of this kind left a hidden zone of the player in the open. Whoever knew of one there can no longer be
 * sure of it; if nobody did, the card belongs to the player's own deck list and everybody has seen that now.
 *
 * So at any time: cards in hand and deck = deck list - revealed + known to everybody.
 */
export function showOwn(state: State, player: number, kind: Kind, from: "hand" | "deck"): void {
  const sure = placeOfKnown(state, player, kind, from);
  const gone = sure >= 0 ? sure : placeOfKnown(state, player, kind, "hand or deck");
  if (gone < 0) playerOf(state, player).revealed.push(kind);
  else removeAt(state.known, gone);
  if (from === "hand" && sure < 0) useUp(state, player, kind);
}

/** Where it stands that everybody knows of such a card there, or -1 (bench: gwent-random-games). */
function placeOfKnown({ known }: State, player: number, kind: Kind, where: Known["where"]): number {
  for (let place = 0; place < known.length; place++) {
    const { of, kind: other, by, where: there } = at(known, place);
    if (of === player && other === kind && by === -1 && there === where) return place;
  }
  return -1;
}

/** What each observer alone knew of such a card in that hand is used up by one. */
function useUp(state: State, player: number, kind: Kind): void {
  if (!state.known.some(({ of, kind: other, by }) => of === player && other === kind && by >= 0)) return;
  const observers = new Set<number>();
  state.known = state.known.filter((known) => {
    const used = known.of === player && known.kind === kind && known.by >= 0 && !observers.has(known.by);
    if (used) observers.add(known.by);
    return !used;
  });
}

/** A card was drawn unseen: what was known to be in the deck may now be in the hand. */
export function drewUnseen(state: State, player: number): void {
  if (state.known.length === 0) return;
  state.known = state.known.map((known) =>
    known.of === player && known.where === "deck" ? { ...known, where: "hand or deck" } : known,
  );
}

/** An observer saw these cards of a hand: of each kind at least as many are there. */
export function sawHand(state: State, observer: number, of: number, kinds: readonly Kind[]): void {
  for (const kind of new Set(kinds)) {
    const seen = kinds.filter((other) => other === kind).length;
    const had = state.known.filter(
      (known) =>
        known.of === of &&
        known.kind === kind &&
        known.where === "hand" &&
        (known.by === -1 || known.by === observer),
    ).length;
    for (let i = had; i < seen; i++) state.known.push({ of, kind, where: "hand", by: observer });
  }
}
