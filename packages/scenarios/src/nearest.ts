/** The known word that a slip of the fingers may have meant, if one is near enough. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

/** `; did you mean "x"?`, or a full stop where nothing is near. */
export function suggestion(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? "." : `; did you mean "${meant}"?`;
}

/** Letters to insert, delete, replace or swap with their neighbour to make one word of the other. */
function distance(from: string, to: string): number {
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        cost(old, column) + 1,
        cost(next, column - 1) + 1,
        cost(old, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, cost(older, column - 2) + 1);
      next.push(least);
    }
    older = old;
    old = next;
  }
  return cost(old, to.length);
}

function cost(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
