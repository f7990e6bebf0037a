import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { without } from "./cards/ids.ts";
import { idOf } from "./rules/zones.ts";
import type { Card, Known, State } from "./state.ts";
import { isAutomaton, playerOf, tableOf } from "./state.ts";
import { seesHand } from "./view.ts";

interface HiddenCard {
  readonly card: string;
  readonly place: string;
  readonly group: string;
}

/** Where each card hidden from the viewer lies: upper or lower half of an own deck, hand or deck of another. */
export function hiddenFrom(state: State, viewer: Seat | null): readonly HiddenCard[] {
  return state.players.flatMap((_, player) => {
    if (isAutomaton(state, player)) return ofAutomaton(state);
    return player === viewer ? ofOwnDeck(state, player) : ofAnother(state, viewer, player);
  });
}

/** Below so many cards a hand is reached too rarely to be waited for. */
const FEWEST_IN_HAND = 4;

function ofOwnDeck(state: State, player: number): readonly HiddenCard[] {
  // Before the deal the deck lies as the list has it; it is shuffled before anybody draws.
  if (state.phase === "start") return [];
  const { deck, bottom } = playerOf(state, player);
  return halves(
    deck.slice(bottom).map((card) => idOf(state, card)),
    `deck of ${player}`,
  );
}

function halves(cards: readonly string[], group: string): readonly HiddenCard[] {
  return cards.map((card, place) => ({
    card,
    place: place < cards.length / 2 ? "lower half" : "upper half",
    group,
  }));
}

function ofAnother(state: State, viewer: Seat | null, player: number): readonly HiddenCard[] {
  const owner = playerOf(state, player);
  const group = `cards of ${player}`;
  const unknown = (cards: readonly Card[], where: Known["where"]): readonly string[] => {
    const known = state.known
      .filter(
        (entry) => entry.of === player && entry.where === where && (entry.by === -1 || entry.by === viewer),
      )
      .map(({ kind }) => at(tableOf(state).cards, kind).id);
    return without(
      cards.map((card) => idOf(state, card)),
      known,
    );
  };
  // A mate has seen what was set aside in the mulligan, and where it went.
  const seen = seesHand(state, viewer, player);
  const deck = seen ? owner.deck.slice(owner.bottom) : [...owner.deck, ...owner.aside];
  const inDeck = state.phase === "start" ? [] : halves(unknown(deck, "deck"), group);
  if (seen || owner.hand.length < FEWEST_IN_HAND) return inDeck;
  return [...inDeck, ...unknown(owner.hand, "hand").map((card) => ({ card, place: "hand", group }))];
}

/** Cards under Decoys are few among many, so that only the deck and the leaders are waited for. */
function ofAutomaton(state: State): readonly HiddenCard[] {
  const { automaton } = state;
  if (automaton === undefined || state.phase === "start") return [];
  const deck = playerOf(state, 1).deck.map((card) => idOf(state, card));
  const leaders = automaton.leaders.map((kind, place) => ({
    card: at(tableOf(state).cards, kind).id,
    place: place === automaton.leaders.length - 1 ? "top" : "below",
    group: "leaders of the automaton",
  }));
  return [...halves(deck, "deck of the automaton"), ...leaders];
}
