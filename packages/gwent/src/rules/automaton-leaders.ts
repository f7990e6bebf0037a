import { at } from "@medallion/kernel";
import type { LeaderAbility } from "../cards/row.ts";
import { AGILE, BOND, HERO, UNIT, WEATHER } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Card, State } from "../state.ts";
import { playerOf, tableOf } from "../state.ts";
import { medicCandidates } from "./abilities.ts";
import { queueEntry } from "./agenda.ts";
import { playForAutomaton, takeFromPile } from "./automaton.ts";
import { AUTOMATON, automatonSlot, chooseCard, reviveAtRandom, SILENT } from "./automaton-choices.ts";
import { commonUnitsOn } from "./battle.ts";
import { act, applyPassives, inDeck, inForce, leaderAbility, playCopy } from "./leaders.ts";
import { emptySlots, playSpecial } from "./specials.ts";
import { sideTotal } from "./strength.ts";
import { flagsOf, kindOf, leaveDeck, shuffleDeck, toAll } from "./zones.ts";

const PLAYER = 0;

/** GW-18.4, GW-18.7, GW-18.9: the top leader is shown if the Player's total is higher and nothing cancels it. */
export function revealLeader(state: State, scribe: Scribe): void {
  const { automaton } = state;
  if (automaton === undefined || sideTotal(state, 0) <= sideTotal(state, 1)) return;
  if (inForce(state, PLAYER, "leader-cancel-leaders")) return;
  const leader = automaton.leaders.pop();
  if (leader === undefined) return;
  scribe.final = true;
  automaton.decisions = [];
  scribe.tell?.(toAll({ kind: "automatonLeaderShown", id: at(tableOf(state).cards, leader).id }));
  // A Decoy that an effect plays resolves its hidden card at once (GW-19.17); the next round ends this.
  automaton.revealing = true;
  resolve(state, scribe, leaderAbility(state, leader), leader);
}

/** Section 19; leaders not listed there act as in section 10 (GW-19.17). */
function resolve(state: State, scribe: Scribe, ability: LeaderAbility, leader: number): void {
  const { automaton } = state;
  if (automaton === undefined) return;
  switch (ability) {
    case "leader-discard-two-pick-one": // GW-19.1
    case "leader-draw-extra": // GW-19.10
      automaton.owed = 1;
      state.agenda.push({ kind: "flips" });
      return;
    case "leader-play-any-weather":
      return playFirstWeather(state, scribe);
    case "leader-restore-to-hand": // GW-19.3, GW-19.4
      return playBest(state, scribe, "GW-19.4", 1);
    case "leader-random-restore": {
      // GW-19.5
      state.agenda.push({ kind: "flips" });
      const candidates = medicCandidates(state, AUTOMATON);
      if (candidates.length > 0) reviveAtRandom(state, scribe, "GW-19.5", candidates);
      return;
    }
    case "leader-peek-three": // GW-19.6
      state.agenda.push({ kind: "discard", player: PLAYER });
      return;
    case "leader-steal-discard": // GW-19.7, GW-19.8
      return playBest(state, scribe, "GW-19.8", 0);
    case "leader-cancel-leaders": // GW-19.9
      playerOf(state, PLAYER).leaderCancelled = true;
      return reapplyPassives(state);
    case "leader-optimize-agile": // GW-19.11, GW-19.15
      automaton.inspired = commonUnitsOn(state, 1).filter((card) => (flagsOf(state, card) & AGILE) !== 0);
      return;
    case "leader-play-bond-copy":
      return playBestBond(state, scribe);
    case "leader-play-mardroeme":
      return playMardroeme(state, scribe);
    case "leader-half-weather": // GW-19.14
      at(state.sides, 1).halfWeather = true;
      return;
    case "leader-double-spies":
      state.spiesDoubled = true;
      return;
    default:
      return act(state, scribe, AUTOMATON, ability, leader);
  }
}

/** What the automaton's own leaders brought into force stays when the Player's leader loses its ability. */
function reapplyPassives(state: State): void {
  const kept = at(state.sides, 1).halfWeather;
  applyPassives(state);
  at(state.sides, 1).halfWeather = kept;
}

/** GW-19.2: the first weather card from the top; no flip follows (GW-16.15). */
function playFirstWeather(state: State, scribe: Scribe): void {
  const card = playerOf(state, AUTOMATON).deck.findLast((other) => (flagsOf(state, other) & WEATHER) !== 0);
  if (card === undefined) return;
  leaveDeck(state, AUTOMATON, card);
  playSpecial(state, scribe, AUTOMATON, card, { from: "deck" });
  shuffleDeck(state, scribe, AUTOMATON);
}

/** The non-hero card of a pile that helps most, by the ladder, played on the automaton's side. */
function playBest(state: State, scribe: Scribe, rule: string, side: number): void {
  const { pile } = at(state.sides, side);
  const candidates = pile.filter((card) => (flagsOf(state, card) & HERO) === 0);
  state.agenda.push({ kind: "flips" });
  if (candidates.length === 0) return;
  const nearness = (card: Card): number => pile.indexOf(card);
  const about = { rule, kind: "card" as const, byGain: false, candidates, nearness };
  const option = (world: State, card: Card, by: Scribe): void => playFromPile(world, by, side, card);
  const chosen = chooseCard(state, scribe, about, (imagined, card) => option(imagined, card, SILENT()));
  option(state, chosen, scribe);
}

/** GW-19.8: a unit always enters the automaton's side. */
function playFromPile(state: State, scribe: Scribe, side: number, card: Card): void {
  if ((flagsOf(state, card) & UNIT) !== 0)
    return queueEntry(state, card, AUTOMATON, side === 1 ? {} : { side: 1 });
  takeFromPile(state, side, card);
  playForAutomaton(state, scribe, card, "pile");
}

/** GW-19.12, GW-19.16: the bond unit of the deck that raises the automaton's strength most. */
function playBestBond(state: State, scribe: Scribe): void {
  const { deck } = playerOf(state, AUTOMATON);
  const kinds = new Set(
    deck.filter((card) => (flagsOf(state, card) & BOND) !== 0).map((card) => kindOf(state, card)),
  );
  const candidates = [...kinds].flatMap((kind) => inDeck(state, AUTOMATON, kind) ?? []);
  if (candidates.length === 0) return;
  const nearness = (card: Card): number => deck.indexOf(card);
  const about = { rule: "GW-19.16", kind: "card" as const, byGain: true, candidates, nearness };
  const chosen = chooseCard(state, scribe, about, (imagined, card) =>
    playCopy(imagined, AUTOMATON, kindOf(state, card)),
  );
  state.agenda.push({ kind: "flips" });
  playCopy(state, AUTOMATON, kindOf(state, chosen));
}

/** GW-19.13, GW-19.16; without an empty slot there is no candidate and nothing happens (GW-19.17). */
function playMardroeme(state: State, scribe: Scribe): void {
  const card = playerOf(state, AUTOMATON).deck.findLast(
    (other) => at(tableOf(state).cards, kindOf(state, other)).id === "mardroeme",
  );
  if (card === undefined || emptySlots(state, AUTOMATON).length === 0) return;
  leaveDeck(state, AUTOMATON, card);
  automatonSlot(state, scribe, card, { from: "deck", rule: "GW-19.16", byGain: true });
  shuffleDeck(state, scribe, AUTOMATON);
}
