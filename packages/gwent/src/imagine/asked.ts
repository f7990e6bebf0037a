import { at } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import { copiesIn } from "../decks/card-set.ts";
import { poolOf } from "../decks/deck.ts";
import type { PlayerView, View } from "../view.ts";

/** A question with a choice says that there are at least two different cards to choose from. */
const FEWEST = 2;

/** Cards among which another player's open question lets that player choose from the deck. */
function askedFor(view: View, player: number): readonly string[] {
  const kind = view.asks.find((open) => open.seat === player)?.kind;
  const seen = at(view.players, player);
  if (kind === "weather")
    return poolOf(seen.faction).flatMap(({ id, kind: own }) => (own === "weather" ? [id] : []));
  if (kind !== "bond") return [];
  const units = at(view.sides, seen.side).rows.flatMap(({ cards }) => cards.map(({ id }) => id));
  return [...new Set(units.filter((id) => cardRow(id)?.abilities.includes("tight-bond") === true))];
}

/** Cards that the deck list must hold for the question to be asked, beyond those known to have come back. */
export function impliedInList(view: View, player: number, seen: PlayerView): readonly string[] {
  const returned = new Set(
    seen.known.filter(({ by, where }) => by === -1 && where !== "hand").map(({ id }) => id),
  );
  const wanted = askedFor(view, player);
  const left = wanted.filter((id) => {
    const card = cardRow(id);
    const used = seen.revealed.filter((other) => other === id).length;
    return !returned.has(id) && card !== undefined && copiesIn(card, view.rules.cardSet) > used;
  });
  return left.slice(0, Math.max(0, FEWEST - wanted.filter((id) => returned.has(id)).length));
}

/** Those of the pool that must lie in the deck, given what is known to lie there. */
export function impliedInDeck(
  view: View,
  player: number,
  pool: readonly string[],
  inDeck: readonly string[],
): readonly string[] {
  const wanted = askedFor(view, player);
  const missing = Math.max(0, FEWEST - new Set(wanted.filter((id) => inDeck.includes(id))).size);
  return wanted.filter((id) => pool.includes(id) && !inDeck.includes(id)).slice(0, missing);
}
