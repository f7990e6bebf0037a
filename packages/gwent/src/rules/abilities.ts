import { at } from "@medallion/kernel";
import { HERO, ON_ENTRY, UNIT } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Card, Ref, State } from "../state.ts";
import { cardOf, isAutomaton, playerOf, sideOf, tableOf } from "../state.ts";
import { queueEntry } from "./agenda.ts";
import { ask } from "./ask.ts";
import { automatonMedic, automatonMuster } from "./automaton-choices.ts";
import { rowScorch, scorch } from "./battle.ts";
import { drawCards, flagsOf, idOf, kindOf, leaveDeck, leaveHand, named, pickCard, toAll } from "./zones.ts";

/** GW-5.4; the automaton flips two cards instead (GW-17.12). */
export function spy(state: State, scribe: Scribe, player: number): void {
  if (!isAutomaton(state, player)) drawCards(state, scribe, player, 2);
  else if (state.automaton !== undefined && !state.automaton.thinking) state.automaton.owed += 2;
}

/** Non-hero units in the own discard pile (GW-5.6, GW-15.11), but none that is already on its way (GW-1.14). */
export function medicCandidates(state: State, player: number): Card[] {
  const isComing = (ref: Ref): boolean =>
    state.agenda.some((step) => step.kind === "enter" && step.card === ref);
  return sideOf(state, player).pile.filter(
    (card) => (flagsOf(state, card) & (UNIT | HERO)) === UNIT && !isComing(at(state.refs, card)),
  );
}

/** GW-5.6 to GW-5.8, GW-5.14, GW-10.23. */
export function medic(state: State, scribe: Scribe, player: number): void {
  const candidates = medicCandidates(state, player);
  if (candidates.length === 0) return;
  if (isAutomaton(state, player)) return automatonMedic(state, scribe, candidates);
  if (state.restoreAtRandom) return revive(state, player, pickCard(state, scribe, candidates));
  if (candidates.length === 1 && !state.options.rules.medicMayDecline)
    return revive(state, player, at(candidates, 0));
  ask(state, player, "medic");
}

export function revive(state: State, player: number, card: Card): void {
  queueEntry(state, card, player);
}

/** GW-5.9 to GW-5.13: first from the hand in hand order, then from the deck top to bottom. */
export function muster(state: State, scribe: Scribe, player: number, caller: Ref): void {
  const card = cardOf(state, caller);
  const wanted = at(tableOf(state).musters, kindOf(state, card));
  if (isAutomaton(state, player)) return automatonMuster(state, wanted);
  const owner = playerOf(state, player);
  const called = (other: Card): boolean => wanted.includes(kindOf(state, other));
  const fromHand = state.options.rules.musterFromHand ? owner.hand.filter(called) : [];
  const fromDeck = owner.deck.filter(called).reverse();
  for (const found of fromHand) leaveHand(state, player, found);
  for (const found of fromDeck) leaveDeck(state, player, found);
  state.agenda.push({ kind: "shuffle", player });
  const found = [...fromHand, ...fromDeck];
  if (found.length === 0) return;
  callIn(state, player, found, fromHand.length);
  scribe.tell?.(
    toAll({
      kind: "unitsCalled",
      seat: player,
      id: idOf(state, card),
      cards: found.map((other) => named(state, other)),
    }),
  );
}

/** GW-5.11: when all have entered, their on-entry abilities other than muster resolve in order of entry. */
function callIn(state: State, player: number, found: readonly Card[], fromHand: number): void {
  state.limbo.push(...found);
  for (const card of found.toReversed())
    if ((flagsOf(state, card) & ON_ENTRY) !== 0)
      state.agenda.push({ kind: "abilities", card: at(state.refs, card), player, musters: false });
  for (const [place, card] of [...found.entries()].reverse())
    queueEntry(state, card, player, { how: place < fromHand ? "call from hand" : "call", musters: false });
}

export function rowScorchBy(state: State, scribe: Scribe, player: number, unit: Ref): void {
  rowScorch(state, scribe, player, at(tableOf(state).target, kindOf(state, cardOf(state, unit))));
}

export function scorchBy(state: State, scribe: Scribe, player: number, unit: Ref): void {
  scorch(state, scribe, player, cardOf(state, unit));
}
