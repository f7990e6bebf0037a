import type { Options } from "./options.ts";

/** With three to five humans, with two and an Automa, alone with two (RO-12.1). */
export const MODES = ["alliance", "duo", "solo"] as const;
export type RoninMode = (typeof MODES)[number];

export const SEATS: Readonly<Record<RoninMode, readonly number[]>> = {
  alliance: [3, 4, 5],
  duo: [2],
  solo: [1],
};

export function modeOf({ humans }: Pick<Options, "humans">): RoninMode {
  return humans === 1 ? "solo" : humans === 2 ? "duo" : "alliance";
}
