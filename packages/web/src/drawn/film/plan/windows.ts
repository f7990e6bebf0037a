import type { Cue, When, Zone } from "./cue.ts";

/** When cards come to a place or leave it: then those that stay there make room or close up. */
export function windowsOf(cues: readonly Cue<unknown>[]): ReadonlyMap<Zone, When> {
  const windows = new Map<Zone, When>();
  for (const cue of cues) {
    if (cue.kind !== "travel") continue;
    for (const zone of [cue.from, cue.to]) windows.set(zone, joined(windows.get(zone), cue));
  }
  return windows;
}

function joined(window: When | undefined, { at, ms }: When): When {
  if (window === undefined) return { at, ms };
  const start = Math.min(window.at, at);
  return { at: start, ms: Math.max(window.at + window.ms, at + ms) - start };
}
