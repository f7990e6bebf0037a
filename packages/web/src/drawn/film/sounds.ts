import type { SoundName } from "../../sound/recipes.ts";
import type { Beat } from "./plan/cue.ts";

/** What is heard, and when. */
export interface Heard {
  readonly name: SoundName;
  readonly at: number;
}

/** The same sound again so soon is heard as noise. */
const APART = 70;

/** What is heard of events that have their turns at these beats; some sound when what they move has arrived. */
export function heardApart<Event extends { readonly kind: string }>(
  events: readonly Event[],
  beats: readonly Beat[],
  soundOf: (event: Event) => SoundName | undefined,
  landing: ReadonlySet<Event["kind"]>,
): readonly Heard[] {
  const heard: Heard[] = [];
  for (const { event: place, at: start, lands } of beats) {
    const event = events[place];
    const name = event === undefined ? undefined : soundOf(event);
    if (event === undefined || name === undefined) continue;
    const at = landing.has(event.kind) ? lands : start;
    if (!heard.some((other) => other.name === name && Math.abs(other.at - at) < APART))
      heard.push({ name, at });
  }
  return heard;
}
