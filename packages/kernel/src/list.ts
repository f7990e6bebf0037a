/** The element at `index`; a missing one is a bug in the caller. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return element;
}

/** Removes the first occurrence of `element`; its absence is a bug in the caller. */
export function remove<T>(list: T[], element: T): void {
  const index = list.indexOf(element);
  if (index < 0) throw new Error(`${String(element)} is not in the list`);
  removeAt(list, index);
}

/** Removes the element at `index`, without the list of one that `splice` gives back (bench: gwent-random-games). */
export function removeAt<T>(list: T[], index: number): void {
  const last = list.length - 1;
  for (let i = index; i < last; i++) list[i] = at(list, i + 1);
  list.pop();
}

/** Empties a list that is soon filled again and keeps its room, which `length = 0` gives back (bench: gwent-rollouts). */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
