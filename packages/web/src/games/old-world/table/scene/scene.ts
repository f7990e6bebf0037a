import { type OldWorldSurface, SURFACES } from "../../play/surface.ts";
import type { OldWorldSight } from "../../sight/sight.ts";

/** What lies in the middle of the table. */
export type MiddleScene = Exclude<OldWorldSurface, "hand">;

/** Where the pool lies: beside the middle, or below the map on a phone. */
export type PoolPlace = "beside" | "below";

/**
 * Where the viewer is asked something; else what is going on. What is chosen in the hand, or in the pool where the pool is
 * in sight, leaves the middle as it is.
 */
export function middleOf(sight: OldWorldSight, pool: PoolPlace): MiddleScene {
  const { ask, view } = sight;
  const surface = ask === undefined ? undefined : surfaceOf(ask, sight);
  const isInSight = surface === "pool" && !isAway(sight, pool);
  if (surface !== undefined && surface !== "hand" && !isInSight) return surface;
  if (view.poker !== undefined) return "poker";
  if (view.fight !== undefined) return "fight";
  return view.readings.length > 0 ? "story" : "map";
}

/** Fights and dice take the room of the pool, on a phone a story does. */
function isAway({ view }: OldWorldSight, pool: PoolPlace): boolean {
  if (view.fight !== undefined || view.poker !== undefined) return true;
  return pool === "below" && view.readings.length > 0;
}

function surfaceOf(ask: NonNullable<OldWorldSight["ask"]>, sight: OldWorldSight): OldWorldSurface {
  if (ask.kind === "discardCards" && ask.from === "hand") return "hand";
  return ask.kind === "ability" && isOfKit(sight) ? "fight" : SURFACES[ask.kind];
}

/** What a fighter may use lies on the stage of the fight; an ability of the monster does not. */
function isOfKit({ view, choices }: OldWorldSight): boolean {
  return (
    view.fight !== undefined && choices.every((choice) => choice.kind !== "use" || choice.on !== "monster")
  );
}
