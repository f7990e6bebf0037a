import { at, remove } from "@medallion/kernel";
import { DECOY, HORN, MARDROEME, SPECIAL, WEATHER } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Automaton, Card, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { queueEntry } from "./agenda.ts";
import { AUTOMATON, automatonSlot } from "./automaton-choices.ts";
import { showOwn } from "./knowledge.ts";
import { playSpecial } from "./specials.ts";
import { flagsOf, kindOf, leaveDeck, named, show, toAll, toPile } from "./zones.ts";

function automatonOf(state: State): Automaton {
  if (state.automaton === undefined) throw new Error("there is no automaton in this match");
  return state.automaton;
}

/** GW-17.21: auTurn. */
export function automatonTurn(state: State): void {
  const automaton = automatonOf(state);
  automaton.decisions = [];
  automaton.owed = automaton.wonLast ? 2 : 1;
  automaton.wonLast = false;
  state.agenda.push({ kind: "relocate" }, { kind: "flips" });
}

/** GW-16.8, GW-16.16: flips until none is owed or the deck is empty. */
export function flips(state: State, scribe: Scribe): void {
  const automaton = automatonOf(state);
  const { deck } = playerOf(state, AUTOMATON);
  const card = deck.at(-1);
  if (automaton.thinking || automaton.owed <= 0 || card === undefined) {
    automaton.owed = 0;
    return;
  }
  automaton.owed--;
  scribe.final = true;
  leaveDeck(state, AUTOMATON, card);
  scribe.tell?.(toAll({ kind: "cardFlipped", ...named(state, card) }));
  state.agenda.push({ kind: "flips" });
  resolveFlipped(state, scribe, card);
}

/** A card from the top of the deck: weather brings one more (GW-16.9, GW-16.15). */
function resolveFlipped(state: State, scribe: Scribe, card: Card): void {
  if ((flagsOf(state, card) & WEATHER) !== 0) automatonOf(state).owed++;
  playForAutomaton(state, scribe, card, "deck");
}

/** GW-17.4 to GW-17.20: any card in the open, played by the automaton. */
export function playForAutomaton(state: State, scribe: Scribe, card: Card, from: "deck" | "pile"): void {
  const flags = flagsOf(state, card);
  if ((flags & SPECIAL) === 0) {
    state.limbo.push(card);
    queueEntry(state, card, AUTOMATON);
  } else if ((flags & DECOY) !== 0) hideUnderDecoy(state, scribe, card);
  else if ((flags & (HORN | MARDROEME)) !== 0) {
    const rule = (flags & HORN) !== 0 ? "GW-17.7" : "GW-17.20";
    automatonSlot(state, scribe, card, { from, rule, byGain: false });
  } else playSpecial(state, scribe, AUTOMATON, card, { from });
}

/** GW-17.17, GW-17.19: the top card lies unseen under the Decoy, or comes at once when hidden cards are shown. */
function hideUnderDecoy(state: State, scribe: Scribe, decoy: Card): void {
  const automaton = automatonOf(state);
  const { deck } = playerOf(state, AUTOMATON);
  state.holders[decoy] = AUTOMATON;
  if (automaton.thinking) return toPile(state, 1, decoy);
  scribe.tell?.(toAll({ kind: "decoyHidesCard", decoy: named(state, decoy) }));
  if (automaton.revealing) {
    liftDecoy(state, decoy);
    const card = deck.pop();
    if (card !== undefined) showHidden(state, scribe, card);
    return;
  }
  automaton.hidden = [...automaton.hidden, { decoy, card: deck.pop() ?? 0 }];
}

/** The Decoy waits in the open and goes to the pile once its card has been resolved (GW-17.19). */
function liftDecoy(state: State, decoy: Card): void {
  state.limbo.push(decoy);
  state.agenda.push({ kind: "retire-decoy", card: at(state.refs, decoy) });
}

export function retireDecoy(state: State, decoy: Card): void {
  remove(state.limbo, decoy);
  toPile(state, 1, decoy);
}

function showHidden(state: State, scribe: Scribe, card: Card): void {
  scribe.final = true;
  showOwn(state, AUTOMATON, kindOf(state, card), "deck");
  show(state, card);
  scribe.tell?.(toAll({ kind: "hiddenCardShown", ...named(state, card) }));
  resolveFlipped(state, scribe, card);
}

/** GW-17.18, GW-17.19: hidden cards resolve as flips in the order their Decoys were played, chains included. */
export function revealHidden(state: State, scribe: Scribe): void {
  const automaton = automatonOf(state);
  const [first, ...rest] = automaton.hidden;
  automaton.revealing = first !== undefined;
  if (first === undefined) return;
  automaton.hidden = rest;
  state.agenda.push({ kind: "reveal-hidden" });
  liftDecoy(state, first.decoy);
  state.agenda.push({ kind: "flips" });
  if (first.card !== 0) showHidden(state, scribe, first.card);
}

/** Takes a card from a discard pile into the automaton's service (GW-19.3, GW-19.7). */
export function takeFromPile(state: State, side: number, card: Card): void {
  remove(at(state.sides, side).pile, card);
  state.holders[card] = AUTOMATON;
}
