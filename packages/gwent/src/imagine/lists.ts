import type { Random, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { countsOf, without } from "../cards/ids.ts";
import type { CardLookup, Deck } from "../decks/deck.ts";
import { tableOf } from "../state.ts";
import type { PlayerView, TournamentView, View } from "../view.ts";
import { impliedInList } from "./asked.ts";
import type { DeckSeen } from "./likely.ts";
import { likelyDeck } from "./likely.ts";

/** The place of the deck that the player plays with among those it brought. */
export function pickOf(view: View, player: number): number {
  return view.tournament === undefined ? 0 : at(view.tournament.picks, player);
}

/** A deck to be made up, with what earlier games of a tournament have shown of it. */
type Wanted = TournamentView["decks"][number][number] & { readonly current: boolean };

/** The lists the viewer knows, or made-up decks that contain every card seen. */
export function imaginedLists(view: View, player: PlayerView, seat: Seat, random: Random): readonly Deck[] {
  if (player.lists !== undefined) return player.lists;
  return wantedFrom(view, player, seat).map((deck) => {
    const { faction, leader } = deck;
    return { faction, leader, cards: countsOf(likelyDeck(seenOf(view, player, seat, deck), random)) };
  });
}

/** What is known of the deck that a player plays with now; nothing if its list is known, or fixed by a tournament. */
export function deckSeenBy(view: View, seat: Seat): DeckSeen | undefined {
  const player = at(view.players, seat);
  if (player.lists !== undefined || view.tournament !== undefined) return undefined;
  return wantedFrom(view, player, seat).map((deck) => seenOf(view, player, seat, deck))[0];
}

function wantedFrom(view: View, player: PlayerView, seat: Seat): readonly Wanted[] {
  const brought = view.tournament?.decks[seat]?.map((deck, place) => ({
    ...deck,
    current: place === pickOf(view, seat),
  }));
  const { faction, leader, listCount } = player;
  return brought ?? [{ faction, leader, count: listCount, seen: [], current: true }];
}

function seenOf(view: View, player: PlayerView, seat: Seat, deck: Wanted): DeckSeen {
  const { faction, leader, count, current } = deck;
  const seen = current
    ? [...seenNow(view, player, deck.seen), ...impliedInList(view, seat, player)]
    : [...deck.seen];
  return { faction, leader, size: count, seen, rules: view.rules, lookup: lookupOf(view) };
}

/** What the list must hold: what was revealed, now or in an earlier game, and what this viewer alone saw. */
function seenNow(view: View, player: PlayerView, before: readonly string[]): string[] {
  const isOwn = (by: number): boolean => by >= 0 && by === view.seat;
  const commonIds = idsOf(player, (by) => by === -1);
  const returned = player.known
    .filter(({ by, where }) => by === -1 && where === "hand or deck")
    .map(({ id }) => id);
  const hand = player.hand?.map(({ id }) => id) ?? [];
  const looked = [
    // A card seen in the hand may be one that is known to have come back.
    ...without(idsOf(player, isOwn), returned),
    ...without(hand, commonIds),
    ...(player.aside ?? []),
    ...(player.bottom ?? []),
  ];
  const certain = [...player.revealed, ...looked];
  return [...certain, ...without(before, certain)];
}

function idsOf(player: PlayerView, known: (by: number) => boolean): string[] {
  return player.known.filter(({ by }) => known(by)).map(({ id }) => id);
}

function lookupOf(view: View): CardLookup {
  const table = tableOf({
    options: { mode: view.mode, decks: [], rules: view.rules },
    ...(view.declared === undefined ? {} : { declared: view.declared }),
  });
  return (id) => {
    const kind = table.kindOf.get(id);
    return kind === undefined ? undefined : table.cards[kind];
  };
}
