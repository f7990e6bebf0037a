import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";

/** What a choice brings at once: points of each side, and what comes into the own hand. */
export interface Change {
  readonly points: number[];
  /** Cards drawn from the own deck. */
  draws: number;
  /** The kind of a card that comes into the hand, or -1. */
  back: Kind;
  /** Points in a later round. */
  later: number;
  /** The bonded kind that came to lie on the own side, or -1, and how many of it. */
  bond: Kind;
  bonds: number;
  /** The row whose slot was filled, or -1. */
  slot: number;
}

export function noChange(sides: number): Change {
  return { points: Array<number>(sides).fill(0), draws: 0, back: -1, later: 0, bond: -1, bonds: 0, slot: -1 };
}

const kept: Change[] = [];

/** The same for the choice at this place of a decision, made of what was kept of the one before. */
export function changeAt(place: number, sides: number): Change {
  const change = kept[place];
  if (change === undefined || change.points.length !== sides) {
    const fresh = noChange(sides);
    kept[place] = fresh;
    return fresh;
  }
  change.points.fill(0);
  change.draws = 0;
  change.back = -1;
  change.later = 0;
  change.bond = -1;
  change.slot = -1;
  return change;
}

export function add(change: Change, side: number, points: number): void {
  change.points[side] = at(change.points, side) + points;
}

/** The change of the own total less the average of the others'. */
export function leadIn({ points }: Change, side: number): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== side) others += at(points, other);
  return at(points, side) - others / (points.length - 1);
}
