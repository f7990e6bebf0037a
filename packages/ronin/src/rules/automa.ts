import { boxOf } from "../box.ts";
import type { Decision } from "../decision.ts";
import { activePair } from "../effects/count.ts";
import type { Scribe } from "../events.ts";
import type { Card, PlayerIndex, State, Step } from "../state.ts";
import { queuePoints } from "./alliance.ts";
import { boardOf } from "./circle.ts";
import { cardsInRow, DECK_SPOT } from "./draft.ts";
import { toAll } from "./tell.ts";
import { addToTimeline, idOf, idsOf, takeTop } from "./zones.ts";

/** Cards taken in a pick. */
const PICKED = 2;

/** RO-12.15 to RO-12.17: the row with most active symbols, the higher of equal ones, or the deck spot. */
export function automaDecision(state: State, player: PlayerIndex): Decision {
  const { first, second } = boxOf(state);
  const [left, right] = activePair(state);
  const isActive = (symbol: number | undefined): number => (symbol === left || symbol === right ? 1 : 0);
  const counts: number[] = [];
  let chosen = DECK_SPOT;
  let best = 0;
  for (let row = 1; row <= state.rows.length / 2; row++) {
    const cards = cardsInRow(state, row);
    let count = cards.length === 0 ? -1 : 0;
    for (const card of cards) count += isActive(first[card]) + isActive(second[card]);
    counts.push(count);
    if (count > best) {
      best = count;
      chosen = row;
    }
  }
  return { player, turn: state.turn + 1, left, right, counts, chosen };
}

/** RO-12.18 to RO-12.20: both cards go to the timeline at once; no XP, no effects. */
export function automaPick(state: State, scribe: Scribe, player: PlayerIndex): void {
  const decision = automaDecision(state, player);
  const { chosen } = decision;
  state.decisions.push(decision);
  state.spots[player] = chosen;
  scribe.tell?.(toAll({ kind: "automaPicked", seat: player, decision }));
  const cards = chosen === DECK_SPOT ? deckCards(state, scribe) : [...cardsInRow(state, chosen)];
  if (chosen !== DECK_SPOT) state.rows.fill(-1, chosen * 2 - 2, chosen * 2);
  for (const card of cards) {
    state.seen[card] = 0;
    addToTimeline(state, player, card);
  }
  scribe.tell?.(toAll({ kind: "automaPlayed", seat: player, cards: idsOf(state, cards) }));
}

function deckCards(state: State, scribe: Scribe): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < PICKED; i++) {
    const card = takeTop(state, scribe);
    if (card >= 0) cards.push(card);
  }
  return cards;
}

/** RO-12.22, RO-12.30: one point on each track shared with a human, the left one first. */
export function automaTea(
  state: State,
  scribe: Scribe,
  { player, card }: Step & { kind: "automa-tea" },
): void {
  scribe.tell?.(toAll({ kind: "automaServedTea", seat: player, card: idOf(state, card) }));
  queuePoints(state, boardOf(state, player, "right"), 1);
  queuePoints(state, boardOf(state, player, "left"), 1);
}
