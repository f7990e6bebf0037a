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
  list.splice(index, 1);
}
