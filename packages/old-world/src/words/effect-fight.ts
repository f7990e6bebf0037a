import type { Message } from "@medallion/kernel";
import type { FightEffect, Op } from "../data/index.ts";
import { amountText } from "./amount.ts";

/** A number that is gained or lost, each said in its own way. */
export function changed(op: Op, n: number, more: string, less: string): Message {
  return n < 0
    ? { key: `effect.${op}.${less}`, values: { count: -n } }
    : { key: `effect.${op}.${more}`, values: { count: n } };
}

/** Effects in fights. */
export function fightText(key: string, effect: FightEffect): Message {
  switch (effect.op) {
    case "damage":
      if (typeof effect.n !== "number") return { key: `${key}.by`, values: { amount: amountText(effect.n) } };
      if (effect.now === true) return { key: `${key}.now`, values: { count: effect.n } };
      return changed(effect.op, effect.n, "more", "less");
    case "takeDamage":
    case "comboShield":
      return typeof effect.n === "number"
        ? { key, values: { count: effect.n } }
        : { key: `${key}.by`, values: { amount: amountText(effect.n) } };
    case "refill":
      return effect.min === undefined
        ? changed(effect.op, effect.n, "more", "fewer")
        : { key: `${key}.least`, values: { count: Math.abs(effect.n), least: effect.min } };
    case "lookOpponentDeck":
      return { key, values: { count: effect.look, discard: effect.discard } };
    case "reduceAttack":
      return { key: `effect.${effect.op}.${effect.attack}`, values: { count: effect.n } };
    case "repeatSpecialization":
      return { key, values: { level: effect.level } };
    case "colourNoEffect":
      return { key, values: { colour: effect.colour } };
    case "fightAttribute":
      return {
        key: `effect.${effect.op}.${effect.n > 0 ? "higher" : "lower"}`,
        values: { which: effect.which },
      };
    case "noComboShield":
    case "chooseAttack":
    case "worstAttack":
    case "handFirst":
    case "freePotion":
    case "repeatPotion":
    case "firstCardRandom":
    case "actFirst":
      return { key };
    default:
      return { key, values: { count: effect.n } };
  }
}
