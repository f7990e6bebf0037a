import { at, remove } from "@medallion/kernel";
import { AGILE, MEDIC, MUSTER, ROW_SCORCH, SCORCH, SPY } from "../cards/table.ts";
import type { From, Scribe } from "../events.ts";
import { removeAt } from "../lists.ts";
import type { Card, Entry, Ref, State } from "../state.ts";
import { cardOf, isAutomaton, playerOf, tableOf } from "../state.ts";
import { askAbout } from "./ask.ts";
import { chooseRowForUnit } from "./automaton-choices.ts";
import { opposingSides } from "./battle.ts";
import { flagsOf, kindOf, layInRow, placed, tellPlayed, toAll } from "./zones.ts";

/** A unit in the open, in limbo or in a pile, comes onto the battlefield; who must choose where is asked. */
export function enter(
  state: State,
  scribe: Scribe,
  step: { card: Ref; player: number; how: Entry; row: number; side: number; musters: boolean },
): void {
  const card = cardOf(state, step.card);
  const { player, how, musters } = step;
  const side = step.side >= 0 ? step.side : sideFor(state, card, player, how);
  if (side < 0) {
    askAbout(state, { seat: player, kind: "opponent", card: step.card, how, row: step.row, musters });
    return;
  }
  let row = step.row >= 0 ? step.row : rowFor(state, card);
  if (row < 0 && isAutomaton(state, player)) row = chooseRowForUnit(state, scribe, card, side, how, musters);
  if (row < 0) {
    askAbout(state, { seat: player, kind: "row", card: step.card, how, side, musters });
    return;
  }
  const lifted = liftFromPile(state, card);
  const from = how === "call from hand" ? "hand" : lifted;
  lay(state, scribe, { card, player, how, row, side, musters, from });
}

/** The printed row, or -1 if the player picks (GW-5.3). */
function rowFor(state: State, card: Card): number {
  if ((flagsOf(state, card) & AGILE) !== 0) return -1;
  return at(tableOf(state).row, kindOf(state, card));
}

/** GW-5.2, GW-5.4: spies that are played go to an opponent's side; -1 if there are several to choose from. */
function sideFor(state: State, card: Card, player: number, how: Entry): number {
  if (how === "place" || (flagsOf(state, card) & SPY) === 0) return playerOf(state, player).side;
  const sides = opposingSides(state, player);
  return sides.length === 1 ? at(sides, 0) : -1;
}

function liftFromPile(state: State, card: Card): From {
  const place = state.limbo.indexOf(card);
  if (place >= 0) {
    removeAt(state.limbo, place);
    return "deck";
  }
  for (const side of state.sides) {
    if (!side.pile.includes(card)) continue;
    remove(side.pile, card);
    return "pile";
  }
  throw new Error(`card ${card} is in no pile`);
}

/** GW-5.1: it enters at the right end; then the transformation test; then its on-entry abilities, if it is played. */
export function lay(
  state: State,
  scribe: Scribe,
  entry: {
    card: Card;
    player: number;
    how: Entry;
    row: number;
    side: number;
    musters: boolean;
    from: From;
    was?: Ref;
  },
): void {
  const { card, player, how, row, side, from, was } = entry;
  state.holders[card] = player;
  if (scribe.tell !== undefined) {
    const where = placed(state, card, side, row);
    if (how === "place") scribe.tell?.(toAll({ kind: "unitPlaced", seat: player, from, ...where }));
    else tellPlayed(state, scribe, { kind: "unitPlayed", seat: player, from, ...where }, was);
  }
  layInRow(state, scribe, card, side, row);
  if (how === "play") queueAbilities(state, card, player, entry.musters);
}

/** On-entry abilities in the order spy, muster, medic, row scorch, scorch (GW-5.1). */
export function queueAbilities(state: State, card: Card, player: number, musters: boolean): void {
  const flags = flagsOf(state, card);
  if ((flags & (SPY | MUSTER | MEDIC | ROW_SCORCH | SCORCH)) === 0) return;
  const ref = at(state.refs, card);
  if ((flags & SCORCH) !== 0) state.agenda.push({ kind: "scorch", card: ref, player });
  if ((flags & ROW_SCORCH) !== 0) state.agenda.push({ kind: "row-scorch", card: ref, player });
  if ((flags & MEDIC) !== 0) state.agenda.push({ kind: "medic", player });
  if ((flags & MUSTER) !== 0 && musters) state.agenda.push({ kind: "muster", card: ref, player });
  if ((flags & SPY) !== 0 && playerOf(state, player).side !== sideWith(state, card))
    state.agenda.push({ kind: "spy", player });
}

/** A spy laid on the own side by an effect that says so is no spy there (GW-19.8). */
function sideWith(state: State, card: Card): number {
  return state.sides.findIndex((side) => side.rows.some((cards) => cards.includes(card)));
}
