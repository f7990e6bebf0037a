import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, type Effects, type Value } from "../data/index.ts";
import { perBox } from "../knowledge/per-box.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Half } from "../state-fight.ts";

const LEVELS = 3;
const { attributeMax } = COMPONENTS.constants;
const SHIELDS = attributeMax + 1;
const ROOM = LEVELS * attributeMax ** ATTRIBUTES.length * SHIELDS;
/** A card that is gone for good counts for the fights to come too, and so does a level. */
const FOR_GOOD = 2;

/** What each half of a fight card costs on average, as far as it was asked for. */
const known = perBox(() => ({
  charge: new Float64Array(ROOM).fill(Number.NaN),
  bite: new Float64Array(ROOM).fill(Number.NaN),
}));

/** The cards that an attack of a monster of this level costs a witcher on average (OW-12.7 to OW-12.12). */
export function threatOf(state: State, seat: number, level: number, half: Half): number {
  const { attributes, shield } = playerOf(state, seat);
  return threatTo(boxOf(state), attributes, Math.min(SHIELDS - 1, shield), level, half);
}

export function threatTo(
  box: Box,
  attributes: readonly number[],
  shield: number,
  level: number,
  half: Half,
): number {
  let place = level - 1;
  for (const attribute of attributes) place = place * attributeMax + attribute - 1;
  place = place * SHIELDS + shield;
  const table = known(box)[half];
  const found = table[place] ?? 0;
  if (!Number.isNaN(found)) return found;
  let sum = 0;
  for (const card of box.fightCards) sum += lossOf(card[half], attributes, shield, level);
  const mean = sum / box.fightCards.length;
  table[place] = mean;
  return mean;
}

/** Shield is lost before cards. */
function lossOf(effects: Effects, attributes: readonly number[], shield: number, level: number): number {
  let left = shield;
  let loss = 0;
  for (const effect of effects)
    switch (effect.op) {
      case "takeDamage": {
        const damage = amountOf(effect.n, attributes, level);
        loss += Math.max(0, damage - left) + SHIELD_LOST * Math.min(left, damage);
        left = Math.max(0, left - damage);
        break;
      }
      case "discardHand":
        loss += amountOf(effect.n, attributes, level);
        break;
      case "shield":
        left = Math.max(0, left + amountOf(effect.n, attributes, level));
        break;
      case "removeCard":
        loss += FOR_GOOD * effect.n;
        break;
      case "attribute":
        loss += FOR_GOOD;
        break;
      default:
    }
  return loss;
}
/** Shield that is gone saves no card later. */
const SHIELD_LOST = 0.6;

function amountOf(value: Value, attributes: readonly number[], level: number): number {
  if (typeof value === "number") return value;
  if (value.by === "attribute") return at(attributes, ATTRIBUTES.indexOf(value.attribute));
  return value.by === "monsterLevel" ? at(value.levels, level - 1) : value.each;
}
