import type { Box } from "../box.ts";

/** Something made once for each set of components. */
export function perBox<T>(make: (box: Box) => T): (box: Box) => T {
  const known = new WeakMap<Box, { readonly made: T }>();
  return (box) => {
    const found = known.get(box);
    if (found !== undefined) return found.made;
    const made = make(box);
    known.set(box, { made });
    return made;
  };
}
