import type { Zone } from "../../../games/gwent/motion/plan/zones.ts";
import type { Cue } from "./cue.ts";

export interface Window {
  readonly at: number;
  readonly ms: number;
}

/** When cards come to a place or leave it: then those that stay there make room or close up. */
export function windowsOf(cues: readonly Cue[]): ReadonlyMap<Zone, Window> {
  const windows = new Map<Zone, Window>();
  for (const cue of cues) {
    if (cue.kind !== "travel") continue;
    for (const zone of [cue.from, cue.to]) windows.set(zone, joined(windows.get(zone), cue));
  }
  return windows;
}

function joined(window: Window | undefined, { at, ms }: Window): Window {
  if (window === undefined) return { at, ms };
  const start = Math.min(window.at, at);
  return { at: start, ms: Math.max(window.at + window.ms, at + ms) - start };
}
