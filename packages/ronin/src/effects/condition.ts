import { at } from "@medallion/kernel";
import { boxOf, symbolIndex } from "../box.ts";
import { COLOURS, type Condition, type Effect, isScaled } from "../data/index.ts";
import { leftOf, rightOf } from "../rules/circle.ts";
import type { PlayerIndex, State, Work } from "../state.ts";
import { playerOf } from "../state.ts";
import { coloursOf, coloursUpTo, inactiveUpTo, ownedUpTo } from "./count.ts";

/** A 1/2/3 effect goes no further than this (RO-5.14). */
const FULL = 3;

export function effectOf(state: State, work: Work): Effect {
  const effect = at(boxOf(state).effects, work.card);
  if (effect === undefined) throw new Error(`card ${work.card} has no effect`);
  return effect;
}

/** How often the result can be given at most. */
export function fullLevel({ condition }: Effect): number {
  return isScaled(condition) ? FULL : 1;
}

/** How far the condition is met, before FULL_RESULT (RO-6.5 to RO-6.17). */
export function metLevel(state: State, work: Work, condition: Condition): number {
  switch (condition.k) {
    case "C1":
      return ownedBy(state, work, condition) >= 1 ? 1 : 0;
    case "C2":
      return Math.min(FULL, ownedBy(state, work, condition));
    case "C3":
      return Math.min(FULL, inactiveUpTo(state, playerOf(state, work.player), work.place));
    case "C4":
      return coloured(state, work, condition) >= 2 ? 1 : 0;
    case "C5":
      return work.partner < 0
        ? 0
        : Math.min(FULL, coloursOf(state, work.partner, COLOURS.indexOf(condition.colour)));
    case "C6":
      return coloured(state, work, condition) === 1 ? 1 : 0;
    case "C7":
      return coloured(state, work, condition) === 2 ? 1 : 0;
    case "C8":
      return Math.min(FULL, coloured(state, work, condition));
    case "C9":
      return inactiveUpTo(state, playerOf(state, work.player), work.place) === 2 ? 1 : 0;
    case "C10":
      return inactiveUpTo(state, playerOf(state, work.player), work.place) >= 2 ? 1 : 0;
  }
}

function ownedBy(state: State, { player, place }: Work, { symbol }: Condition & { k: "C1" | "C2" }): number {
  return ownedUpTo(boxOf(state), playerOf(state, player), place, symbolIndex(symbol));
}

type OwnColour = Condition & { k: "C4" | "C6" | "C7" | "C8" };

export function asksOwnColour(condition: Condition): condition is OwnColour {
  return condition.k === "C4" || condition.k === "C6" || condition.k === "C7" || condition.k === "C8";
}

/** Cards of the colour in scope, with those that count as such. */
export function coloured(state: State, { player, place, wild }: Work, { colour }: OwnColour): number {
  return coloursUpTo(boxOf(state), playerOf(state, player), place, COLOURS.indexOf(colour)) + wild;
}

export function asksLoss({ k }: Condition): boolean {
  return k === "C1" || k === "C2" || k === "C3";
}

/** What an effect on its way would do now: the level of its result and the symbols to pay for it. */
export interface Measure {
  readonly level: number;
  readonly cost: number;
}

/** RO-6.3 with the abilities used on the effect: RO-7.10 pays less, RO-7.11 pays nothing and gives all. */
export function measure(state: State, work: Work, effect: Effect = effectOf(state, work)): Measure {
  if (work.full) return { level: fullLevel(effect), cost: 0 };
  const level = metLevel(state, work, effect.condition);
  return { level, cost: asksLoss(effect.condition) ? Math.max(0, level - work.ignored) : 0 };
}

/** The partners that may be chosen for C5: those with such a card (RO-6.10). */
export function eligiblePartners(state: State, work: Work, condition: Condition): readonly PlayerIndex[] {
  if (condition.k !== "C5") return [];
  const colour = COLOURS.indexOf(condition.colour);
  const partners = [leftOf(state, work.player), rightOf(state, work.player)];
  return partners.filter((partner) => coloursOf(state, partner, colour) > 0);
}
