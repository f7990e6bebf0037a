import type { Random } from "@medallion/kernel";
import { at, imaginedRandom } from "@medallion/kernel";
import type { Kind } from "../../cards/table.ts";
import { imagineState } from "../../imagine/index.ts";
import { mix } from "../../imagine/mix.ts";
import { isSeat } from "../../imagine/world.ts";
import type { Card, State } from "../../state.ts";
import { copyState, tableOf } from "../../state.ts";
import type { View } from "../../view.ts";
import { aloneWorth } from "../card-worth.ts";
import { facesOf } from "../faces.ts";
import { HELD_MOST } from "./held.ts";
import type { Guess, Hidden } from "./hidden.ts";
import { hiddenOf } from "./hidden.ts";

/** In a tournament the lists matter beyond this game, so worlds are drawn from so many sets of them. */
const LINE_UPS = 6;

interface Prepared {
  readonly base: State;
  readonly hidden: readonly Hidden[];
}

/** The worlds that agree with a view: one is laid out, and each draw deals its hidden cards anew (bench: gwent-worlds). */
export function worldsOf(view: View): (random: Random) => State {
  const prepared: Prepared[] = [];
  const most = view.tournament === undefined ? 1 : LINE_UPS;
  return (random) => {
    if (prepared.length < most) prepared.push(prepare(view, random));
    const { base, hidden } = at(prepared, random.below(prepared.length));
    return dealt(base, hidden, random);
  };
}

function prepare(view: View, random: Random): Prepared {
  const base = imagineState(view, random);
  const hidden = view.players.flatMap((seen, player) =>
    isSeat(view, player) && seen.deck === undefined ? [hiddenOf(base, view, player, random)] : [],
  );
  return { base, hidden };
}

function dealt(base: State, hidden: readonly Hidden[], random: Random): State {
  const state = copyState(base);
  state.random = imaginedRandom(random);
  for (const cards of hidden) dealHidden(state, cards, random);
  for (const { deck, bottom } of state.players) mixDeck(deck, bottom, random);
  if (state.automaton !== undefined) dealAutomaton(state, random);
  return state;
}

const pool: Kind[] = [];

/** A deck list is drawn, and its cards dealt: to the hand those that are held oftener, the rest to the deck. */
function dealHidden(state: State, cards: Hidden, random: Random): void {
  const { hand, deck, inDeck, held } = cards;
  const { kinds } = drawnFrom(cards, random);
  pool.length = 0;
  for (const kind of kinds) pool.push(kind);
  for (const card of hand) state.kinds[card] = takeFrom(held, random);
  if (held !== undefined && hand.length > 0) exchange(state, hand, held, random);
  mix(pool, random);
  for (let i = 0; i < deck.length; i++)
    state.kinds[at(deck, i)] = i < inDeck.length ? at(inDeck, i) : at(pool, i - inDeck.length);
}

function drawnFrom({ guesses, total }: Hidden, random: Random): Guess {
  let drawn = (random.below(FINE) / FINE) * total;
  for (const guess of guesses) {
    drawn -= guess.weight;
    if (drawn < 0) return guess;
  }
  return at(guesses, guesses.length - 1);
}

/** Takes a card from the pool; one that is seldom held is mostly passed over. */
function takeFrom(held: Float64Array | undefined, random: Random): Kind {
  let place = random.below(pool.length);
  if (held !== undefined)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if ((random.below(FINE) / FINE) * HELD_MOST < (held[at(pool, place)] ?? 1)) break;
      place = random.below(pool.length);
    }
  const kind = at(pool, place);
  pool[place] = at(pool, pool.length - 1);
  pool.pop();
  return kind;
}

const MOST_TRIES = 20;

/** What was exchanged was exchanged for better: so often a card of the pool is tried in its stead. */
const EXCHANGES = 4;

function exchange(state: State, hand: readonly Card[], held: Float64Array, random: Random): void {
  const faces = facesOf(tableOf(state));
  for (let i = 0; i < EXCHANGES && pool.length > 0; i++) {
    const card = at(hand, random.below(hand.length));
    const place = random.below(pool.length);
    const [one, other] = [at(state.kinds, card), at(pool, place)];
    if (aloneWorth(faces, other) <= aloneWorth(faces, one)) continue;
    if ((random.below(FINE) / FINE) * HELD_MOST >= (held[other] ?? 1)) continue;
    state.kinds[card] = other;
    pool[place] = one;
  }
}
const FINE = 1_000_000;

/** All above the cards at the bottom that the owner knows. */
function mixDeck(deck: Card[], bottom: number, random: Random): void {
  for (let last = deck.length - 1; last > bottom; last--) {
    const other = bottom + random.below(last + 1 - bottom);
    const card = at(deck, last);
    deck[last] = at(deck, other);
    deck[other] = card;
  }
}

/** The automaton's cards are known but for their order, and for which of them lie under its Decoys. */
function dealAutomaton(state: State, random: Random): void {
  const { automaton } = state;
  if (automaton === undefined) return;
  mix(automaton.leaders, random);
  const { deck } = at(state.players, 1);
  for (const [place, { decoy, card }] of automaton.hidden.entries()) {
    if (card === 0 || deck.length === 0) continue;
    const other = random.below(deck.length + 1);
    if (other === deck.length) continue;
    automaton.hidden[place] = { decoy, card: at(deck, other) };
    deck[other] = card;
  }
}
