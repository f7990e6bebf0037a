import type { Drawn } from "../../../../drawn/index.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { paidFor } from "../state/place-state.ts";

const PLACE = /^place:(\d+)$/u;

/** The place that is looked at: the one that was pointed at, or opened, or where the move leads that is paid for. */
export function openedPlace({
  sight,
  lights,
  open,
}: Pick<Drawn<OldWorldSight, OldWorldSpot>, "sight" | "lights" | "open">): number | undefined {
  const named = PLACE.exec(lights.selected ?? "") ?? PLACE.exec(open ?? "");
  return paidFor(sight) ?? (named === null ? undefined : Number(named[1]));
}
