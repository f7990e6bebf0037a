import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Card, PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { cardIn } from "./lay-out.ts";
import { mix } from "./mix.ts";

/** Who is dealt hidden cards before all others, and which cards those are, the highest first. */
export interface Favour {
  readonly players: readonly PlayerIndex[];
  readonly worth: (card: Card) => number;
}

/** The cards that a viewer cannot see, by the reshuffle that brought them into the deck, and those it has seen there. */
export interface Hidden {
  readonly pools: readonly (readonly Card[])[];
  readonly seen: readonly { readonly place: number; readonly card: Card }[];
}

export function hiddenIn(view: View): Hidden {
  const box = boxOf(view);
  return {
    pools: view.hidden.map((ids) => ids.map((id) => cardIn(box, id))),
    seen: view.deckSeen.map(({ place, card }) => ({
      place: view.deckCount - 1 - place,
      card: cardIn(box, card),
    })),
  };
}

/**
 * Deals the cards that the viewer cannot see into other hands and the deck, each to any place it could be in; with a
 * favour the likely gives way to what is only possible.
 */
export function dealHidden(state: State, view: View, hidden: Hidden, random: Random, favour?: Favour): void {
  const pools = hidden.pools.map((cards) => {
    const pool = mix(cards.slice(), random);
    return favour === undefined ? pool : pool.sort((one, other) => favour.worth(other) - favour.worth(one));
  });
  for (const player of new Set([...(favour?.players ?? []), ...view.players.keys()])) {
    const { unknown } = at(view.players, player);
    const dealt = unknown.flatMap((count, batch) => at(pools, batch).splice(0, count));
    playerOf(state, player).hand.push(...dealt);
    fillTaken(state, view, player, dealt);
  }
  state.deck = imaginedDeck(state, view, hidden, at(pools, view.shuffles));
}

/** What another took at the deck spot is among its unknown cards. */
function fillTaken(state: State, view: View, player: number, dealt: readonly Card[]): void {
  const { takenCount, taken } = at(view.players, player);
  playerOf(state, player).taken.push(...dealt.slice(0, takenCount - taken.length));
}

/** The top card last; cards that the viewer has seen lie where they are. */
function imaginedDeck(state: State, view: View, { seen }: Hidden, left: readonly Card[]): Card[] {
  if (seen.length === 0) return left.slice(0, view.deckCount);
  const deck = Array<Card>(view.deckCount).fill(-1);
  for (const { place, card } of seen) {
    deck[place] = card;
    if (view.seat !== null) state.seen[card] = 1 << view.seat;
  }
  let next = 0;
  return deck.map((card) => (card >= 0 ? card : at(left, next++)));
}
