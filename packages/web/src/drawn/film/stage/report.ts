import type { Timeline } from "../plan/cue.ts";
import type { Reports } from "../playback.ts";
import type { Animations } from "./animations.ts";

/** Tells what has been seen of a film as it goes on: its events, what it reveals, and when it has come to rest. */
export function report(animations: Animations, timeline: Timeline<unknown>, reports: Reports): void {
  const { cues, beats, rest, ms } = timeline;
  for (const { event, at, tells = at } of beats) animations.cue(tells, () => reports.told(event + 1));
  for (const cue of cues)
    if (cue.kind === "reveal") animations.cue(cue.at, () => reports.revealed(cue.topic));
  animations.cue(rest, reports.rests);
  animations.endAfter(ms, () => {
    reports.rests();
    reports.ended();
  });
}
