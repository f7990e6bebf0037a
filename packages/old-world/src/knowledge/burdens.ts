import type { Condition, Monster } from "../data/index.ts";
import { perBox } from "./per-box.ts";
import { DULLED, HAND_LOST, OTHER_BURDEN, SELDOM, SHIELD_HELD } from "./worth.ts";

/** What a monster's special ability does to a fight, in plain numbers. */
interface Burden {
  readonly hand: number;
  readonly life: number;
  readonly shield: number;
  /** The damage of the first own turn is at most this. */
  readonly firstDamage: number;
  /** Lost in each own turn: damage, Shield symbols. */
  readonly damage: number;
  readonly gain: number;
}
export const burdensOf = perBox(({ monsters }) => monsters.map(burdenOf));

function burdenOf({ abilities }: Monster): Burden {
  const burden = { hand: 0, life: 0, shield: 0, firstDamage: Number.POSITIVE_INFINITY, damage: 0, gain: 0 };
  for (const { effects, conditions, limit } of abilities) {
    const often = conditions.some(isSeldom) ? SELDOM : 1;
    for (const effect of effects) {
      if (effect.op === "damageCap" || effect.op === "lossCap")
        burden.firstDamage = Math.min(burden.firstDamage, effect.n);
      else if (effect.op === "discardHand" || effect.op === "refillBase" || effect.op === "firstCardRandom")
        burden.hand += limit === "unlimited" ? 1 : HAND_LOST;
      else if (effect.op === "damage" && typeof effect.n === "number") burden.damage -= often * effect.n;
      else if (effect.op === "colourNoEffect" || effect.op === "refill") burden.damage += often * DULLED;
      else if (effect.op === "shieldGainCap") burden.gain += SHIELD_HELD;
      else if (effect.op === "shield")
        burden.shield += often * (typeof effect.n === "number" ? -effect.n : 2);
      else if (effect.op === "fightAttribute" || effect.op === "attribute") burden.shield += 1;
      else burden.life += OTHER_BURDEN;
    }
  }
  return burden;
}

/** A condition that a thoughtful witcher can often avoid. */
function isSeldom({ is }: Condition): boolean {
  return is === "comboHas" || is === "comboLacks" || is === "noTrail" || is === "monsterLifeAtMost";
}
