/** Lists that are changed in place and leave nothing to be collected (bench: gwent-random-games, gwent-rollouts). */

/** Removes the element at `index`, without the list of one that `splice` gives back; -1 is a bug in the caller. */
export function removeAt<T>(list: T[], index: number): void {
  const last = list.length - 1;
  if (index < 0 || index > last) throw new Error(`no element ${index} to remove in a list of ${list.length}`);
  for (let i = index; i < last; i++) list[i] = list[i + 1] as T;
  list.pop();
}

/** Empties a list that is soon filled again and keeps its room, which `length = 0` gives back. */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
