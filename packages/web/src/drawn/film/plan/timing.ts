import type { Settings } from "../../../settings/settings.ts";

/** What happened at once takes no longer than this, however much it was; ends of rounds take their own time. */
export const LONGEST = 3400;
/** So long somebody else's card is seen large on its way. */
export const SHOWN = 640;

const SPEEDS: Readonly<Record<Settings["speed"], number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.55,
  fastest: 0.13,
};
/** Where much waits to be told. */
const CROWDED = 0.5;

/** How much of its usual time everything takes. */
export function pace(speed: Settings["speed"], crowded: boolean): number {
  return SPEEDS[speed] * (crowded ? CROWDED : 1);
}
