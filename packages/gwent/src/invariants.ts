import { at } from "@medallion/kernel";
import { rowName, SPECIAL, TOKEN, UNIT } from "./cards/table.ts";
import { deckSize } from "./decks/deck.ts";
import { flagsOf } from "./rules/zones.ts";
import type { Card, State } from "./state.ts";
import { tableOf } from "./state.ts";

/** A sentence for each thing that must always hold and does not. */
export function brokenInvariants(state: State): readonly string[] {
  const faults: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) faults.push(sentence);
  };
  cardsInOnePlace(state, check);
  namesAreRight(state, check);
  fieldIsLegal(state, check);
  hiddenCountsAgree(state, check);
  check(
    state.asks.every((open) => open.seat < state.options.decks.length),
    "only seats are asked",
  );
  check(
    new Set(state.asks.map((open) => open.seat)).size === state.asks.length,
    "a seat has one open question at most",
  );
  check(state.automaton?.thinking !== true, "the automaton thinks only in imagined worlds");
  check(state.phase !== "over" || state.agenda.length === 0, "nothing is left to do after the end");
  return faults;
}

type Check = (holds: boolean, sentence: string) => void;

function cardsInOnePlace(state: State, check: Check): void {
  const seen = new Set<Card>();
  let count = 0;
  const note = (card: Card): void => {
    count++;
    seen.add(card);
  };
  for (const player of state.players)
    for (const zone of [player.deck, player.hand, player.aside]) zone.forEach(note);
  for (const side of state.sides) {
    for (const row of side.rows) row.forEach(note);
    for (const slot of side.slots) if (slot > 0) note(slot);
    side.pile.forEach(note);
  }
  for (const zone of [state.weather, state.limbo, state.removed]) zone.forEach(note);
  for (const { decoy, card } of state.automaton?.hidden ?? [])
    for (const one of [decoy, card]) if (one > 0) note(one);
  check(seen.size === count, "no card is in two places");
  // Only tokens may be nowhere: they wait in the side deck (GW-1.7). Imagined tables have gaps in their numbers.
  for (let card = 1; card < state.kinds.length; card++)
    check(
      seen.has(card) || at(state.kinds, card) < 0 || (flagsOf(state, card) & TOKEN) !== 0,
      `card ${card} is somewhere`,
    );
  check(!seen.has(0) && ![...seen].some((card) => card >= state.kinds.length), "every card in a zone exists");
}

function namesAreRight(state: State, check: Check): void {
  const names = new Set<number>();
  let count = 0;
  const shown = (card: Card): void => {
    const ref = at(state.refs, card);
    check(ref > 0 && ref <= state.shown, `card ${card} lies open and has a public name`);
    names.add(ref);
    count++;
  };
  for (const side of state.sides) {
    for (const row of side.rows) row.forEach(shown);
    side.pile.forEach(shown);
  }
  state.weather.forEach(shown);
  for (const player of state.players) {
    for (const card of player.hand)
      check(at(state.refs, card) < 0, `card ${card} in a hand has a hand's name`);
    for (const card of player.deck)
      check(at(state.refs, card) <= 0, `card ${card} in a deck has no public name`);
  }
  check(names.size === count, "no two open cards have one name");
}

function fieldIsLegal(state: State, check: Check): void {
  const { cards } = tableOf(state);
  for (const side of state.sides) {
    check(side.gems >= 0 && side.gems <= 2, "gems are 0 to 2");
    for (const [row, units] of side.rows.entries())
      for (const card of units) {
        const { id, rows } = at(cards, at(state.kinds, card));
        const printed = rows.includes(rowName(row));
        check((flagsOf(state, card) & UNIT) === 0 || printed, `${id} lies in a printed row`);
        check((flagsOf(state, card) & UNIT) !== 0 || id === "decoy", `${id} may lie in a row`);
      }
    for (const slot of side.slots)
      check(slot <= 0 || (flagsOf(state, slot) & SPECIAL) !== 0, "a slot holds a special");
  }
  const weather = state.weather.map((card) => at(state.kinds, card));
  check(new Set(weather).size === weather.length, "no weather lies twice");
}

/** Hand, deck and aside = deck list - what everybody has seen of it + what is known to have come back. */
function hiddenCountsAgree(state: State, check: Check): void {
  if (state.declared !== undefined || state.round === 0) return;
  for (const [player, owner] of state.players.entries()) {
    const deck =
      state.options.decks[player]?.[state.tournament === undefined ? 0 : at(state.tournament.picks, player)];
    if (deck === undefined) continue;
    const common = state.known.filter((entry) => entry.of === player && entry.by === -1).length;
    const hidden = owner.hand.length + owner.deck.length + owner.aside.length;
    check(
      hidden === deckSize(deck) - owner.revealed.length + common,
      `the hidden cards of player ${player} can be accounted for`,
    );
    const inHand = state.known.filter(
      (entry) => entry.of === player && entry.where === "hand" && entry.by === -1,
    );
    check(
      inHand.length <= owner.hand.length,
      `no more cards are known in the hand of player ${player} than it has`,
    );
  }
}
