import { at } from "@medallion/kernel";
import { COMPONENTS, type Effect, type Effects, type Value } from "../data/index.ts";
import { effectsWorth } from "../knowledge/effects.ts";
import { BACK, CARD, DRAW, DRAW_NOW, SHIELD, SHOWN } from "../knowledge/worth.ts";
import type { Card, State } from "../state.ts";
import { playerOf } from "../state.ts";
import type { Bout } from "./bout.ts";
import { bestCombo } from "./combos.ts";

const { handLimit } = COMPONENTS.constants;

/** What the turn is worth once these lists of effects have come true, in cards of life. */
export function worthWith(state: State, seat: number, bout: Bout, ...lists: readonly Effects[]): number {
  const tried = { ...bout };
  let bonus = 0;
  for (const effects of lists) for (const effect of effects) bonus += tryEffect(state, seat, tried, effect);
  return bestCombo(tried) + bonus;
}

/** Changes the turn, and says what else the effect is worth; what cannot be played out is worth what it usually is. */
function tryEffect(state: State, seat: number, bout: Bout, effect: Effect): number {
  switch (effect.op) {
    case "damage":
      if (typeof effect.n !== "number") return effectsWorth([effect]);
      bout.damage += effect.n;
      return 0;
    case "refill":
      bout.refill += effect.n;
      return 0;
    case "comboFree":
      bout.free += effect.n;
      return 0;
    case "comboMax":
      bout.most = Math.min(bout.most, effect.n);
      return 0;
    case "comboShield":
      bout.comboShield += amountOf(effect.n);
      return 0;
    case "noComboShield":
      bout.symbols = false;
      return 0;
    case "shield": {
      const gained = Math.min(amountOf(effect.n), bout.room);
      bout.room -= gained;
      return SHIELD * gained;
    }
    case "draw": {
      // Cards drawn now can still be played in this turn.
      const drawn = Math.min(effect.n, bout.deck, Math.max(0, handLimit - bout.hand.length));
      bout.deck -= drawn;
      return DRAW_NOW * drawn;
    }
    case "takeDiscard": {
      const { discard } = playerOf(state, seat);
      if (discard.length === 0) return 0;
      bout.hand = [...bout.hand, at(discard, discard.length - 1)];
      return BACK - DRAW;
    }
    case "discardHand":
      return dropWorst(bout, amountOf(effect.n));
    default:
      return effectsWorth([effect]);
  }
}

function amountOf(value: Value): number {
  return typeof value === "number" ? value : 1;
}

/** Without the hand cards that are missed least. */
function dropWorst(bout: Bout, count: number): number {
  for (let dropped = 0; dropped < count && bout.hand.length > 0; dropped++) {
    let [worst, most] = [at(bout.hand, 0), Number.NEGATIVE_INFINITY];
    for (const card of bout.hand) {
      const worth = worthWithout(bout, card);
      if (worth > most) [worst, most] = [card, worth];
    }
    bout.hand = bout.hand.filter((card) => card !== worst);
  }
  return -CARD * count;
}

/** What the turn is worth without a hand card; of equal ones the card that shows least goes. */
export function worthWithout(bout: Bout, card: Card): number {
  const { hand } = bout;
  bout.hand = hand.filter((one) => one !== card);
  const worth = bestCombo(bout);
  bout.hand = hand;
  const { base, extensions } = at(bout.box.cards, card);
  return worth - SHOWN * ((base.damage ?? 0) + 0.5 * (base.shield ?? 0) + 0.2 * extensions.length);
}
