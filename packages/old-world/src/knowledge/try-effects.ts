import { at } from "@medallion/kernel";
import { COMPONENTS, type Effect, type Effects } from "../data/index.ts";
import type { Card } from "../state.ts";
import { type Arena, bestWorth } from "./arena.ts";
import { effectsWorth } from "./effects.ts";
import { cardOf } from "./scene.ts";
import { BACK, CARD, DRAW, DRAW_NOW, SHIELD, SHOWN } from "./worth.ts";

const { handLimit } = COMPONENTS.constants;

/** The same turn after effects that are tried; what cannot be played out is worth what it usually is. */
export function withEffects(arena: Arena, effects: Effects): Arena {
  const tried: Arena = { ...arena };
  for (const effect of effects) tryEffect(tried, effect);
  return tried;
}

function tryEffect(arena: Arena, effect: Effect): void {
  switch (effect.op) {
    case "damage":
      if (typeof effect.n === "number") arena.damage += effect.n;
      else arena.bonus += effectsWorth([effect]);
      return;
    case "refill":
      arena.refill += effect.n;
      return;
    case "comboFree":
      arena.free += effect.n;
      return;
    case "comboMax":
      arena.most = Math.min(arena.most, effect.n);
      return;
    case "comboShield":
      if (typeof effect.n === "number") arena.comboShield += effect.n;
      return;
    case "noComboShield":
      arena.symbols = false;
      return;
    case "shield": {
      const n = typeof effect.n === "number" ? effect.n : 1;
      const gained = Math.min(n, Math.max(0, arena.shieldCap - arena.shield));
      arena.shield += gained;
      arena.bonus += SHIELD * gained;
      return;
    }
    case "draw": {
      // Cards drawn now can still be played in this turn.
      const n = Math.min(effect.n, arena.deck, Math.max(0, handLimit - arena.hand.length));
      arena.deck -= n;
      arena.bonus += DRAW_NOW * n;
      return;
    }
    case "takeDiscard": {
      const top = arena.scene.me.discard.at(-1);
      if (top === undefined) return;
      arena.hand = [...arena.hand, cardOf(arena.scene.box, top)];
      arena.bonus += BACK - DRAW;
      return;
    }
    case "discardHand":
      for (let n = typeof effect.n === "number" ? effect.n : 1; n > 0; n--) dropWorst(arena);
      return;
    default:
      arena.bonus += effectsWorth([effect]);
  }
}

/** Without the hand card that is missed least. */
function dropWorst(arena: Arena): void {
  const worst = leastMissed(arena);
  if (worst !== undefined) arena.hand = arena.hand.filter((card) => card !== worst);
  arena.bonus -= CARD;
}

function leastMissed(arena: Arena): Card | undefined {
  let [found, best]: [Card | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const card of arena.hand) {
    const worth = withoutCard(arena, card);
    if (worth > best) [found, best] = [card, worth];
  }
  return found;
}

/** What the turn is worth without a hand card; of equal ones the card that shows least goes. */
export function withoutCard(arena: Arena, card: Card): number {
  const hand = arena.hand.filter((one) => one !== card);
  const { base, extensions } = at(arena.scene.box.cards, card);
  const shown = (base.damage ?? 0) + 0.5 * (base.shield ?? 0) + 0.2 * extensions.length;
  return bestWorth({ ...arena, hand }) - SHOWN * shown;
}
