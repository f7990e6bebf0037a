/** What may be chosen, by name. */
export type Options = Readonly<Record<string, readonly string[]>>;

/** One of each. */
export type Combination<O extends Options> = { readonly [K in keyof O]: O[K][number] };

/** Every way to choose one of each. */
export function everyCombination<O extends Options>(options: O): readonly Combination<O>[] {
  let chosen: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [name, values] of Object.entries(options))
    chosen = chosen.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  // Each name was given one of its values.
  return chosen as readonly Combination<O>[];
}

/** The pairs of choices that are made together in a combination. */
export function pairsIn(combination: Readonly<Record<string, string>>): readonly string[] {
  const chosen = Object.entries(combination).map(([name, value]) => `${name}=${value}`);
  return chosen.flatMap((one, place) => chosen.slice(place + 1).map((other) => `${one} ${other}`));
}

/**
 * Few of these combinations in which every pair occurs that occurs in any of them: each time the one with most pairs that
 * have not been seen yet, the first of several. The same in every run.
 */
export function coveringPairs<C extends Readonly<Record<string, string>>>(all: readonly C[]): readonly C[] {
  const left = all.map((combination) => ({ combination, pairs: pairsIn(combination) }));
  const unseen = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen: C[] = [];
  while (unseen.size > 0) {
    let best = left[0];
    let most = 0;
    for (const one of left) {
      let fresh = 0;
      for (const pair of one.pairs) if (unseen.has(pair)) fresh++;
      if (fresh > most) [best, most] = [one, fresh];
    }
    if (best === undefined) break;
    chosen.push(best.combination);
    for (const pair of best.pairs) unseen.delete(pair);
  }
  return chosen;
}
