/** Who imports whom, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Those that reach themselves through others, circle by circle; what is in two circles joins them into one. */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (name: string): number => {
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(name, Math.min(lowest.get(name) ?? place, reached ?? place));
    }
    const low = lowest.get(name) ?? place;
    if (low === place) {
      const circle = open.splice(open.indexOf(name));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };

  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return found;
}

/** The shortest way from the first of a circle back to it, to be read: `a → b → a`. */
export function wayAround(graph: Graph, circle: readonly string[]): readonly string[] {
  const [first = ""] = circle;
  const ways: (readonly string[])[] = [[first]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? first) ?? []) {
      if (next === first) return [...way, first];
      if (circle.includes(next) && !seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return circle;
}
