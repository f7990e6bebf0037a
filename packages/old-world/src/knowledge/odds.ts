import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { ATTRIBUTES, type Condition, type Effects, type Monster, type Value } from "../data/index.ts";
import type { MonsterIndex } from "../state.ts";
import type { Sums } from "./combos.ts";
import { effectsWorth } from "./effects.ts";
import { perBox } from "./per-box.ts";
import type { Power } from "./power.ts";
import { DAMAGE, DUEL_SPREAD, FIGHT_SPREAD } from "./worth.ts";

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

/** How much of a usual hand's opening a smaller or larger hand has. */
const OPENING: readonly number[] = [0, 0.45, 0.75, 1, 1.2, 1.35, 1.45, 1.5];

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
/** Cards that are left of a usual hand after the first combo, and what each more or less means in damage. */
const USUALLY_KEPT = 1;
const KEPT_IN_HAND = 0.35;

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
const burdensOf = perBox(({ monsters }) => monsters.map(burdenOf));

function burdenOf({ abilities }: Monster): Burden {
  const burden = { hand: 0, life: 0, shield: 0, firstDamage: Number.POSITIVE_INFINITY, damage: 0, gain: 0 };
  for (const { effects, conditions, limit } of abilities) {
    const often = conditions.some(isSeldom) ? 0.5 : 1;
    for (const effect of effects) {
      if (effect.op === "damageCap" || effect.op === "lossCap")
        burden.firstDamage = Math.min(burden.firstDamage, effect.n);
      else if (effect.op === "discardHand" || effect.op === "refillBase" || effect.op === "firstCardRandom")
        burden.hand += limit === "unlimited" ? 1 : 0.7;
      else if (effect.op === "damage" && typeof effect.n === "number") burden.damage -= often * effect.n;
      else if (effect.op === "colourNoEffect" || effect.op === "refill") burden.damage += often * 0.35;
      else if (effect.op === "shieldGainCap") burden.gain += 0.3;
      else if (effect.op === "shield")
        burden.shield += often * (typeof effect.n === "number" ? -effect.n : 2);
      else if (effect.op === "fightAttribute" || effect.op === "attribute") burden.shield += 1;
      else burden.life += 0.8;
    }
  }
  return burden;
}

/** A condition that a thoughtful witcher can often avoid. */
function isSeldom({ is }: Condition): boolean {
  return is === "comboHas" || is === "comboLacks" || is === "noTrail" || is === "monsterLifeAtMost";
}

/** Cards left at the end of a fight with a monster: the witcher's if above 0, else the monster's. */
export function fightMargin(box: Box, witcher: Contender, monster: MonsterIndex, isFirst: boolean): number {
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
  return logistic(fightMargin(box, witcher, monster, isFirst) / FIGHT_SPREAD);
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
      help += Math.max(0, effectsWorth(ability.effects) - effectsWorth(ability.cost));
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
