import { at, pick } from "@medallion/kernel";
import type { LeaderAbility } from "../cards/row.ts";
import type { Kind } from "../cards/table.ts";
import { AGILE, BOND, HERO, UNIT, WEATHER } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import { removeAt } from "../lists.ts";
import type { Card, State } from "../state.ts";
import { isAutomaton, playerOf, sideOf, tableOf } from "../state.ts";
import { queueEntry } from "./agenda.ts";
import { ask, askAbout } from "./ask.ts";
import {
  commonUnitsOn,
  moveUnit,
  opposingSides,
  rowScorch,
  rowScorchHits,
  sidesFrom,
  unitsOn,
} from "./battle.ts";
import { sawHand } from "./knowledge.ts";
import { clearWeather, emptySlots, playSpecial, soundHorn } from "./specials.ts";
import { strengthAt } from "./strength.ts";
import {
  CHANCE,
  flagsOf,
  idOf,
  intoDeck,
  kindOf,
  leaveDeck,
  named,
  shuffleDeck,
  takeIntoHand,
  toAll,
} from "./zones.ts";

/** Abilities that work without an action (GW-10.2). */
export const PASSIVE: ReadonlySet<string> = new Set<LeaderAbility>([
  "leader-cancel-leaders",
  "leader-double-spies",
  "leader-draw-extra",
  "leader-half-weather",
  "leader-random-restore",
]);

/** The ability of a leader card. */
export function leaderAbility(state: State, leader: Kind): LeaderAbility {
  return at(tableOf(state).cards, leader).abilities[0] as LeaderAbility;
}

/** GW-10.2: a passive leader that is not cancelled is in force. */
export function inForce(state: State, player: number, ability: LeaderAbility): boolean {
  const owner = playerOf(state, player);
  return (
    !isAutomaton(state, player) && !owner.leaderCancelled && leaderAbility(state, owner.leader) === ability
  );
}

/** Applies the passive leaders that hold for the whole match, after any cancellation (GW-10.5). */
export function applyPassives(state: State): void {
  state.spiesDoubled = false;
  state.restoreAtRandom = false;
  for (const side of state.sides) side.halfWeather = false;
  for (let player = 0; player < state.players.length; player++) {
    if (inForce(state, player, "leader-double-spies")) state.spiesDoubled = true;
    if (inForce(state, player, "leader-random-restore")) state.restoreAtRandom = true;
    if (inForce(state, player, "leader-half-weather")) sideOf(state, player).halfWeather = true;
  }
}

/** GW-10.5, GW-14.22, GW-15.22: who has it cancels all opponents' leaders, in team also the mate's. */
export function cancelLeaders(state: State, scribe: Scribe): void {
  const cancels = state.players.map((_, player) => inForce(state, player, "leader-cancel-leaders"));
  if (!cancels.includes(true)) return;
  const everybody = state.options.mode === "team";
  for (const [player, owner] of state.players.entries()) {
    if (isAutomaton(state, player)) continue;
    const cancelled = cancels.some(
      (has, other) => has && other !== player && (everybody || playerOf(state, other).side !== owner.side),
    );
    if (!cancelled) continue;
    owner.leaderCancelled = true;
    scribe.tell?.(
      toAll({ kind: "leaderCancelled", seat: player, id: at(tableOf(state).cards, owner.leader).id }),
    );
  }
}

/** GW-4.6: it has an active ability, is unspent, is not cancelled, and could do something now. */
export function leaderUsable(state: State, player: number): boolean {
  const owner = playerOf(state, player);
  if (owner.leaderSpent || owner.leaderCancelled || isAutomaton(state, player)) return false;
  const ability = leaderAbility(state, owner.leader);
  if (PASSIVE.has(ability)) return false;
  if (ability === "leader-discard-two-pick-one" && owner.hand.length < 2) return false;
  return !state.options.rules.leaderNeedsEffect || wouldAct(state, player, ability);
}

