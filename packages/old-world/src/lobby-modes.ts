/** Against other witchers, or alone (section 16). */
export const MODES = ["adventure", "solo"] as const;
export type OldWorldMode = (typeof MODES)[number];

export const SEATS: Readonly<Record<OldWorldMode, readonly number[]>> = {
  adventure: [2, 3, 4, 5],
  solo: [1],
};

export function modeOf({ seats }: { readonly seats: number }): OldWorldMode {
  return seats === 1 ? "solo" : "adventure";
}
