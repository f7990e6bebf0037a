import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { ATTRIBUTES, type Effects, type Value } from "../data/index.ts";
import { perBox } from "./per-box.ts";

/** How damage of a monster's attack is spread: the chance of each number. */
type Spread = readonly number[];
const spreadsOf = perBox(() => new Map<string, Spread>());
const MOST_DAMAGE = 8;

/** The attack that costs most on average, for a monster of this level (OW-12.7 to OW-12.12). */
export function attackSpread(box: Box, level: number, attributes: readonly number[]): Spread {
  const known = spreadsOf(box);
  const key = `${level} ${attributes.join(" ")}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const charge = spreadOf(box, "charge", level, attributes);
  const bite = spreadOf(box, "bite", level, attributes);
  const worse = mean(charge) > mean(bite) ? charge : bite;
  known.set(key, worse);
  return worse;
}

function spreadOf(box: Box, half: "charge" | "bite", level: number, attributes: readonly number[]): Spread {
  const spread = Array<number>(MOST_DAMAGE + 1).fill(0);
  for (const card of box.fightCards) {
    const loss = Math.round(attackLoss(card[half], level, attributes));
    const place = Math.min(MOST_DAMAGE, loss);
    spread[place] = at(spread, place) + 1 / box.fightCards.length;
  }
  return spread;
}

/** What half of a fight card costs a witcher, in cards: those that are discarded or removed, and damage. */
export function attackLoss(effects: Effects, level: number, attributes: readonly number[]): number {
  let loss = 0;
  for (const effect of effects) {
    if (effect.op === "takeDamage" || effect.op === "discardHand")
      loss += amount(effect.n, level, attributes);
    // A card that is gone for good counts for the fights to come too.
    if (effect.op === "removeCard") loss += 2 * effect.n;
    if (effect.op === "attribute") loss += 2;
  }
  return loss;
}

function amount(value: Value, level: number, attributes: readonly number[]): number {
  if (typeof value === "number") return value;
  if (value.by === "attribute") return at(attributes, ATTRIBUTES.indexOf(value.attribute));
  return value.by === "monsterLevel" ? at(value.levels, level - 1) : value.each;
}

function mean(spread: Spread): number {
  let sum = 0;
  for (let damage = 0; damage < spread.length; damage++) sum += damage * at(spread, damage);
  return sum;
}
