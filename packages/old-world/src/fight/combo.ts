import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import type { Card, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { ComboCard, Mod } from "../state-fight.ts";
import { smallest, sumOf } from "./totals.ts";

const DONE: OldWorldChoice = { kind: "done" };

/** What can be done with a combo that is being built (DP-44): "done" first, then hand cards in their order. */
export function comboChoices(
  state: State,
  seat: Seat,
  laid: readonly ComboCard[],
  mods: readonly Mod[],
): OldWorldChoice[] {
  const box = boxOf(state);
  const { hand } = playerOf(state, seat);
  const choices: OldWorldChoice[] = laid.length > 0 ? [DONE] : [];
  if (!hasRoom(laid, mods)) return choices;
  const below = laid[laid.length - 1];
  const addsFree = below !== undefined && freeLeft(laid, mods) > 0;
  for (let place = 0; place < hand.length; place++) {
    const card = at(hand, place);
    if (isLaid(laid, card) || isRepeated(box, hand, laid, place)) continue;
    const { id, colour } = at(box.cards, card);
    if (below === undefined) choices.push({ kind: "lay", card: id });
    else if (!below.free)
      for (const [extension, { colour: wanted }] of at(box.cards, below.card).extensions.entries())
        if (wanted === colour) choices.push({ kind: "lay", card: id, extension: extension + 1 });
    if (addsFree) choices.push({ kind: "lay", card: id, free: true });
  }
  return choices;
}

/** OW-11.19: the smallest limit holds, free cards included. */
function hasRoom(laid: readonly ComboCard[], mods: readonly Mod[]): boolean {
  const most = smallest(mods, "comboMax");
  return most === NONE || laid.length < most;
}

/** OW-11.10. */
function freeLeft(laid: readonly ComboCard[], mods: readonly Mod[]): number {
  let left = sumOf(mods, "comboFree");
  for (const { free } of laid) if (free) left--;
  return left;
}

function isLaid(laid: readonly ComboCard[], card: Card): boolean {
  for (const one of laid) if (one.card === card) return true;
  return false;
}

/** Whether a card printed alike comes before it in the hand and is not laid either. */
function isRepeated(box: Box, hand: readonly Card[], laid: readonly ComboCard[], place: number): boolean {
  const print = at(box.alike, at(hand, place));
  for (let before = 0; before < place; before++) {
    const card = at(hand, before);
    if (at(box.alike, card) === print && !isLaid(laid, card)) return true;
  }
  return false;
}

/** The combo with one card more; `extension` is that of the card below, `NONE` for the first card or a free one. */
export function withCard(
  laid: readonly ComboCard[],
  card: Card,
  extension: number,
  free: boolean,
): readonly ComboCard[] {
  const combo = [...laid];
  const below = combo.pop();
  if (below !== undefined) combo.push(extension === NONE ? below : { ...below, extension });
  combo.push({ card, extension: NONE, free });
  return combo;
}