/** The table of GW-10.55. */
function wouldAct(state: State, player: number, ability: LeaderAbility): boolean {
  const owner = playerOf(state, player);
  switch (ability) {
    case "leader-play-fog":
    case "leader-play-rain":
    case "leader-play-frost":
    case "leader-play-storm":
      return inDeck(state, player, namedBy(state, owner.leader)) !== undefined;
    case "leader-play-any-weather":
      for (const card of owner.deck) if ((flagsOf(state, card) & WEATHER) !== 0) return true;
      return false;
    case "leader-play-mardroeme":
      return (
        inDeck(state, player, namedBy(state, owner.leader)) !== undefined &&
        emptySlots(state, player).length > 0
      );
    case "leader-play-bond-copy":
      return bondCopies(state, player).length > 0;
    case "leader-clear-weather":
      return state.weather.length > 0;
    case "leader-horn-close":
    case "leader-horn-ranged":
    case "leader-horn-siege":
      return at(sideOf(state, player).slots, leaderRow(state, owner.leader)) === 0;
    case "leader-scorch-close":
    case "leader-scorch-ranged":
    case "leader-scorch-siege":
      return rowScorchHits(state, player, leaderRow(state, owner.leader));
    case "leader-peek-three":
      for (const other of state.players) if (other.side !== owner.side && other.hand.length > 0) return true;
      return false;
    case "leader-steal-discard":
      for (let side = 0; side < state.sides.length; side++)
        if (side !== owner.side && hasTakeable(state, side)) return true;
      return false;
    case "leader-restore-to-hand":
      return hasTakeable(state, owner.side);
    case "leader-discard-two-pick-one":
      return owner.hand.length >= 2 && owner.deck.length > 0;
    case "leader-optimize-agile":
      return agileMoves(state, player).length > 0;
    case "leader-reshuffle-discards":
      return state.sides.some((side) => side.pile.length > 0);
    case "leader-cancel-leaders":
    case "leader-double-spies":
    case "leader-draw-extra":
    case "leader-half-weather":
    case "leader-random-restore":
      return false;
  }
}

/** Uses an active leader (GW-10.1). What the player must still choose is asked. */
export function useLeader(state: State, scribe: Scribe, player: number): void {
  const owner = playerOf(state, player);
  owner.leaderSpent = true;
  scribe.tell?.(toAll({ kind: "leaderUsed", seat: player, id: at(tableOf(state).cards, owner.leader).id }));
  act(state, scribe, player, leaderAbility(state, owner.leader), owner.leader);
}

/** What the abilities of section 10 do; also for the automaton's leaders that section 19 leaves alone. */
export function act(
  state: State,
  scribe: Scribe,
  player: number,
  ability: LeaderAbility,
  leader: Kind,
): void {
  const row = leaderRow(state, leader);
  switch (ability) {
    case "leader-play-fog":
    case "leader-play-rain":
    case "leader-play-frost":
    case "leader-play-storm":
      return playNamed(state, scribe, player, namedBy(state, leader));
    case "leader-play-any-weather":
      return chooseOrTake(state, player, weatherKinds(state, player), "weather", (kind) =>
        playNamed(state, scribe, player, kind),
      );
    case "leader-play-mardroeme":
      return playMardroeme(state, player, namedBy(state, leader));
    case "leader-play-bond-copy":
      return chooseOrTake(state, player, bondCopies(state, player), "bond", (kind) =>
        playCopy(state, player, kind),
      );
    case "leader-clear-weather":
      return clearWeather(state, scribe);
    case "leader-horn-close":
    case "leader-horn-ranged":
    case "leader-horn-siege":
      if (at(sideOf(state, player).slots, row) === 0) soundHorn(state, scribe, player, row);
      return;
    case "leader-scorch-close":
    case "leader-scorch-ranged":
    case "leader-scorch-siege":
      return rowScorch(state, scribe, player, row);
    case "leader-peek-three":
      return chooseOrTake(state, player, peekable(state, player), "peek", (of) =>
        peek(state, scribe, player, of),
      );
    case "leader-steal-discard":
      return chooseOrTake(state, player, stealableSides(state, player), "steal-from", (side) =>
        stealFrom(state, scribe, player, side),
      );
    case "leader-restore-to-hand":
      return chooseOrTake(state, player, takeable(state, playerOf(state, player).side), "restore", (card) =>
        take(state, scribe, player, playerOf(state, player).side, card),
      );
    case "leader-discard-two-pick-one":
      state.agenda.push({ kind: "search", player }, { kind: "discard", player }, { kind: "discard", player });
      return;
    case "leader-optimize-agile":
      for (const { card, to } of agileMoves(state, player)) moveUnit(state, scribe, card, to);
      return;
    case "leader-reshuffle-discards":
      return reshuffleDiscards(state, scribe, player);
    case "leader-cancel-leaders":
    case "leader-double-spies":
    case "leader-draw-extra":
    case "leader-half-weather":
    case "leader-random-restore":
      return;
  }
}

