import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { burdensOf } from "../knowledge/burdens.ts";
import chances from "./chances.json" with { type: "json" };
import type { Prowess } from "./prowess.ts";
import { threatTo } from "./threat.ts";

/** The first combo of a fight: what it gives, and how many cards are in hand then. */
export interface Opening {
  readonly hand: number;
  readonly damage: number;
  readonly shield: number;
}

/** What the chance to defeat a monster is reckoned from, in the order of `chances.json` (`npm run chances` makes it). */
export const FIGHT_FEATURES: readonly string[] = Object.keys(chances.fight);
/** The same of a duel, from the side of the attacker. */
export const DUEL_FEATURES: readonly string[] = Object.keys(chances.duel);
const FIGHT_WEIGHTS: readonly number[] = Object.values(chances.fight);
const DUEL_WEIGHTS: readonly number[] = Object.values(chances.duel);

/** Writes what `FIGHT_FEATURES` names. */
export function fightFeatures(
  box: Box,
  witcher: Prowess,
  opening: Opening,
  number: number,
  isFirst: boolean,
  into: Float64Array,
): void {
  const { cards, worth, draw, cap, shield, potions, help, specialization, attributes } = witcher;
  const { level, life } = at(box.monsters, number);
  const burden = at(burdensOf(box), number);
  const guard = Math.min(shield, 5);
  const threat = Math.max(
    threatTo(box, attributes, guard, level, "charge"),
    threatTo(box, attributes, guard, level, "bite"),
  );
  const ratio = Math.log(Math.max(1, cards + help + potions - burden.life) / life);
  into[0] = 1;
  into[1] = cards / 10;
  into[2] = worth;
  into[3] = draw;
  into[4] = (cards * worth) / 10;
  into[5] = draw * worth;
  into[6] = cap;
  into[7] = guard;
  into[8] = opening.hand;
  into[9] = opening.damage;
  into[10] = opening.shield;
  into[11] = potions;
  into[12] = help;
  into[13] = specialization;
  into[14] = life / 10;
  into[15] = level === 2 ? 1 : 0;
  into[16] = level === 3 ? 1 : 0;
  into[17] = burden.hand;
  into[18] = burden.life;
  into[19] = burden.shield;
  into[20] = burden.damage;
  into[21] = burden.gain;
  into[22] = Number.isFinite(burden.firstDamage) ? 1 : 0;
  into[23] = threat;
  into[24] = isFirst ? 1 : 0;
  into[25] = ratio;
  into[26] = ratio * worth;
  into[27] = ratio * draw;
}

const fight = new Float64Array(FIGHT_WEIGHTS.length);

/** The chance to defeat a monster; `isFirst` if the witcher begins. */
export function monsterChance(
  box: Box,
  witcher: Prowess,
  opening: Opening,
  number: number,
  isFirst: boolean,
): number {
  fightFeatures(box, witcher, opening, number, isFirst, fight);
  return logistic(FIGHT_WEIGHTS, fight);
}

/** Writes what `DUEL_FEATURES` names. */
export function duelFeatures(
  attacker: Prowess,
  opening: Opening,
  defender: Prowess,
  into: Float64Array,
): void {
  into[0] = 1;
  into[1] = (attacker.cards - defender.cards) / 10;
  into[2] = attacker.worth - defender.worth;
  into[3] = attacker.draw - defender.draw;
  into[4] = (attacker.cards * attacker.worth - defender.cards * defender.worth) / 10;
  into[5] = attacker.draw * attacker.worth - defender.draw * defender.worth;
  into[6] = attacker.cap - defender.cap;
  into[7] = attacker.shield;
  into[8] = defender.shield;
  into[9] = opening.hand;
  into[10] = defender.hand;
  into[11] = opening.damage;
  into[12] = attacker.potions - defender.potions;
  into[13] = attacker.help - defender.help;
  into[14] = attacker.specialization - defender.specialization;
}

const duel = new Float64Array(DUEL_WEIGHTS.length);

/** The chance that the attacker wins a duel. */
export function duelChance(attacker: Prowess, opening: Opening, defender: Prowess): number {
  duelFeatures(attacker, opening, defender, duel);
  return logistic(DUEL_WEIGHTS, duel);
}

function logistic(weights: readonly number[], features: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += at(weights, place) * (features[place] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
