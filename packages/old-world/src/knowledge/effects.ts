import type { Effect, Effects, Value } from "../data/index.ts";
import { BACK, CARD, DAMAGE, DRAW, SHIELD } from "./worth.ts";

/** What effects are usually worth to a fighting witcher, in cards of life. */
export function effectsWorth(effects: Effects): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(effect);
  return worth;
}

function usual(value: Value): number {
  if (typeof value === "number") return value;
  switch (value.by) {
    case "attribute":
      return 2;
    case "handCard":
      return 3 * value.each;
    case "comboCard":
      return 1.3 * value.each;
    case "monsterLevel":
      return value.levels[1];
  }
}

function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case "damage":
      return DAMAGE * usual(effect.n);
    case "takeDamage":
      return -usual(effect.n);
    case "shield":
    case "comboShield":
      return SHIELD * usual(effect.n);
    case "shieldSet":
      return effect.to === 0 ? -2 * SHIELD : 2 * SHIELD;
    case "draw":
    case "refill":
      return DRAW * effect.n;
    case "refillBase":
      return -DRAW;
    case "discardHand":
      return -(CARD + DRAW) * usual(effect.n);
    case "discardDeck":
      return -effect.n;
    case "removeCard":
      return -2 * effect.n;
    case "takeDiscard":
      return BACK;
    case "discardToDeck":
      return 0.8 * effect.n;
    case "cycleHand":
      return 0.3 * effect.max + DRAW * effect.bonus;
    case "lookOwnDeck":
      return DRAW * effect.take + 0.1 * (effect.look - effect.take);
    case "lookOpponentDeck":
      return DAMAGE * effect.discard + 0.15 * effect.look;
    case "reduceAttack":
      return 0.9 * effect.n;
    case "capAttack":
      return 1.2;
    case "comboFree":
      return 0.9 * effect.n;
    case "comboMax":
      return -0.9;
    case "noComboShield":
      return -0.5;
    case "potion":
      return 0.8 * effect.n;
    case "potionsUpTo":
      return 1.2;
    case "freePotion":
    case "repeatPotion":
    case "repeatSpecialization":
      return 0.9;
    case "chooseAttack":
      return 0.9;
    case "roll":
      return tableWorth(effect.table);
    case "attribute":
      return effect.n;
    case "phase3Draw":
      return 0.5 * effect.n;
    case "phase3Free":
      return 0.5;
    case "gold":
      return 0.5 * effect.n;
    default:
      return 0.1;
  }
}

/** The mean over the faces of a die. */
function tableWorth(
  table: readonly { readonly from: number; readonly to?: number; readonly effects: Effects }[],
): number {
  let worth = 0;
  for (const { from, to = 6, effects } of table) worth += ((to - from + 1) / 6) * effectsWorth(effects);
  return worth;
}
