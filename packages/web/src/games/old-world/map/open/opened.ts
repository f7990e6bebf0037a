import type { Drawn } from "../../../../drawn/index.ts";
import { type OldWorldSight, witcherIn } from "../../sight/sight.ts";
import type { OldWorldSpot } from "../../sight/spot.ts";
import { paidFor } from "../state/place-state.ts";

const PLACE = /^place:(\d+)$/u;
/** An opened place, and when and from where it was looked at. */
const OPENED = /^place:(\d+) in \w+ from \d*$/u;

/** What `data-open` names for a place: in another phase, or having ridden on, nobody looks at it any longer. */
export function opening(sight: OldWorldSight, place: number): string {
  return `place:${place} in ${sight.view.phase} from ${witcherIn(sight, sight.player).at ?? ""}`;
}

function placeIn(sight: OldWorldSight, open: string | undefined): number | undefined {
  const place = Number(OPENED.exec(open ?? "")?.[1]);
  return open === opening(sight, place) ? place : undefined;
}

type Table = Pick<Drawn<OldWorldSight, OldWorldSpot>, "sight" | "lights" | "open">;

/**
 * The place that is looked at: the one that was pointed at, or opened, or where the move leads that is paid for. What
 * phase II offers lies on the card of the own place, which opens by itself and stays until it is shut.
 */
export function openedPlace({ sight, lights, open }: Table): number | undefined {
  const pointed = PLACE.exec(lights.selected ?? "");
  const chosen = paidFor(sight) ?? (pointed === null ? placeIn(sight, open) : Number(pointed[1]));
  if (chosen !== undefined || sight.asked !== "phaseTwo" || open === shutFor(sight)) return chosen;
  return witcherIn(sight, sight.player).at;
}

/** What `data-open` names once somebody has shut what opened by itself for this question. */
export function shutFor({ scene }: OldWorldSight): string {
  return `map:${scene.table.question?.id}`;
}

/** Whether a panel or a place was opened: not one that nobody looks at any longer, nor what opens by itself. */
export function isOpened(
  sight: OldWorldSight,
  open: string | undefined,
  held: OldWorldSpot | undefined,
): boolean {
  if (PLACE.test(held ?? "")) return true;
  if (open === undefined || open.startsWith("map:")) return false;
  return open.startsWith("place:") ? placeIn(sight, open) !== undefined : true;
}

/** Whether a thing lies on the card of the own place, which is open. */
export function isAtOpened(table: Table, spot: OldWorldSpot): boolean {
  const opened = openedPlace(table);
  return (
    opened !== undefined &&
    opened === witcherIn(table.sight, table.sight.player).at &&
    isDeed(table.sight, spot)
  );
}

/** What of the answers is done at the place itself. */
const DEEDS = ["action", "monster", "player:", "quest:", "deck:"];

export function isDeed({ asked }: OldWorldSight, spot: OldWorldSpot): boolean {
  return (
    DEEDS.some((start) => spot.startsWith(start)) || (asked === "phaseTwo" && spot.startsWith("attribute:"))
  );
}
