import type { Seat } from "@medallion/kernel";
import { at, shuffle } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { PotionIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { POTION_DECK } from "./chance.ts";
import { toAll } from "./tell.ts";

/** OW-3.15, OW-3.25: a kept card may change it. */
export function potionLimit(state: State, seat: Seat): number {
  const { kept } = playerOf(state, seat);
  let limit = COMPONENTS.constants.potionLimit;
  if (kept.length === 0) return limit;
  const { keeps, abilities } = boxOf(state);
  for (const keep of kept)
    for (const ability of at(keeps, keep).abilities)
      for (const effect of at(abilities, ability).ability.effects)
        if (effect.op === "potionLimit") limit = Math.max(limit, effect.n);
  return limit;
}

export function isOverfull(state: State, seat: Seat): boolean {
  const { potions } = playerOf(state, seat);
  return potions.length > COMPONENTS.constants.potionLimit && potions.length > potionLimit(state, seat);
}

/** Takes the top potion; says whether there was one (OW-3.17). */
export function takePotion(state: State, scribe: Scribe, seat: Seat): boolean {
  if (state.potionDeck.length === 0) {
    if (state.potionDiscard.length === 0) return false;
    state.potionDeck = state.potionDiscard;
    state.potionDiscard = [];
    shuffle(state.random, POTION_DECK, state.potionDeck);
    scribe.tell?.(toAll({ kind: "potionsReshuffled", count: state.potionDeck.length }));
  }
  const potion = state.potionDeck.pop();
  if (potion === undefined) return false;
  playerOf(state, seat).potions.push(potion);
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "potionTaken", seat, potion: at(boxOf(state).potions, potion).id }));
  return true;
}

/** Takes so many potions; then a surplus is asked for, unless the card ignores the limit (OW-3.15, OW-3.25). */
export function takePotions(
  state: State,
  scribe: Scribe,
  seat: Seat,
  count: number,
  { overLimit = false }: { readonly overLimit?: boolean } = {},
): void {
  let taken = 0;
  while (taken < count && takePotion(state, scribe, seat)) taken++;
  if (taken > 0 && !overLimit && isOverfull(state, seat)) state.agenda.push({ do: "overflow", seat });
}

/** Asks for one surplus potion after the other (DP-07). */
export function askForSurplus(state: State, seat: Seat): void {
  if (!isOverfull(state, seat)) return;
  state.agenda.push({ do: "overflow", seat });
  ask(state, seat, { kind: "potionOverflow" });
}

/** Discards an unused potion, the newest of its kind. */
export function discardPotion(state: State, scribe: Scribe, seat: Seat, potion: PotionIndex): void {
  const { potions } = playerOf(state, seat);
  const place = potions.lastIndexOf(potion);
  if (place < 0) throw new Error(`seat ${seat} has no potion ${potion}`);
  potions.splice(place, 1);
  state.potionDiscard.push(potion);
  scribe.tell?.(toAll({ kind: "potionDiscarded", seat, potion: at(boxOf(state).potions, potion).id }));
}

/** One choice for each kind of unused potion, the newest or the oldest first. */
export function potionChoices(state: State, seat: Seat, first: "newest" | "oldest"): OldWorldChoice[] {
  const { potions } = playerOf(state, seat);
  const kinds = [...new Set(first === "newest" ? [...potions].reverse() : potions)];
  return kinds.map((kind) => ({ kind: "discardPotion", potion: at(boxOf(state).potions, kind).id }));
}

/** The potion of this id; an unknown one is a bug, for choices come from our own lists. */
export function potionNamed(state: State, id: string): PotionIndex {
  const potion = boxOf(state).potionOf.get(id);
  if (potion === undefined) throw new Error(`there is no potion ${id}`);
  return potion;
}
