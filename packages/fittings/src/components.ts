/** By id: its place in the list. */
export function placesById(list: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(list.map(({ id }, place) => [id, place]));
}

/** What is made of something, such as the components that a scenario declares: made once, and forgotten with it. */
export function remembered<From extends object, Made extends object>(
  make: (from: From) => Made,
): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const fresh = make(from);
    made.set(from, fresh);
    return fresh;
  };
}