type Choosing = "weather" | "bond" | "peek" | "steal-from" | "restore";

/** GW-4.9: nothing to choose from does nothing, one option is taken, several are asked. */
function chooseOrTake(
  state: State,
  player: number,
  options: readonly number[],
  kind: Choosing,
  then: (option: number) => void,
): void {
  if (options.length > 1) ask(state, player, kind);
  else if (options.length === 1) then(at(options, 0));
}

function leaderRow(state: State, leader: Kind): number {
  return at(tableOf(state).target, leader);
}

function namedBy(state: State, leader: Kind): Kind {
  return at(tableOf(state).named, leader);
}

/** GW-10.6: the copy nearest the top. */
export function inDeck(state: State, player: number, kind: Kind): Card | undefined {
  const { deck } = playerOf(state, player);
  for (let place = deck.length - 1; place >= 0; place--)
    if (kindOf(state, at(deck, place)) === kind) return at(deck, place);
  return undefined;
}

/** GW-10.6: plays the named weather card nearest the top, then shuffles; without one nothing happens (GW-10.3). */
export function playNamed(state: State, scribe: Scribe, player: number, kind: Kind): void {
  const card = inDeck(state, player, kind);
  if (card === undefined) return;
  leaveDeck(state, player, card);
  playSpecial(state, scribe, player, card, { from: "deck" });
  shuffleDeck(state, scribe, player);
}

function playMardroeme(state: State, player: number, kind: Kind): void {
  const card = inDeck(state, player, kind);
  if (card === undefined || emptySlots(state, player).length === 0) return;
  leaveDeck(state, player, card);
  state.limbo.push(card);
  state.agenda.push({ kind: "shuffle", player }, { kind: "slot", card: at(state.refs, card), player });
}

/** GW-10.52: plays one more copy of a bond unit from the deck. */
export function playCopy(state: State, player: number, kind: Kind): void {
  const card = inDeck(state, player, kind);
  if (card === undefined) return;
  state.agenda.push({ kind: "shuffle", player });
  leaveDeck(state, player, card);
  state.limbo.push(card);
  queueEntry(state, card, player);
}

/** Kinds of weather in the own deck (GW-10.33), in the order of the card table. */
export function weatherKinds(state: State, player: number): Kind[] {
  return kindsInDeck(state, player).filter((kind) => (at(tableOf(state).flags, kind) & WEATHER) !== 0);
}

export function kindsInDeck(state: State, player: number): Kind[] {
  const kinds: Kind[] = [];
  for (const card of playerOf(state, player).deck) {
    const kind = kindOf(state, card);
    if (kinds.includes(kind)) continue;
    // In order from the start, which is quicker than sorting (bench: gwent-random-games).
    let place = kinds.length;
    kinds.push(kind);
    for (; place > 0 && at(kinds, place - 1) > kind; place--) kinds[place] = at(kinds, place - 1);
    kinds[place] = kind;
  }
  return kinds;
}

/** GW-10.52: bond units on the own side that have a copy in the own deck. */
export function bondCopies(state: State, player: number): Kind[] {
  const kinds: Kind[] = [];
  for (const card of unitsOn(state, playerOf(state, player).side)) {
    const kind = kindOf(state, card);
    if ((flagsOf(state, card) & BOND) === 0 || kinds.includes(kind)) continue;
    if (inDeck(state, player, kind) !== undefined) kinds.push(kind);
  }
  return kinds.sort((a, b) => a - b);
}

/** Opponents with a card in hand (GW-10.21, GW-14.22). */
export function peekable(state: State, player: number): number[] {
  return opposingSides(state, player)
    .flatMap((side) => at(state.sides, side).members)
    .filter((other) => playerOf(state, other).hand.length > 0)
    .sort((a, b) => a - b);
}

