import { at } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import type { Scene } from "./scene.ts";
import {
  GOLD,
  LEVELS,
  MEDITATION,
  MEDITATION_NOW,
  MORE_GOLD,
  POTION,
  TROPHY,
  WITCHER_LEVEL,
} from "./worth.ts";

const { attributeMax, trophiesToWin, potionLimit } = COMPONENTS.constants;

/** What so much gold is worth in all. */
export function goldWorth(gold: number): number {
  let worth = 0;
  for (let piece = 0; piece < gold; piece++) worth += GOLD[piece] ?? MORE_GOLD;
  return worth;
}

/** What attributes are raised for. */
export interface Aims {
  /** By attribute: whether its trophy can still be won by meditation and would count (OW-7.8, OW-7.9). */
  readonly open: readonly boolean[];
  /** By level: how near the trophy is. */
  readonly progress: readonly number[];
}

export function aimsOf({ view: { attributeTrophies }, me, ahead }: Scene): Aims {
  const counts = me.track + 1 < trophiesToWin;
  const open = ATTRIBUTES.map(
    (attribute, index) =>
      counts &&
      at(attributeTrophies, index) > 0 &&
      !me.trophies.some(({ of, id }) => of === "attribute" && id === attribute),
  );
  return { open, progress: ahead ? MEDITATION : MEDITATION_NOW };
}

/** What raising an attribute is worth to a witcher with these levels. */
export function raiseWorth(
  attributes: readonly number[],
  level: number,
  attribute: number,
  { open, progress }: Aims,
  potions: number,
): number {
  const now = at(attributes, attribute);
  if (now >= attributeMax) return 0;
  const row = at(LEVELS, attribute);
  let worth = at(row, now + 1) - at(row, now);
  if (open[attribute] === true) worth += TROPHY * (at(progress, now + 1) - at(progress, now));
  // The last attribute to come above the witcher level raises it (OW-3.11); the others are on the way.
  if (now === level) {
    let behind = 0;
    for (const other of attributes) if (other <= level) behind++;
    worth += WITCHER_LEVEL / behind;
  }
  if (attribute === ALCHEMY && potions < potionLimit) worth += POTION;
  return worth;
}

const ALCHEMY = 2;
