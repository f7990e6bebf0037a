import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Ability, AbilityPoint } from "../data/index.ts";
import type { PlayerIndex, State } from "../state.ts";
import { AVAILABLE, playerOf, USED } from "../state.ts";

/**
 * Abilities a player can still use at a point, by their place in the box: the own ones, then partners' cards
 * (RO-7.2, RO-7.3). Two cards of one ability are listed once; using it uses up one of them.
 */
export function heldAt(state: State, player: PlayerIndex, point: AbilityPoint): readonly number[] {
  if (!holdsAny(state, player, point)) return NONE;
  const box = boxOf(state);
  const { abilities, borrowed, character } = playerOf(state, player);
  const held: number[] = [];
  for (let slot = 0; slot < 4; slot++)
    if (abilities[slot] === AVAILABLE && box.abilities[character * 4 + slot]?.point === point)
      held.push(character * 4 + slot);
  for (const { ability, used } of borrowed)
    if (!used && box.abilities[ability]?.point === point && !held.includes(ability)) held.push(ability);
  return held;
}

/** Whether any ability is left for a point; most windows open on none (bench: ronin-5-random-games). */
function holdsAny(state: State, player: PlayerIndex, point: AbilityPoint): boolean {
  const box = boxOf(state);
  const { abilities, borrowed, character } = playerOf(state, player);
  for (let slot = 0; slot < 4; slot++)
    if (abilities[slot] === AVAILABLE && box.abilities[character * 4 + slot]?.point === point) return true;
  for (const { ability, used } of borrowed) if (!used && box.abilities[ability]?.point === point) return true;
  return false;
}

const NONE: readonly number[] = [];

export function abilityNamed(state: State, id: string): number {
  const ability = boxOf(state).abilityOf.get(id);
  if (ability === undefined) throw new Error(`there is no ability ${id}`);
  return ability;
}

export function abilityAt(state: State, ability: number): Ability {
  return at(boxOf(state).abilities, ability);
}

/** Marks an ability as used: the own one, or the first unused card of it. */
export function spend(state: State, player: PlayerIndex, ability: number): void {
  const owner = playerOf(state, player);
  const slot = ability - owner.character * 4;
  if (owner.abilities[slot] === AVAILABLE) {
    owner.abilities[slot] = USED;
    return;
  }
  const place = owner.borrowed.findIndex((card) => card.ability === ability && !card.used);
  owner.borrowed[place] = { ...at(owner.borrowed, place), used: true };
}