/** GW-10.21: three random cards of the hand, or all; only the user, with the mate's eyes, sees them. */
export function peek(state: State, scribe: Scribe, player: number, of: number): void {
  const left = [...playerOf(state, of).hand].sort((a, b) => a - b);
  const seen: Card[] = [];
  while (seen.length < 3 && left.length > 0) {
    const place = pick(state.random, CHANCE, left.length);
    seen.push(at(left, place));
    left.splice(place, 1);
  }
  scribe.final = true;
  sawHand(
    state,
    player,
    of,
    seen.map((card) => kindOf(state, card)),
  );
  const ids = seen.map((card) => idOf(state, card));
  scribe.tell?.({
    event: { kind: "handPeeked", seat: player, of, count: seen.length, ids },
    to: [player],
    others: { kind: "handPeeked", seat: player, of, count: seen.length, ids: [] },
  });
}

/** GW-10.56: what may be taken from a pile: no hero, and only units if the option says so. */
export function takeable(state: State, side: number): Card[] {
  return at(state.sides, side).pile.filter((card) => mayTake(state, card));
}

function hasTakeable(state: State, side: number): boolean {
  for (const card of at(state.sides, side).pile) if (mayTake(state, card)) return true;
  return false;
}

function mayTake(state: State, card: Card): boolean {
  const flags = flagsOf(state, card);
  if ((flags & HERO) !== 0) return false;
  return (flags & UNIT) !== 0 || state.options.rules.pileLeaderScope !== "units";
}

export function stealableSides(state: State, player: number): number[] {
  return opposingSides(state, player)
    .filter((side) => hasTakeable(state, side))
    .sort((a, b) => a - b);
}

/** GW-10.22: one card of that side's pile comes into the hand. */
export function stealFrom(state: State, scribe: Scribe, player: number, side: number): void {
  const cards = takeable(state, side);
  if (cards.length > 1) askAbout(state, { seat: player, kind: "steal", side });
  else if (cards.length === 1) take(state, scribe, player, side, at(cards, 0));
}

export function take(state: State, scribe: Scribe, player: number, side: number, card: Card): void {
  const { pile } = at(state.sides, side);
  const before = named(state, card);
  removeAt(pile, pile.indexOf(card));
  takeIntoHand(state, player, card);
  const event = { kind: "cardTaken" as const, seat: player, side, ...before };
  scribe.tell?.({
    event: { ...event, hand: at(state.refs, card) },
    to: sideOf(state, player).members,
    others: event,
  });
}

/** GW-10.45: units that would be stronger if they alone changed row. */
function agileMoves(state: State, player: number): { card: Card; to: number }[] {
  const side = playerOf(state, player).side;
  const { rows } = at(state.sides, side);
  const agile = commonUnitsOn(state, side).filter((card) => (flagsOf(state, card) & AGILE) !== 0);
  return agile.flatMap((card) => {
    const from = rows[0].includes(card) ? 0 : 1;
    const to = 1 - from;
    const now = strengthAt(state, side, from, card);
    const kept = [rows[0], rows[1]] as const;
    rows[from] = at(kept, from).filter((other) => other !== card);
    rows[to] = [...at(kept, to), card];
    const then = strengthAt(state, side, to, card);
    [rows[0], rows[1]] = kept;
    return then > now ? [{ card, to }] : [];
  });
}

/** GW-10.50, GW-15.23: each pile goes into the deck it belongs to, received enemy cards to the first member's. */
function reshuffleDiscards(state: State, scribe: Scribe, player: number): void {
  const order = sidesFrom(state, playerOf(state, player).side);
  const cards = order.flatMap((side) => at(state.sides, side).pile.map((card) => named(state, card)));
  if (cards.length === 0) return;
  scribe.tell?.(toAll({ kind: "pilesShuffled", seat: player, cards }));
  for (const side of order) {
    const { pile, members } = at(state.sides, side);
    const got = new Set<number>();
    for (const card of pile) {
      const holder = at(state.holders, card);
      const owner = members.includes(holder) ? holder : at(members, 0);
      intoDeck(state, owner, card);
      got.add(owner);
    }
    at(state.sides, side).pile = [];
    // GW-1.17: a deck that got nothing keeps its order.
    for (const member of members) if (got.has(member)) shuffleDeck(state, scribe, member);
  }
}
