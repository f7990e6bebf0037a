import { at } from "@medallion/kernel";
import { COLOURS, COMPONENTS, type Condition, type Effects, SCHOOLS, type Value } from "../data/index.ts";
import { smallest, sumOf } from "../fight/totals.ts";
import type { AbilityIndex, Card } from "../state.ts";
import { NONE } from "../state.ts";
import type { ComboCard, Mod } from "../state-fight.ts";
import type { FighterView } from "../view-fight.ts";
import { Combos, type Judge, type Sums } from "./combos.ts";
import { effectsWorth } from "./effects.ts";
import { abilitiesOf, monsterNumber, rowOf, type Scene } from "./scene.ts";
import { BACK, CARD, DAMAGE, DRAW, KNOCK_OUT, SHIELD } from "./worth.ts";

const { handLimit } = COMPONENTS.constants;

/** The own combat turn as it stands, with what effects have changed and may still change. */
export interface Arena {
  readonly scene: Scene;
  readonly fighter: FighterView | undefined;
  hand: readonly Card[];
  deck: number;
  shield: number;
  readonly shieldCap: number;
  /** Cards drawn in step 4 without anything else. */
  readonly row: number;
  /** Cards that the opponent can still lose, Shield included. */
  enemy: number;
  /** Changes of this turn, those that are tried included. */
  damage: number;
  refill: number;
  comboShield: number;
  symbols: boolean;
  most: number;
  free: number;
  /** Damage at most, `NONE` without a cap. */
  cap: number;
  /** What abilities add to a combo that fits them. */
  readonly extras: readonly Extra[];
  /** Whatever else was tried is worth so much. */
  bonus: number;
}

/** An ability that works with the complete combo. */
interface Extra {
  readonly conditions: readonly Condition[];
  readonly effects: Effects;
}

/** The own turn, in a fight or a short fight. */
export function arenaOf(scene: Scene): Arena {
  const { view, me, seat, hand } = scene;
  const { fight } = view;
  const fighter = fight?.fighters.find((one) => one.seat === seat);
  const mods: readonly Mod[] = fighter?.mods ?? [];
  const most = smallest(mods, "comboMax");
  return {
    scene,
    fighter,
    hand,
    deck: me.deckCount,
    shield: me.shield,
    shieldCap: rowOf(scene, levelOf(scene, fighter, 1), "shieldCap"),
    row: rowBase(mods, rowOf(scene, levelOf(scene, fighter, 0), "combatDraw")),
    enemy: enemyOf(scene),
    damage: sumOf(mods, "damage"),
    refill: sumOf(mods, "refill"),
    comboShield: sumOf(mods, "comboShield"),
    symbols: !mods.some(({ what }) => what === "noComboShield"),
    most: most === NONE ? Number.POSITIVE_INFINITY : most,
    free: sumOf(mods, "comboFree"),
    cap: capOf(mods, fighter),
    extras: fighter === undefined ? [] : extrasOf(scene, fighter),
    bonus: 0,
  };
}

function levelOf({ me }: Scene, fighter: FighterView | undefined, attribute: number): number {
  const level = at(me.attributes, attribute);
  if (fighter === undefined || level === COMPONENTS.constants.attributeMax) return level;
  return Math.max(1, Math.min(5, level + at(fighter.attributes, attribute)));
}

function rowBase(mods: readonly Mod[], row: number): number {
  for (const { what, n } of mods) if (what === "refillBase") return n;
  return row;
}

function enemyOf({ view, seat }: Scene): number {
  const { fight } = view;
  if (fight === undefined) return Number.POSITIVE_INFINITY;
  if (fight.defender === undefined) return fight.lifeCount;
  const { deckCount, handCount, shield } = at(
    view.players,
    fight.attacker === seat ? fight.defender : fight.attacker,
  );
  return deckCount + handCount + shield;
}

function capOf(mods: readonly Mod[], fighter: FighterView | undefined): number {
  const damage = smallest(mods, "damageCap");
  const loss = smallest(mods, "lossCap");
  const caps = [
    ...(damage === NONE ? [] : [damage - (fighter?.dealt ?? 0)]),
    ...(loss === NONE ? [] : [loss - (fighter?.taken ?? 0)]),
  ];
  return caps.length === 0 ? NONE : Math.max(0, Math.min(...caps));
}

