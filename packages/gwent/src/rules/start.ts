import type { RandomState } from "@medallion/kernel";
import { at, pick, shuffle } from "@medallion/kernel";
import type { Faction } from "../cards/row.ts";
import type { Kind } from "../cards/table.ts";
import { copiesIn } from "../decks/card-set.ts";
import type { Deck } from "../decks/deck.ts";
import { cardsOf, leadersOf } from "../decks/deck.ts";
import { factionSet } from "../decks/faction-set.ts";
import type { Scribe } from "../events.ts";
import { removeAt } from "../lists.ts";
import type { Options } from "../options.ts";
import { changedRules } from "../options.ts";
import type { Player, Side, State } from "../state.ts";
import { isAutomaton, playerOf, tableOf } from "../state.ts";
import { ask, close } from "./ask.ts";
import { AUTOMATON } from "./automaton-choices.ts";
import { applyPassives, cancelLeaders, inForce } from "./leaders.ts";
import { COIN, DECKS, draw, named, seers, toAll } from "./zones.ts";

const HAND = 10;
const EXCHANGES = 2;
const GEMS = 2;

/** An empty table for these options: nobody has cards yet. */
export function emptyTable(options: Options, random: RandomState): State {
  const seats = options.decks.length;
  const players = options.mode === "solo" ? 2 : seats;
  const teams = options.mode === "team";
  const sides = teams ? 2 : players;
  const state: State = {
    options,
    random,
    agenda: [],
    asks: [],
    asked: [],
    phase: "start",
    kinds: [],
    holders: [],
    refs: [],
    shown: 0,
    players: [],
    sides: [],
    weather: [],
    limbo: [],
    removed: [],
    known: [],
    round: 0,
    starter: 0,
    turn: -1,
    lastPasser: 0,
    acted: false,
    spiesDoubled: false,
    restoreAtRandom: false,
    rounds: [],
  };
  for (let player = 0; player < players; player++) {
    state.asked.push(0);
    state.players.push(newPlayer(teams ? player % 2 : player));
  }
  for (let side = 0; side < sides; side++) state.sides.push(newSide(teams ? [side, side + 2] : [side]));
  if (options.mode === "solo") state.automaton = newAutomaton();
  return state;
}

function newPlayer(side: number): Player {
  return {
    side,
    leader: 0,
    leaderSpent: false,
    leaderCancelled: false,
    deck: [],
    hand: [],
    aside: [],
    exchanges: EXCHANGES,
    handed: 0,
    bottom: 0,
    passed: false,
    drawDue: false,
    revealed: [],
  };
}

function newSide(members: number[]): Side {
  return {
    members,
    rows: [[], [], []],
    slots: [0, 0, 0],
    pile: [],
    gems: GEMS,
    points: 0,
    halfWeather: false,
    kept: [],
    due: [],
  };
}

function newAutomaton(): NonNullable<State["automaton"]> {
  return {
    leaders: [],
    owed: 0,
    hidden: [],
    revealing: false,
    finished: false,
    inspired: [],
    wonLast: false,
    thinking: false,
    decisions: [],
  };
}

/** GW-1.15: numbers count from 1, players in seat order, each player's cards in the order of the list. */
export function giveDecks(state: State, decks: readonly Deck[]): void {
  state.kinds = [-1];
  state.holders = [-1];
  for (let player = 0; player < decks.length; player++) giveDeck(state, player, at(decks, player));
  if (state.automaton !== undefined && state.options.automaton !== undefined)
    giveAutomaton(state, state.options.automaton);
  state.refs = state.kinds.slice().fill(0);
  state.shown = 0;
}

/** Lists are joined whole, which takes half as long as card by card (bench: gwent-random-games). */
function giveDeck(state: State, player: number, deck: Pick<Deck, "leader" | "cards" | "faction">): void {
  const owner = playerOf(state, player);
  owner.leader = tableOf(state).kindOf.get(deck.leader) ?? 0;
  const kinds = kindsOf(state, deck.cards);
  owner.deck = kinds.slice();
  for (let i = 0; i < kinds.length; i++) owner.deck[i] = state.kinds.length + i;
  state.kinds = state.kinds.concat(kinds);
  state.holders = state.holders.concat(kinds.slice().fill(player));
}

// Lists are spelled out once: simulations deal the same deck many times (bench: gwent-random-games).
const spelledOut = new WeakMap<Deck["cards"], readonly Kind[]>();

function kindsOf(state: State, cards: Deck["cards"]): readonly Kind[] {
  const known = spelledOut.get(cards);
  if (known !== undefined) return known;
  const { kindOf } = tableOf(state);
  const kinds = cardsOf({ faction: "monsters", cards }).map((id) => kindOf.get(id) ?? -1);
  spelledOut.set(cards, kinds);
  return kinds;
}

/** GW-2.24, GW-16.2, GW-16.3, GW-16.6: all cards of the faction; its leaders make a face-down pile. */
function giveAutomaton(state: State, faction: Faction): void {
  const { cardSet } = state.options.rules;
  const leaders = leadersOf(faction).flatMap((card) => (copiesIn(card, cardSet) > 0 ? [card.id] : []));
  giveDeck(state, AUTOMATON, { faction, leader: at(leaders, 0), cards: factionSet(faction, cardSet) });
  const { kindOf } = tableOf(state);
  if (state.automaton !== undefined) state.automaton.leaders = leaders.map((id) => kindOf.get(id) ?? 0);
}

