import type { OldWorldEvent } from "@medallion/old-world";
import type { Scene } from "../../../../scene/scene.ts";

/** A step from one place to the next. */
export interface Leg {
  readonly from: number;
  readonly to: number;
}

/** The way of the turn that is being played, step by step. */
export function wayOfTurn({ log }: Scene): readonly Leg[] {
  const way: Leg[] = [];
  for (const entry of log.toReversed()) {
    if (entry.kind !== "game") continue;
    const event = entry.event as OldWorldEvent;
    if (event.kind === "turnStarted") break;
    if (event.kind === "moved") way.unshift({ from: event.from, to: event.to });
  }
  return way;
}
