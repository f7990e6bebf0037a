import { at } from "@medallion/kernel";
import type { CardTable } from "../cards/table.ts";
import { AGILE, DECOY, HERO, HORN, MARDROEME, rowName, SPECIAL, SPY, TOKEN } from "../cards/table.ts";
import type { GwentChoice } from "../choices.ts";
import type { Scribe } from "../events.ts";
import type { Card, Ref, State } from "../state.ts";
import { cardOf, isAutomaton, playerOf, sideOf, tableOf } from "../state.ts";
import { ask } from "./ask.ts";
import { opposingSides } from "./battle.ts";
import { lay } from "./enter.ts";
import { leaderUsable, useLeader } from "./leaders.ts";
import { fillSlot, playDecoy, playSpecial } from "./specials.ts";
import { flagsOf, leaveHand, toAll } from "./zones.ts";

/** GW-4.2 to GW-4.5: the next player who has not passed is asked, or passes for want of anything to do. */
export function nextTurn(state: State, scribe: Scribe, from: number): void {
  const seats = state.players.length;
  for (let i = 0; i < seats; i++) {
    const player = (from + i) % seats;
    if (isAutomaton(state, player)) {
      if (takeAutomatonTurn(state)) return;
      continue;
    }
    const owner = playerOf(state, player);
    if (owner.passed) continue;
    state.turn = player;
    if (owner.hand.length > 0 || leaderUsable(state, player)) ask(state, player, "turn");
    else pass(state, scribe, player, true);
    return;
  }
  state.agenda.push({ kind: "score" });
}

/** GW-16.11, GW-16.12: it never passes, and takes exactly one more turn after the Player has. */
function takeAutomatonTurn(state: State): boolean {
  const { automaton } = state;
  if (automaton === undefined || automaton.finished) return false;
  automaton.finished = playerOf(state, 0).passed;
  state.turn = 1;
  state.agenda.push({ kind: "turn", at: 0 }, { kind: "automaton-turn" });
  return true;
}

function pass(state: State, scribe: Scribe, player: number, automatic: boolean): void {
  playerOf(state, player).passed = true;
  state.lastPasser = player;
  scribe.tell?.(toAll({ kind: "passed", seat: player, automatic }));
  state.agenda.push({ kind: "turn", at: player + 1 });
}

/** GW-4.1: everything a player may do with the turn; passing comes first, so its index never moves. */
export function turnChoices(state: State, player: number): GwentChoice[] {
  const choices: GwentChoice[] = [PASS];
  if (leaderUsable(state, player)) choices.push({ kind: "leader" });
  const table = tableOf(state);
  for (const card of playerOf(state, player).hand) addPlays(state, table, player, card, choices);
  return choices;
}

const PASS: GwentChoice = { kind: "pass" };

/** GW-4.7, GW-4.8: where a hand card may be played; written out, for it is asked all the time (bench: gwent-random-games). */
function addPlays(state: State, table: CardTable, player: number, card: Card, choices: GwentChoice[]): void {
  const kind = at(state.kinds, card);
  const flags = at(table.flags, kind);
  const ref = at(state.refs, card);
  const { id } = at(table.cards, kind);
  if ((flags & SPECIAL) === 0) {
    if ((flags & SPY) !== 0 && state.sides.length > 2) addSpies(state, player, flags, { ref, id }, choices);
    else if ((flags & AGILE) === 0) choices.push({ kind: "play", card: ref, id });
    else for (let row = 0; row < 2; row++) choices.push({ kind: "play", card: ref, id, row: rowName(row) });
  } else if ((flags & DECOY) !== 0) {
    addDecoys(state, table, player, { ref, id }, choices);
  } else if ((flags & (HORN | MARDROEME)) !== 0) {
    const { slots } = sideOf(state, player);
    for (let row = 0; row < 3; row++)
      if (slots[row] === 0) choices.push({ kind: "play", card: ref, id, row: rowName(row) });
  } else choices.push({ kind: "play", card: ref, id });
}

/** GW-5.2: among several opponents the spy’s player chooses. */
function addSpies(
  state: State,
  player: number,
  flags: number,
  { ref, id }: { ref: Ref; id: string },
  choices: GwentChoice[],
): void {
  for (const against of opposingSides(state, player)) {
    const play = { kind: "play" as const, card: ref, id, against };
    if ((flags & AGILE) === 0) choices.push(play);
    else for (let row = 0; row < 2; row++) choices.push({ ...play, row: rowName(row) });
  }
}

/** GW-9.7: for non-hero units on the own side; tokens only while they are ordinary cards. */
function addDecoys(
  state: State,
  table: CardTable,
  player: number,
  { ref, id }: { ref: Ref; id: string },
  choices: GwentChoice[],
): void {
  const barred = state.options.rules.tokenExit === "sideDeck" ? HERO | SPECIAL | TOKEN : HERO | SPECIAL;
  for (const cards of sideOf(state, player).rows)
    for (const unit of cards) {
      const kind = at(state.kinds, unit);
      if ((at(table.flags, kind) & barred) !== 0) continue;
      const target = at(state.refs, unit);
      choices.push({ kind: "play", card: ref, id, target, targetId: at(table.cards, kind).id });
    }
}

/** Takes the chosen action; the turn then goes on. */
export function takeTurn(state: State, scribe: Scribe, player: number, choice: GwentChoice): void {
  if (choice.kind === "pass") return pass(state, scribe, player, false);
  state.acted = true;
  state.agenda.push({ kind: "turn", at: player + 1 });
  if (choice.kind === "leader") useLeader(state, scribe, player);
  else if (choice.kind === "play") playFromHand(state, scribe, player, choice);
}

function playFromHand(
  state: State,
  scribe: Scribe,
  player: number,
  choice: GwentChoice & { kind: "play" },
): void {
  const card = cardOf(state, choice.card);
  const flags = flagsOf(state, card);
  const row = choice.row === undefined ? at(tableOf(state).row, at(state.kinds, card)) : ROW_OF[choice.row];
  leaveHand(state, player, card);
  if ((flags & SPECIAL) === 0) {
    const opponent = (flags & SPY) !== 0 ? (choice.against ?? at(opposingSides(state, player), 0)) : -1;
    const side = opponent >= 0 ? opponent : playerOf(state, player).side;
    lay(state, scribe, {
      card,
      player,
      how: "play",
      row,
      side,
      musters: true,
      from: "hand",
      was: choice.card,
    });
    return;
  }
  if (choice.target !== undefined)
    return playDecoy(state, scribe, player, card, cardOf(state, choice.target));
  const origin = { from: "hand" as const, was: choice.card };
  if ((flags & (HORN | MARDROEME)) !== 0) fillSlot(state, scribe, player, card, row, origin);
  else playSpecial(state, scribe, player, card, origin);
}

const ROW_OF = { close: 0, ranged: 1, siege: 2 } as const;
