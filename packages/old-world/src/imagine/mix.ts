import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";

/** Shuffles in place by chance from outside a game. */
export function mix<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [list[last], list[other]] = [at(list, other), at(list, last)];
  }
  return list;
}
