import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { Monster } from "../data/index.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fight, Fighter } from "../state-fight.ts";

/** The fight that is going on; without one the caller is wrong. */
export function fightOf(state: { readonly fight: Fight | null }): Fight {
  if (state.fight === null) throw new Error("there is no fight");
  return state.fight;
}

export function fighterOf(state: { readonly fight: Fight | null }, seat: Seat): Fighter | undefined {
  const { fight } = state;
  if (fight === null) return undefined;
  if (fight.attacker === seat) return fight.fighters[0];
  return fight.defender === seat ? fight.fighters[1] : undefined;
}

/** 0 the attacker, 1 the defender. */
export function sideOf(fight: Fight, seat: Seat): number {
  return fight.attacker === seat ? 0 : 1;
}

export function isDuel(fight: Fight): boolean {
  return fight.defender !== NONE;
}

/** The witcher whose combat turn it is; a monster's turn has none. */
export function actingFighter(fight: Fight): Fighter | undefined {
  return fight.side === NONE ? undefined : fight.fighters[fight.side];
}

/** The same where only a witcher can be acting. */
export function acting(state: State): Fighter {
  const fighter = actingFighter(fightOf(state));
  if (fighter === undefined) throw new Error("no witcher is acting");
  return fighter;
}

/** The witcher on the other side of a duel. */
export function opponentOf(fight: Fight, seat: Seat): Fighter | undefined {
  return fight.fighters[1 - sideOf(fight, seat)];
}

/** OW-10.2: life deck plus hand. */
export function lifeOf(state: State, seat: Seat): number {
  const { deck, hand } = playerOf(state, seat);
  return deck.length + hand.length;
}

/** Cards in the deck against this witcher: a monster's life deck, or a witcher's without the hand. */
export function opposingDeck(state: State, seat: Seat): number {
  const fight = fightOf(state);
  const opponent = opponentOf(fight, seat);
  return opponent === undefined ? fight.life.length : playerOf(state, opponent.seat).deck.length;
}

export function monsterOf(box: Box, fight: Fight): Monster {
  return at(box.monsters, fight.monster);
}

/** The level of the monster being fought, from 1 to 3; 0 in a duel or outside fights. */
export function monsterLevelOf(state: State): number {
  const { fight } = state;
  return fight === null || fight.monster === NONE ? 0 : monsterOf(boxOf(state), fight).level;
}
