import { at } from "@medallion/kernel";
import type { Faction } from "../cards/row.ts";
import { AVENGER, SPECIAL, SPY } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { Card, State } from "../state.ts";
import { isAutomaton, playerOf, sideOf, tableOf } from "../state.ts";
import { medicCandidates } from "./abilities.ts";
import { queueEntry } from "./agenda.ts";
import { commonUnitsOn, sidesFrom, summon } from "./battle.ts";
import { nextStarter } from "./score.ts";
import { factionOf } from "./start.ts";
import { drawCards, flagsOf, kindOf, pickCard, placed, toAll, toPile, toPlayersPile } from "./zones.ts";

/** Players in turn order from the starter of the round. */
function inTurnOrder(state: State): readonly number[] {
  const order: number[] = [];
  for (let i = 0; i < state.players.length; i++) order.push((state.starter + i) % state.players.length);
  return order;
}

/** GW-12.9, GW-12.10: a new round; its first steps in order, and then the first turn. */
export function beginRound(state: State, scribe: Scribe): void {
  if (state.round > 0) state.starter = nextStarter(state);
  state.round++;
  state.lastPasser = state.starter;
  state.acted = false;
  for (const player of state.players) player.passed = false;
  if (state.automaton !== undefined) state.automaton.finished = false;
  scribe.tell?.(toAll({ kind: "roundStarted", round: state.round, seat: state.starter }));
  state.agenda.push({ kind: "turn", at: state.starter }, { kind: "draws" });
  if (state.round === 3)
    for (const player of inTurnOrder(state).toReversed())
      if (factionOf(state, player) === "skellige") state.agenda.push({ kind: "return", player });
  state.agenda.push({ kind: "avengers" });
  if (state.automaton !== undefined) state.agenda.push({ kind: "reveal-hidden" });
}

/** S1: tokens of avengers that were cleared away (GW-6.13). */
export function summonDue(state: State, scribe: Scribe): void {
  for (const side of sidesFrom(state, playerOf(state, state.starter).side)) {
    const { due } = at(state.sides, side);
    at(state.sides, side).due = [];
    for (const kind of due) summon(state, scribe, kind, side);
  }
}

/** S2: Skellige brings two random units back (GW-11.8, GW-11.9); in a team only its own and enemy spies (GW-15.19). */
export function returnUnits(state: State, scribe: Scribe, player: number): void {
  const candidates = medicCandidates(state, player).filter((card) =>
    mayServe(state, player, card, "skellige"),
  );
  const picked: Card[] = [];
  while (picked.length < 2 && picked.length < candidates.length)
    picked.push(
      pickCard(
        state,
        scribe,
        candidates.filter((card) => !picked.includes(card)),
      ),
    );
  const how = state.options.rules.skelligePlays ? "play" : "place";
  // GW-14.23: a round in which units were played here is not void.
  if (how === "play" && picked.length > 0) state.acted = true;
  // GW-17.12: a spy that the automaton plays here flips two cards like any other.
  if (isAutomaton(state, player)) state.agenda.push({ kind: "flips" });
  for (const card of picked.toReversed()) queueEntry(state, card, player, { how });
}

/** GW-15.16, GW-15.19, GW-15.20: in a team the faction's own cards and spies sent by the other team. */
function mayServe(state: State, player: number, card: Card, faction: Faction): boolean {
  if (state.options.mode !== "team") return true;
  const kind = kindOf(state, card);
  const sent = playerOf(state, at(state.holders, card)).side !== playerOf(state, player).side;
  return at(tableOf(state).cards, kind).faction === faction || ((flagsOf(state, card) & SPY) !== 0 && sent);
}

/** S3: Northern Realms draws (GW-11.2); then who has no hand may already have passed (GW-4.11). */
export function drawDue(state: State, scribe: Scribe): void {
  for (const player of inTurnOrder(state)) {
    const owner = playerOf(state, player);
    if (owner.drawDue) drawCards(state, scribe, player, 1);
    owner.drawDue = false;
  }
  if (!state.options.rules.emptyHandStartsPassed) return;
  for (const player of inTurnOrder(state))
    if (!isAutomaton(state, player) && playerOf(state, player).hand.length === 0) {
      playerOf(state, player).passed = true;
      scribe.tell?.(toAll({ kind: "passed", seat: player, automatic: true }));
    }
}

/** R5: Monsters keep one random unit (GW-11.4, GW-11.5). */
export function keepUnits(state: State, scribe: Scribe): void {
  for (const player of inTurnOrder(state)) {
    if (factionOf(state, player) !== "monsters") continue;
    const side = sideOf(state, player);
    const candidates = commonUnitsOn(state, playerOf(state, player).side).filter((card) =>
      mayServe(state, player, card, "monsters"),
    );
    if (candidates.length === 0) continue;
    const card = pickCard(state, scribe, candidates);
    side.kept.push(card);
    const row = side.rows.findIndex((cards) => cards.includes(card));
    scribe.tell?.(toAll({ kind: "unitKept", ...placed(state, card, playerOf(state, player).side, row) }));
  }
}

/** R6, GW-12.7: all else leaves: per side the rows left to right with their slots, last the weather. */
export function clearField(state: State, scribe: Scribe): void {
  scribe.tell?.(toAll({ kind: "fieldCleared" }));
  for (const side of sidesFrom(state, playerOf(state, state.starter).side)) clearSide(state, side);
  for (const card of state.weather) toPlayersPile(state, card);
  state.weather = [];
  if (state.automaton !== undefined) state.automaton.inspired = [];
}

function clearSide(state: State, side: number): void {
  const field = at(state.sides, side);
  for (let row = 0; row < 3; row++) {
    const cards = at(field.rows, row);
    field.rows[row] = [];
    for (const card of cards) {
      if (field.kept.includes(card)) at(field.rows, row).push(card);
      else clearCard(state, side, card);
    }
    const slot = at(field.slots, row);
    if (slot > 0) toPlayersPile(state, slot);
    field.slots[row] = 0;
  }
  field.kept = [];
}

function clearCard(state: State, side: number, card: Card): void {
  const flags = flagsOf(state, card);
  if ((flags & SPECIAL) !== 0) return toPlayersPile(state, card);
  toPile(state, side, card);
  if ((flags & AVENGER) !== 0) at(state.sides, side).due.push(at(tableOf(state).token, kindOf(state, card)));
}
