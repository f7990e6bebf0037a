import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COLOURS, type FightEffect } from "../data/index.ts";
import { pushEffects } from "../effects/abilities.ts";
import { amountOf } from "../effects/values.ts";
import type { Scribe } from "../events.ts";
import { clipShield } from "../rules/attributes.ts";
import { toAll } from "../rules/tell.ts";
import type { ListIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter, ModKind } from "../state-fight.ts";
import { dealNow } from "./damage.ts";
import { fighterOf, fightOf } from "./facts.ts";
import { checkLife } from "./knock-out.ts";
import { lookAtOpponent } from "./look.ts";
import { beginAttackDamage, isAttackList, otherAttack, worstAttack } from "./monster-turn.ts";
import { triggerBear, useSpecialization } from "./specialization.ts";

/**
 * Applies an effect of the fight language for a fighting witcher: the owner of the card, or for monsters who fights them.
 * `list` is the list it stands on, kept so that every number can be accounted for.
 */
export function fightEffect(
  state: State,
  scribe: Scribe,
  seat: Seat,
  effect: FightEffect,
  list: ListIndex,
): void {
  const fighter = fighterOf(state, seat);
  if (fighter === undefined) return;
  const change = (what: ModKind, n: number): void => {
    fighter.mods.push({ what, n, by: list });
  };
  switch (effect.op) {
    case "damage": {
      const n = amountOf(state, seat, effect.n);
      if (effect.now === true) return dealNow(state, scribe, fighter, n);
      return change("damage", n);
    }
    case "takeDamage": {
      const points = amountOf(state, seat, effect.n);
      if (isAttackList(state, list)) return beginAttackDamage(state, points);
      return takeOwnDamage(state, scribe, seat, points);
    }
    case "refill":
      if (effect.min === undefined) return change("refill", effect.n);
      fighter.mods.push({ what: "refill", n: effect.n, min: effect.min, by: list });
      return;
    case "reduceAttack":
      return change(effect.attack === "this" ? "reduceThis" : "reduceNext", effect.n);
    case "comboShield":
      return change("comboShield", amountOf(state, seat, effect.n));
    case "capAttack":
      return change("capThis", effect.n);
    case "refillBase":
    case "comboMax":
    case "comboFree":
    case "damageCap":
    case "lossCap":
    case "attackBonus":
      return change(effect.op, effect.n);
    case "noComboShield":
    case "firstCardRandom":
    case "handFirst":
      return change(effect.op, 0);
    case "lookOpponentDeck":
      return lookAtOpponent(state, scribe, seat, effect.look, effect.discard);
    case "chooseAttack":
      return otherAttack(state, scribe, seat);
    case "worstAttack":
      return worstAttack(state, scribe);
    case "freePotion":
      fighter.freePotion = true;
      return;
    case "repeatPotion":
      return repeatPotion(state, seat);
    case "repeatSpecialization":
      return useSpecialization(state, scribe, seat, effect.level);
    case "fightAttribute":
      return changeAttribute(state, scribe, fighter, ATTRIBUTES.indexOf(effect.which), effect.n);
    case "potionCap":
    case "shieldGainCap":
    case "colourNoEffect":
    case "actFirst":
      return restrict(fighter, effect);
  }
}

type StaticEffect = Extract<
  FightEffect,
  { readonly op: "potionCap" | "shieldGainCap" | "colourNoEffect" | "actFirst" }
>;

/** What holds for the whole fight. Who acts first is judged when the first turn begins. */
export function restrict(fighter: Fighter, effect: StaticEffect): void {
  if (effect.op === "potionCap") fighter.potionCap = least(fighter.potionCap, effect.n);
  if (effect.op === "shieldGainCap") fighter.shieldGainCap = least(fighter.shieldGainCap, effect.n);
  if (effect.op === "colourNoEffect") fighter.dull |= 1 << COLOURS.indexOf(effect.colour);
}

function least(one: number, other: number): number {
  return one === NONE ? other : Math.min(one, other);
}

function takeOwnDamage(state: State, scribe: Scribe, seat: Seat, points: number): void {
  if (points <= 0) return;
  scribe.tell?.(toAll({ kind: "damageTaken", seat, damage: points }));
  state.agenda.push({ do: "damage", seat, points });
}

/** OW-11.23: the effects of the potion just used once more. */
function repeatPotion(state: State, seat: Seat): void {
  const potion = playerOf(state, seat).drunk.at(-1);
  if (potion !== undefined) pushEffects(state, seat, at(boxOf(state).potionLists, potion).effects);
}

/** OW-12.21: the Leshen's; Shield comes down to the new cap. */
function changeAttribute(
  state: State,
  scribe: Scribe,
  { seat, attributes }: Fighter,
  attribute: number,
  n: number,
): void {
  attributes[attribute] = at(attributes, attribute) + n;
  clipShield(state, scribe, seat);
}

/** After every effect in a fight: who has lost the last card (OW-10.6), and the Bear's trigger (OW-17.5). */
export function afterFightEffect(state: State, scribe: Scribe): void {
  for (const { seat } of fightOf(state).fighters) if (checkLife(state, scribe, seat)) return;
  triggerBear(state, scribe);
}
