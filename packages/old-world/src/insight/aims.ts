import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { attributeTrophy, boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { goldWorth } from "../knowledge/growth.ts";
import { LEVELS, POTION, TROPHY, WITCHER_LEVEL } from "../knowledge/worth.ts";
import { ALCHEMY } from "../rules/attributes.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";

const { attributeMax, trophiesToWin, potionLimit, goldTokens } = COMPONENTS.constants;

/**
 * Who looks no further than a turn does well to grow more than trophies alone would advise: found by matches of the
 * policy with itself, and alone by how many turns it takes.
 */
const GROWTH = 1.3;
/** How near the trophy of an attribute is, by its level. */
const MEDITATION: readonly number[] = [0, 0, 0.1, 0.25, 0.5, 0.9];

/** By gold: what so much is worth in all. */
const GOLD: readonly number[] = Array.from({ length: goldTokens + 30 }, (_, gold) => goldWorth(gold));

/** A part of a piece counts like a whole one: it is what is expected of dice. */
export function worthOfGold(gold: number): number {
  return GOLD[Math.ceil(gold)] ?? at(GOLD, gold < 0 ? 0 : GOLD.length - 1);
}

/** Whether the trophy of an attribute can still be won by meditation and would count (OW-7.8, OW-7.9). */
export function isOpen(state: State, seat: Seat, attribute: number): boolean {
  const { track, trophies } = playerOf(state, seat);
  return (
    track + 1 < trophiesToWin &&
    at(state.attributeTrophies, attribute) > 0 &&
    !trophies.includes(attributeTrophy(boxOf(state), attribute))
  );
}

/** Which trophies of attributes are open, as bits. */
export function openTrophies(state: State, seat: Seat): number {
  let open = 0;
  for (let attribute = 0; attribute < ATTRIBUTES.length; attribute++)
    if (isOpen(state, seat, attribute)) open |= 1 << attribute;
  return open;
}

/** A witcher's levels, as they are or would be. */
export interface Levels {
  readonly attributes: readonly number[];
  readonly level: number;
  readonly potions: number;
}

/** What raising an attribute is worth to a witcher with these levels. */
export function raiseWorth({ attributes, level, potions }: Levels, attribute: number, open: number): number {
  const now = at(attributes, attribute);
  if (now >= attributeMax) return 0;
  const row = at(LEVELS, attribute);
  let worth = GROWTH * (at(row, now + 1) - at(row, now));
  if ((open & (1 << attribute)) !== 0) worth += TROPHY * (at(MEDITATION, now + 1) - at(MEDITATION, now));
  // The last attribute to come above the witcher level raises it (OW-3.11); the others are on the way.
  if (now === level) {
    let behind = 0;
    for (const other of attributes) if (other <= level) behind++;
    worth += WITCHER_LEVEL / behind;
  }
  if (attribute === ALCHEMY && potions < potionLimit) worth += POTION;
  return worth;
}
