import type { Settings } from "../../../settings/settings.ts";

/** What happened at once takes no longer than this, however much it was. */
export const LONGEST = 2600;
/** While the viewer is asked something, the table comes to rest sooner. */
export const LONGEST_ASKED = 1800;
/** What still moves when the viewer's next question comes has ended by then, and the question is shown. */
export const HURRY = 200;

const SPEEDS: Readonly<Record<Settings["speed"], number>> = { slow: 1.7, normal: 1, fast: 0.55 };

export function pace(speed: Settings["speed"]): number {
  return SPEEDS[speed];
}
