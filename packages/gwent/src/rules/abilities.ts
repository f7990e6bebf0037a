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
  const { flags } = tableOf(state);
  const candidates: Card[] = [];
  for (const card of sideOf(state, player).pile)
    if ((at(flags, kindOf(state, card)) & (UNIT | HERO)) === UNIT && !isComing(state, at(state.refs, card)))
      candidates.push(card);
  return candidates;
}

function isComing({ agenda }: State, ref: Ref): boolean {
  for (const step of agenda) if (step.kind === "enter" && step.card === ref) return true;
  return false;
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
  const found: Card[] = [];
  if (state.options.rules.musterFromHand)
    for (const other of owner.hand) if (wanted.includes(kindOf(state, other))) found.push(other);
  const inHand = found.length;
  for (let place = owner.deck.length - 1; place >= 0; place--) {
    const other = at(owner.deck, place);
    if (wanted.includes(kindOf(state, other))) found.push(other);
  }
  for (let i = 0; i < found.length; i++)
    if (i < inHand) leaveHand(state, player, at(found, i));
    else leaveDeck(state, player, at(found, i));
  state.agenda.push({ kind: "shuffle", player });
  if (found.length === 0) return;
  callIn(state, player, found, inHand);
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
  for (const card of found) state.limbo.push(card);
  for (let place = found.length - 1; place >= 0; place--)
    if ((flagsOf(state, at(found, place)) & ON_ENTRY) !== 0) {
      const card = at(state.refs, at(found, place));
      state.agenda.push({ kind: "abilities", card, player, musters: false });
    }
  for (let place = found.length - 1; place >= 0; place--) {
    const how = place < fromHand ? "call from hand" : "call";
    queueEntry(state, at(found, place), player, { how, musters: false });
  }
}

export function rowScorchBy(state: State, scribe: Scribe, player: number, unit: Ref): void {
  rowScorch(state, scribe, player, at(tableOf(state).target, kindOf(state, cardOf(state, unit))));
}

export function scorchBy(state: State, scribe: Scribe, player: number, unit: Ref): void {
  scorch(state, scribe, player, cardOf(state, unit));
}
