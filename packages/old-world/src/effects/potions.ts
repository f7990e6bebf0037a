import type { Seat } from "@medallion/kernel";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { discardPotion, potionChoices, potionNamed } from "../rules/potions.ts";
import { playerOf, type State } from "../state.ts";
import { stockOf } from "./payable.ts";

/** Unused potions of the owner's choice, as many as there are up to `n` (OW-1.18). */
export function discardPotions(state: State, seat: Seat, n: number): void {
  const left = Math.min(n, stockOf(playerOf(state, seat), "potions"));
  if (left > 0) ask(state, seat, { kind: "discardPotions", left });
}

export function discardAllPotions(state: State, scribe: Scribe, seat: Seat): void {
  for (const potion of [...playerOf(state, seat).potions]) discardPotion(state, scribe, seat, potion);
}

/** DP-38, the oldest first. */
export const DISCARD_POTIONS: AskRule<Asked<"discardPotions">> = {
  choices: (state, { seat }) => potionChoices(state, seat, "oldest"),
  answer(state, scribe, { seat, left }, choice) {
    if (choice.kind !== "discardPotion") return;
    discardPotion(state, scribe, seat, potionNamed(state, choice.potion));
    discardPotions(state, seat, left - 1);
  },
};
