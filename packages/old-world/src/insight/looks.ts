import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { attackLoss } from "../knowledge/attacks.ts";
import { cardWorth } from "../knowledge/cards.ts";
import { cardNamed } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";

/** The order is always chosen. */
const LEAVE = -100;
const NO_MIX = { shares: [0, 0, 0, 0, 0], wants: [0, 0, 0, 0, 0] };

/** DP-47, DP-53: of the opponent's cards the worst for us go, and the best for us come first. */
export function rateSeen(
  state: State,
  seat: Seat,
  choices: readonly OldWorldChoice[],
  into: Float64Array,
): void {
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind === "discardSeen") into[place] = opposingWorth(state, seat, choice.card);
    else if (choice.kind === "putOnTop") into[place] = -opposingWorth(state, seat, choice.card);
    else into[place] = LEAVE;
  }
}

function opposingWorth(state: State, seat: Seat, id: string): number {
  const box = boxOf(state);
  const attack = box.fightCardOf.get(id);
  if (attack === undefined) return cardWorth(box, cardNamed(state, id), NO_MIX);
  const monster = state.fight?.monster ?? NONE;
  const level = monster === NONE ? 1 : at(box.monsters, monster).level;
  const { attributes } = playerOf(state, seat);
  const { charge, bite } = at(box.fightCards, attack);
  return Math.max(attackLoss(charge, level, attributes), attackLoss(bite, level, attributes));
}
