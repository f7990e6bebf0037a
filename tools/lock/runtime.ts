import type { LockFile } from "./faults.ts";

/** The packages of others that these of our own need to run, by their places in the lock file, each version counted. */
export function foreignPackages({ packages }: LockFile, ours: readonly string[]): readonly string[] {
  const needed = new Set<string>();
  const waiting = [...ours];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (needed.has(place)) continue;
    needed.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(name, place);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [...needed].filter((place) => place.includes("node_modules/")).sort();

  /** As Node looks for it: below the one who needs it, then ever further up. */
  function placeOf(name: string, from: string): string | undefined {
    const place = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    const entry = packages[place];
    if (entry !== undefined) return entry.link === true ? entry.resolved : place;
    if (from === "") return undefined;
    return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1)));
  }
}
