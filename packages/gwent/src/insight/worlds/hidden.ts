import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { without } from "../../cards/ids.ts";
import type { Kind } from "../../cards/table.ts";
import type { DeckSeen } from "../../imagine/likely.ts";
import { ownDeck, readyOnes } from "../../imagine/likely.ts";
import { deckSeenBy } from "../../imagine/lists.ts";
import type { Card, State } from "../../state.ts";
import { tableOf } from "../../state.ts";
import type { View } from "../../view.ts";
import type { Faces } from "../faces.ts";
import { facesOf } from "../faces.ts";
import { EARLY, heldOftener } from "./held.ts";

/** Cards of one player that the viewer does not see: where they lie, and what they may be. */
export interface Hidden {
  readonly player: number;
  /** Hand cards that can be anything, and all cards of the deck that are in no known place. */
  readonly hand: readonly Card[];
  readonly deck: readonly Card[];
  /** What is surely in the deck. */
  readonly inDeck: readonly Kind[];
  readonly guesses: readonly Guess[];
  readonly total: number;
  /** By kind how readily it is held; nothing is known of that before the mulligan is over. */
  readonly held: Float64Array | undefined;
}

/** What the hidden cards would be with one deck list, and how likely that is. */
export interface Guess {
  readonly kinds: readonly Kind[];
  readonly weight: number;
}

/** Lists that are imagined for somebody with a deck of their own. */
const OWN_DECKS = 8;

/** What is hidden of a player; `base` is one world that agrees with the view. */
export function hiddenOf(base: State, view: View, player: number, random: Random): Hidden {
  const owner = at(base.players, player);
  const seen = at(view.players, player);
  const { kindOf } = tableOf(base);
  const kinds = (ids: readonly string[]): readonly Kind[] => ids.map((id) => kindOf.get(id) ?? -1);
  const common = seen.known.filter(({ by }) => by === -1);
  const inDeck = common.flatMap(({ id, where }) => (where === "deck" ? [id] : []));
  const inHand = seen.known.flatMap(({ id, where }) => (where === "hand" ? [id] : []));
  const isOpen = seen.hand !== undefined;
  const free = isOpen ? [] : freeCards(base, owner.hand, kinds(inHand));
  const deck = [...owner.deck.slice(owner.bottom), ...(isOpen ? [] : owner.aside)];
  const placed = isOpen ? seen.hand.map(({ id }) => id) : inHand;
  const size = free.length + deck.length - inDeck.length;
  const guesses = listsFor(base, view, player, random).flatMap(({ cards, weight }) => {
    const left = [...without(cards, seen.revealed), ...common.map(({ id }) => id)];
    const pool = without(left, [...placed, ...(seen.aside ?? []), ...(seen.bottom ?? []), ...inDeck]);
    return pool.length === size ? [{ kinds: kinds(pool), weight }] : [];
  });
  // An arranged position need not have a list that fits: then its cards are only mixed.
  if (guesses.length === 0)
    guesses.push({ kinds: kindsOf(base, [...free, ...deck], kinds(inDeck)), weight: 1 });
  const total = guesses.reduce((sum, { weight }) => sum + weight, 0);
  const faces = facesOf(tableOf(base));
  const held = view.phase === "round" ? heldFor(faces, seen.revealed.length < EARLY) : undefined;
  return { player, hand: free, deck, inDeck: kinds(inDeck), guesses, total, held };
}

const known = { early: new WeakMap<Faces, Float64Array>(), late: new WeakMap<Faces, Float64Array>() };

function heldFor(faces: Faces, early: boolean): Float64Array {
  const kept = early ? known.early : known.late;
  const found =
    kept.get(faces) ?? Float64Array.from(faces.flags, (_, kind) => heldOftener(faces, kind, early));
  kept.set(faces, found);
  return found;
}

/** The hand cards that are not those known to be there. */
function freeCards(base: State, hand: readonly Card[], known: readonly Kind[]): readonly Card[] {
  const left = [...known];
  return hand.filter((card) => {
    const place = left.indexOf(at(base.kinds, card));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function kindsOf(base: State, cards: readonly Card[], less: readonly Kind[]): readonly Kind[] {
  const left = [...less];
  return cards.flatMap((card) => {
    const kind = at(base.kinds, card);
    const place = left.indexOf(kind);
    if (place < 0) return [kind];
    left.splice(place, 1);
    return [];
  });
}

interface List {
  readonly cards: readonly string[];
  readonly weight: number;
}

function listsFor(base: State, view: View, player: number, random: Random): readonly List[] {
  const deck: DeckSeen | undefined = deckSeenBy(view, player);
  if (deck === undefined) return [{ cards: cardsIn(base, view, player), weight: 1 }];
  const { ready, own } = readyOnes(deck);
  const owns = Array.from({ length: OWN_DECKS }, () => ({
    cards: ownDeck(deck, random),
    weight: own / OWN_DECKS,
  }));
  return [...ready, ...owns];
}

/** The list of the deck that is played with in this world. */
function cardsIn(base: State, view: View, player: number): readonly string[] {
  const place = view.tournament === undefined ? 0 : at(view.tournament.picks, player);
  const cards = at(base.options.decks, player)[place]?.cards ?? {};
  return Object.entries(cards).flatMap(([id, count]) => Array<string>(count).fill(id));
}
