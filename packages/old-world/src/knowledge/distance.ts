import { at } from "@medallion/kernel";
import { NEIGHBOURS } from "../data/index.ts";
import { NONE, type Place } from "../state.ts";

/** By place and place: how many moves apart. */
export const DISTANCE: readonly (readonly number[])[] = NEIGHBOURS.map((_, from) => distancesFrom(from));

function distancesFrom(from: Place): readonly number[] {
  const distance = NEIGHBOURS.map(() => NONE);
  distance[from] = 0;
  const queue = [from];
  for (const place of queue)
    for (const next of at(NEIGHBOURS, place))
      if (distance[next] === NONE) {
        distance[next] = at(distance, place) + 1;
        queue.push(next);
      }
  return distance;
}