export function factionOf(state: State, player: number): Faction {
  if (isAutomaton(state, player) && state.options.automaton !== undefined) return state.options.automaton;
  return at(tableOf(state).cards, playerOf(state, player).leader).faction as Faction;
}

/** GW-3.5: leaders are shown, cancellation, then the starter is decided. */
export function start(state: State, scribe: Scribe): void {
  if (scribe.tell !== undefined) tellStart(state, scribe);
  cancelLeaders(state, scribe);
  applyPassives(state);
  state.agenda.push({ kind: "deal" });
  decideStarter(state, scribe);
}

function tellStart(state: State, scribe: Scribe): void {
  const leaders = state.players.flatMap((player, seat) =>
    isAutomaton(state, seat) ? [] : [{ seat, id: at(tableOf(state).cards, player.leader).id }],
  );
  const { mode } = state.options;
  scribe.tell?.(toAll({ kind: "matchStarted", mode, changed: changedRules(state.options) }));
  scribe.tell?.(toAll({ kind: "leadersShown", leaders }));
}

/** GW-3.2, GW-11.6, GW-11.7, GW-14.10, GW-14.18, GW-15.10, GW-15.18, GW-16.11, GW-18.2. */
function decideStarter(state: State, scribe: Scribe): void {
  const elves: number[] = [];
  for (let player = 0; player < state.players.length; player++)
    if (factionOf(state, player) === "scoiatael") elves.push(player);
  if (state.automaton !== undefined) {
    const player = elves.includes(0) ? 0 : AUTOMATON;
    return nameStarter(state, scribe, player, player === 0 ? "scoiatael" : "rule");
  }
  const tossed =
    state.players.length === 2 && elves.length === 2 && state.options.rules.scoiataelMirror === "coin";
  if (elves.length === 0 || tossed) {
    scribe.final = true;
    const starters = state.options.mode === "team" ? 2 : state.players.length;
    return nameStarter(state, scribe, pick(state.random, COIN, starters), "coin");
  }
  if (elves.length > 1) scribe.final = true;
  const decider = elves.length === 1 ? 0 : pick(state.random, COIN, elves.length);
  ask(state, at(elves, decider), "starter");
}

export function nameStarter(
  state: State,
  scribe: Scribe,
  player: number,
  by: "coin" | "rule" | Faction,
): void {
  state.starter = player;
  scribe.tell?.(toAll({ kind: "starterDecided", seat: player, by }));
}

/** GW-3.1, GW-10.42, GW-16.7: shuffle, draw, the extra card; then everybody may exchange. */
export function deal(state: State, scribe: Scribe): void {
  scribe.final = true;
  state.phase = "mulligan";
  state.agenda.push({ kind: "mulligans" });
  for (const [player, owner] of state.players.entries()) {
    shuffle(state.random, DECKS + player, owner.deck);
    if (isAutomaton(state, player)) {
      if (state.automaton !== undefined) shuffle(state.random, COIN, state.automaton.leaders);
      continue;
    }
    const count = HAND + (inForce(state, player, "leader-draw-extra") ? 1 : 0);
    for (let i = 0; i < count; i++) draw(state, player);
    tellDealt(state, scribe, player);
    ask(state, player, "mulligan");
  }
}

function tellDealt(state: State, scribe: Scribe, player: number): void {
  if (scribe.tell === undefined) return;
  const { hand } = playerOf(state, player);
  const dealt = { kind: "handDealt" as const, seat: player, count: hand.length };
  scribe.tell({
    event: { ...dealt, cards: hand.map((card) => named(state, card)) },
    to: seers(state, player),
    others: { ...dealt, cards: [] },
  });
}

/** GW-3.4: one card is set aside and another drawn; then a second one, or the end. */
export function exchange(state: State, scribe: Scribe, player: number, card: number): void {
  const owner = playerOf(state, player);
  const away = scribe.tell === undefined ? undefined : named(state, card);
  removeAt(owner.hand, owner.hand.indexOf(card));
  owner.aside.push(card);
  state.refs[card] = 0;
  owner.exchanges--;
  const drawn = draw(state, player);
  scribe.final = true;
  if (scribe.tell !== undefined && away !== undefined)
    scribe.tell({
      event: {
        kind: "cardExchanged",
        seat: player,
        away,
        drawn: drawn === undefined ? [] : [named(state, drawn)],
      },
      to: seers(state, player),
    });
  close(state, player);
  if (owner.exchanges > 0) ask(state, player, "mulligan");
  else finishMulligan(state, player);
}

/** GW-3.4, GW-3.8: the cards set aside go back into the deck. */
export function finishMulligan(state: State, player: number): void {
  close(state, player);
  const owner = playerOf(state, player);
  if (owner.aside.length === 0) return;
  if (state.options.rules.mulliganReturn === "bottom") {
    for (const card of owner.aside) owner.deck.unshift(card);
    owner.bottom = owner.aside.length;
  } else {
    owner.deck.push(...owner.aside);
    shuffle(state.random, DECKS + player, owner.deck);
  }
  owner.aside = [];
}

/** All have finished: nobody hears before that who exchanged what (GW-3.6). */
export function endMulligans(state: State, scribe: Scribe): void {
  state.phase = "round";
  scribe.tell?.(toAll({ kind: "mulligansDone" }));
  state.agenda.push({ kind: "round" });
}
