import type { Seat } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { fighterOf, opponentOf } from "../fight/facts.ts";
import { has, smallest, sumOf } from "../fight/totals.ts";
import { combatDraw, shieldCap } from "../rules/attributes.ts";
import type { Card, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter, Mod } from "../state-fight.ts";
import { type Extra, extrasOf } from "./extras.ts";

/** An own combat turn in numbers: all that the worth of a combo depends on. */
export interface Bout {
  readonly box: Box;
  hand: readonly Card[];
  deck: number;
  /** How far Shield may still rise. */
  room: number;
  /** Cards drawn in step 4 without anything else. */
  readonly row: number;
  /** Cards that the opponent can still lose, Shield included. */
  readonly enemy: number;
  damage: number;
  refill: number;
  comboShield: number;
  /** Whether Shield symbols count. */
  symbols: boolean;
  /** Cards in the combo at most, and those without a link (OW-11.19, OW-11.10). */
  most: number;
  free: number;
  /** Damage at most (OW-12.21). */
  readonly cap: number;
  /** Colours without effects, as bits. */
  readonly dull: number;
  readonly extras: readonly Extra[];
}

const NO_MODS: readonly Mod[] = [];
const NO_EXTRAS: readonly Extra[] = [];
const ENDLESS = 99;

/** The combat turn of a seat that fights, or the combo of a short fight (OW-8.16). */
export function boutOf(state: State, seat: Seat): Bout {
  const { hand, deck, shield } = playerOf(state, seat);
  const fighter = fighterOf(state, seat);
  const mods = fighter?.mods ?? NO_MODS;
  const most = smallest(mods, "comboMax");
  const row = combatDraw(state, seat);
  return {
    box: boxOf(state),
    hand,
    deck: deck.length,
    room: Math.max(0, shieldCap(state, seat) - shield),
    row: mods.length === 0 ? row : baseOf(mods, row),
    enemy: enemyOf(state, seat),
    damage: sumOf(mods, "damage"),
    refill: sumOf(mods, "refill"),
    comboShield: sumOf(mods, "comboShield"),
    symbols: !has(mods, "noComboShield"),
    most: most === NONE ? ENDLESS : most,
    free: sumOf(mods, "comboFree"),
    cap: fighter === undefined || mods.length === 0 ? ENDLESS : capOf(fighter),
    dull: fighter?.dull ?? 0,
    extras: fighter === undefined ? NO_EXTRAS : extrasOf(state, fighter),
  };
}

function baseOf(mods: readonly Mod[], row: number): number {
  for (const { what, n } of mods) if (what === "refillBase") return n;
  return row;
}

function enemyOf(state: State, seat: Seat): number {
  const { fight } = state;
  if (fight === null) return ENDLESS;
  const opponent = opponentOf(fight, seat);
  if (opponent === undefined) return fight.life.length;
  const { deck, hand, shield } = playerOf(state, opponent.seat);
  return deck.length + hand.length + shield;
}

function capOf({ mods, dealt, taken }: Fighter): number {
  const damage = smallest(mods, "damageCap");
  const loss = smallest(mods, "lossCap");
  let cap = ENDLESS;
  if (damage !== NONE) cap = Math.max(0, damage - dealt);
  if (loss !== NONE) cap = Math.min(cap, Math.max(0, loss - taken));
  return cap;
}
