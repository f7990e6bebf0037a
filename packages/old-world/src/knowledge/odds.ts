import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import type { MonsterIndex } from "../state.ts";
import { attackSpread } from "./attacks.ts";
import { burdensOf } from "./burdens.ts";
import type { Sums } from "./combos.ts";
import { effectsWorth } from "./effects.ts";
import type { Power } from "./power.ts";
import { DAMAGE, DUEL_SPREAD, FIGHT_SPREAD, KEPT_IN_HAND, OPENING, USUALLY_KEPT } from "./worth.ts";

/** A witcher as one who may fight. */
export interface Contender {
  /** How many action cards there are, and how many of them are in hand. */
  readonly life: number;
  readonly hand: number;
  /** What all the cards do in a fight. */
  readonly power: Power;
  /** What the best combo of the hand does, if the hand is known. */
  readonly opening: Sums | undefined;
  readonly attributes: readonly number[];
  /** The number of the row (OW-3.24). */
  readonly shieldCap: number;
  readonly shield: number;
  /** What potions, trophies and kept cards bring, in cards of life. */
  readonly help: number;
}

function openingOf({ hand }: Contender): number {
  return at(OPENING, Math.min(hand, OPENING.length - 1));
}

interface Turn {
  readonly damage: number;
  readonly shield: number;
  /** Cards of life that it costs. */
  readonly spent: number;
}

/** What a witcher's combat turn does; turns beyond those tried out are like the last. */
function turnOf(contender: Contender, turn: number): Turn {
  const { power, opening, hand } = contender;
  if (turn === 0 && opening !== undefined) {
    const { damage, shield, size, back } = opening;
    return { damage, shield, spent: size - back };
  }
  const place = Math.min(turn, power.damage.length - 1);
  const share = turn === 0 ? openingOf(contender) : 1;
  // Cards that were not played yet help in the next turn.
  const kept = turn === 1 && opening !== undefined ? hand - opening.size + opening.back - USUALLY_KEPT : 0;
  return {
    damage: Math.max(0, share * at(power.damage, place) + KEPT_IN_HAND * kept),
    shield: share * at(power.shield, place),
    spent: share * at(power.spent, place),
  };
}
/** Cards left at the end of a fight with a monster: the witcher's if above 0, else the monster's. */
function fightMargin(box: Box, witcher: Contender, monster: MonsterIndex, isFirst: boolean): number {
  const { level, life: monsterLife } = at(box.monsters, monster);
  const burden = at(burdensOf(box), monster);
  const spread = attackSpread(box, level, witcher.attributes);
  const contender =
    burden.hand === 0 ? witcher : { ...witcher, hand: Math.max(0, Math.round(witcher.hand - burden.hand)) };
  let life = witcher.life + witcher.help - burden.life;
  let enemy = monsterLife;
  let shield = Math.max(0, witcher.shield - burden.shield);
  const attack = (): void => {
    enemy--;
    let lost = 0;
    let left = 0;
    for (let damage = 0; damage < spread.length; damage++) {
      const chance = at(spread, damage);
      lost += chance * Math.max(0, damage - shield);
      left += chance * Math.max(0, shield - damage);
    }
    life -= lost;
    shield = left;
  };
  if (!isFirst) attack();
  for (let turn = 0; turn < LONGEST; turn++) {
    const { damage, shield: gain, spent } = turnOf(contender, turn);
    const dealt = Math.max(0, damage - burden.damage);
    enemy -= turn === 0 ? Math.min(burden.firstDamage, dealt) : dealt;
    if (enemy <= 0) return Math.max(0.5, life - spent);
    life -= spent;
    if (life <= 0) return -Math.max(0.5, enemy);
    shield = Math.min(witcher.shieldCap, shield + Math.max(0, gain - burden.gain));
    attack();
    if (life <= 0) return -Math.max(0.5, enemy);
    if (enemy <= 0) return Math.max(0.5, life);
  }
  return 0;
}
const LONGEST = 12;

/** The chance to defeat a monster. */
export function winChance(box: Box, witcher: Contender, monster: MonsterIndex, isFirst: boolean): number {
  const second = fightMargin(box, witcher, monster, false);
  // A fight that is lost may be over sooner for who begins, with more of the monster left; that is no worse.
  const margin = isFirst ? Math.max(second, fightMargin(box, witcher, monster, true)) : second;
  return logistic(margin / FIGHT_SPREAD);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

interface Side {
  life: number;
  shield: number;
  readonly contender: Contender;
}

function sideOf(contender: Contender): Side {
  const { life, help, shield } = contender;
  return { life: life + help, shield, contender };
}

/** The chance that the attacker wins a duel. */
export function duelChance(attacker: Contender, defender: Contender): number {
  const sides = [sideOf(attacker), sideOf(defender)] as const;
  for (let turn = 0; turn < LONGEST; turn++)
    for (const [place, side] of sides.entries()) {
      const other = at(sides, 1 - place);
      const { damage, shield, spent } = turnOf(side.contender, turn);
      const blocked = Math.min(other.shield, damage);
      other.shield -= blocked;
      other.life -= damage - blocked;
      side.life -= spent;
      if (other.life <= 0) return logistic(((place === 0 ? 1 : -1) * Math.max(0.5, side.life)) / DUEL_SPREAD);
      if (side.life <= 0) return logistic(((place === 0 ? -1 : 1) * Math.max(0.5, other.life)) / DUEL_SPREAD);
      side.shield = Math.min(side.contender.shieldCap, side.shield + shield);
    }
  return 0.5;
}

/** What own abilities bring to a fight, in cards of life. */
export function helpOf(box: Box, abilities: readonly number[]): number {
  let help = 0;
  for (const number of abilities) {
    const { ability } = at(box.abilities, number);
    if (IN_FIGHT.has(ability.when))
      help += Math.max(0, effectsWorth(ability.effects) + effectsWorth(ability.cost));
  }
  return help / DAMAGE;
}

const IN_FIGHT: ReadonlySet<string> = new Set([
  "beforeLifeDeck",
  "afterLifeDeck",
  "ownStep1",
  "potionUsed",
  "potionDeclared",
  "comboBuilt",
  "attackDealt",
  "ownTurnEnd",
  "opponentAttack",
  "opponentTurnEnd",
  "attackRevealed",
  "specialization",
]);
