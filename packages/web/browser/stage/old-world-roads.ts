import { NEIGHBOURS } from "@medallion/old-world/data";

/** The places to which one road or waterway leads. */
export function roadsFrom(place: number): readonly number[] {
  return NEIGHBOURS[place] ?? [];
}

/** How many roads and waterways lie between two places at least. */
export function roadsApart(from: number, to: number): number {
  const apart = new Map([[from, 0]]);
  for (const [place, roads] of apart)
    for (const next of roadsFrom(place)) if (!apart.has(next)) apart.set(next, roads + 1);
  return apart.get(to) ?? Number.POSITIVE_INFINITY;
}
