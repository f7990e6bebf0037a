import { type Copy, copyOf, lastDrawing } from "../../../../drawn/film/stage/copies.ts";
import type { Measured } from "../../../../drawn/film/stage/measured.ts";
import type { GwentCue } from "../plan/gwent-draft.ts";
import { zoneOf } from "../plan/zones.ts";

/** A texture that lay over a row. */
export interface KeptSky {
  readonly lane: Element;
  readonly style: Partial<Readonly<Record<"background" | "top" | "right" | "bottom" | "left", string>>>;
}

/** What Gwent's own acts need of the table as it was. */
export interface KeptDrawings {
  /** The last gem of each side that loses one. */
  readonly gems: ReadonlyMap<number, Copy>;
  readonly skies: readonly KeptSky[];
}

export function keep(seen: Measured, cues: readonly GwentCue[]): KeptDrawings {
  const gems = new Map<number, Copy>();
  let clears = false;
  for (const cue of cues) {
    if (cue.kind !== "own") continue;
    const { own } = cue;
    if (own.kind === "sky") clears ||= !own.comes;
    if (own.kind !== "gem") continue;
    const copy = copyOf(seen, lastDrawing(seen, zoneOf.gems(own.side), "svg:not([data-lost])"));
    if (copy !== undefined) gems.set(own.side, copy);
  }
  return { gems, skies: clears ? skiesOf(seen) : [] };
}

function skiesOf(seen: Measured): readonly KeptSky[] {
  return [...seen.zones].flatMap(([zone, { element }]) => {
    const lane = zone.startsWith("row:") ? element.closest("[data-sky]") : null;
    if (lane === null) return [];
    const { background, top, right, bottom, left } = getComputedStyle(lane, "::before");
    return [{ lane, style: { background, top, right, bottom, left } }];
  });
}