/** Abilities at the complete combo: the monster's, own ones not yet used, and the Wolf's. */
function extrasOf(scene: Scene, fighter: FighterView): Extra[] {
  const { view, box, me } = scene;
  const extras: Extra[] = [];
  const add = (abilities: readonly AbilityIndex[]): void => {
    for (const number of abilities) {
      const { ability } = at(box.abilities, number);
      const isUsed = ability.limit === "oncePerFight" && fighter.used.includes(number);
      if (ability.when === "comboBuilt" && !isUsed && ability.cost.length === 0) extras.push(ability);
    }
  };
  const { fight } = view;
  if (fight?.monster !== undefined) add(at(box.monsterAbilities, monsterNumber(box, fight.monster)));
  add(abilitiesOf(scene, me));
  if (me.school === "wolf" && fighter.specialized === 0)
    extras.push({ conditions: [{ is: "comboSizeAtLeast", n: 3 }], effects: specializationOf(scene) });
  return extras;
}

/** What the own Specialization does on a level (OW-17.1). */
export function specializationOf({ box, me }: Scene, level = at(me.attributes, 3)): Effects {
  const school = me.school === undefined ? 0 : SCHOOLS.indexOf(me.school);
  return at(box.lists, at(at(box.specializationLists, school), level - 1));
}

/** How a combo of this turn is judged, in cards of life. */
function judgeOf(arena: Arena): Judge {
  const { scene, fighter, most, free } = arena;
  return { box: scene.box, dull: fighter?.dull ?? 0, most, free, worth: (sums) => comboWorth(arena, sums) };
}

function comboWorth(arena: Arena, sums: Sums): number {
  const { shield: shieldNow, shieldCap, row, enemy, cap, deck, hand } = arena;
  let damage = sums.damage + arena.damage;
  let refill = sums.refill + arena.refill;
  let symbols = arena.symbols ? sums.shield + arena.comboShield : 0;
  let rest = 0;
  for (const { conditions, effects } of arena.extras) {
    if (!conditions.every((condition) => fits(arena, sums, condition))) continue;
    for (const effect of effects) {
      if (effect.op === "damage") damage += extraAmount(sums, effect.n);
      else if (effect.op === "refill") refill += effect.n;
      else if (effect.op === "comboShield") symbols += extraAmount(sums, effect.n);
      else rest += effectsWorth([effect]);
    }
  }
  damage = Math.max(0, damage);
  if (cap !== NONE) damage = Math.min(cap, damage);
  const spent = sums.size - sums.back;
  if (damage >= enemy) return KNOCK_OUT - CARD * spent;
  const handAfter = hand.length - spent;
  const drawn = Math.min(Math.max(0, row + refill), deck, Math.max(0, handLimit - handAfter));
  // Whoever plays the last card without a knock-out loses (OW-10.6).
  if (handAfter + deck <= 0) return -KNOCK_OUT + damage;
  return (
    DAMAGE * damage +
    SHIELD * Math.min(Math.max(0, symbols), Math.max(0, shieldCap - shieldNow)) +
    DRAW * drawn +
    BACK * sums.back -
    CARD * sums.size +
    rest +
    arena.bonus
  );
}

function extraAmount(sums: Sums, value: Value): number {
  if (typeof value === "number") return value;
  return value.by === "comboCard" ? value.each * at(sums.colours, COLOURS.indexOf(value.colour)) : 0;
}

function fits({ scene: { view, me }, deck, shield }: Arena, sums: Sums, condition: Condition): boolean {
  switch (condition.is) {
    case "comboHas":
      return condition.colours.some((colour) => at(sums.colours, COLOURS.indexOf(colour)) >= condition.n);
    case "comboLacks":
      return at(sums.colours, COLOURS.indexOf(condition.colour)) === 0;
    case "comboSizeAtLeast":
      return sums.size >= condition.n;
    case "comboSizeIs":
      return sums.size === condition.n;
    case "comboShieldAtLeast":
      return sums.shield >= condition.n;
    case "firstOwnTurn":
      return view.fight?.turns[view.fight.side === 1 ? 1 : 0] === 1;
    case "opponentIs":
      return (view.fight?.defender === undefined) === (condition.opponent === "monster");
    case "lifeDeckAtMost":
      return deck <= condition.n;
    case "discardPileAtLeast":
      return me.discard.length >= condition.n;
    case "shieldAtMost":
      return shield <= condition.n;
    case "noTrail":
      return view.fight?.terrain !== undefined && !me.trails.includes(view.fight.terrain);
    default:
      return true;
  }
}

/** The best combo that goes on from what is laid. */
export function bestWorth(arena: Arena, laid: readonly ComboCard[] = []): number {
  return new Combos(judgeOf(arena), arena.hand).best(laid);
}

/** These cards and no more. */
export function exactWorth(arena: Arena, laid: readonly ComboCard[]): number {
  return new Combos(judgeOf(arena), arena.hand).exactly(laid);
}
