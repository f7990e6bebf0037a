/** All sets of 1 to `most` elements in the order of the list, smaller ones first; equal elements are told apart by place. */
export function subsetsOf<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const sets: (readonly T[])[] = [];
  const extend = (set: readonly T[], from: number, size: number): void => {
    if (set.length === size) {
      sets.push(set);
      return;
    }
    for (const [place, element] of list.entries())
      if (place >= from) extend([...set, element], place + 1, size);
  };
  for (let size = 1; size <= Math.min(most, list.length); size++) extend([], 0, size);
  return sets;
}
