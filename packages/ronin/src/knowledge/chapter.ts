import { totalXp, worthAt } from "./experience.ts";
import type { Scene } from "./scene.ts";
import { EVENED_PER_PLAY, INACTIVE, SYMBOLS_PER_PLAY } from "./worth.ts";

/** What symbols are worth at the end of the chapter: the smaller count as points, the larger as experience (RO-9.4). */
export function symbolsWorth(scene: Scene, left: number, right: number, inactive: number): number {
  const plays = scene.ahead ? scene.later : 0;
  const total = left + right + 2 * SYMBOLS_PER_PLAY * plays;
  const apart = Math.max(0, Math.abs(left - right) - EVENED_PER_PLAY * plays);
  const xp = totalXp(scene.owner) + (total + apart) / 2;
  const scored = (total - apart) / 2 + worthAt(scene.experience.table, xp);
  const counted = Math.min(inactive, scene.counted) * scene.experience.point;
  return scored + counted + (plays > 0 ? inactive * INACTIVE : 0);
}
