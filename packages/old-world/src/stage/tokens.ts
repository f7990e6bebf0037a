import { InputError } from "@medallion/kernel";
import { COMPONENTS, type Path, TERRAINS, type Terrain } from "../data/index.ts";
import type { Place, TerrainIndex } from "../state.ts";
import { placeIn, placeName, placeNamed } from "./names.ts";

/** The terrain of a location's token by its place in `TERRAINS`, -1 where there is none (OW-1.20). */
export function terrainOf(place: Place): TerrainIndex {
  const location = COMPONENTS.locations[place];
  if (location === undefined || !location.token) return -1;
  return placeIn(TERRAINS, location.ground);
}

/** The 18 location tokens; each lies in one place only. */
export class Tokens {
  private readonly left: Place[][] = TERRAINS.map((_, terrain) =>
    COMPONENTS.locations.flatMap(({ number }) => (terrainOf(number) === terrain ? [number] : [])),
  );

  /** The token of a location that is named; `terrain` if it must be of one. */
  take(written: string | number, path: Path, terrain?: Terrain): Place {
    const place = placeNamed(written, path);
    const own = terrainOf(place);
    const pile = this.left[own];
    if (pile === undefined)
      throw new InputError("tokens", `${placeName(place)} has no location token.`, path);
    if (terrain !== undefined && TERRAINS[own] !== terrain)
      throw new InputError("tokens", `${placeName(place)} is no ${terrain}.`, path);
    const at = pile.indexOf(place);
    if (at < 0)
      throw new InputError("tokens", `The token of ${placeName(place)} lies elsewhere already.`, path);
    pile.splice(at, 1);
    return place;
  }

  /** Any token of the terrain, if possible none of the places to avoid. */
  any(terrain: TerrainIndex, path: Path, avoid: readonly Place[] = []): Place {
    const pile = this.left[terrain] ?? [];
    const place = pile.findLast((one) => !avoid.includes(one)) ?? pile.at(-1);
    if (place === undefined)
      throw new InputError("tokens", `There is no ${TERRAINS[terrain]} token left.`, path);
    pile.splice(pile.indexOf(place), 1);
    return place;
  }

  /** All that still lie nowhere, or so many of them. */
  rest(terrain: TerrainIndex, count: number | undefined, path: Path): Place[] {
    const pile = this.left[terrain] ?? [];
    if (count !== undefined && count > pile.length)
      throw new InputError("tokens", `Only ${pile.length} ${TERRAINS[terrain]} tokens are left.`, path);
    return pile.splice(0, count ?? pile.length);
  }
}
