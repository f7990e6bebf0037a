import type { House } from "./faction-paths.ts";
import type { Silhouette } from "./silhouettes.ts";
import type { TinctureName } from "./tinctures.ts";

// The names under which `HeraldryDefs` holds what all cards of a page share.

export type Rim = "iron" | "gold" | "bone";

export const fieldId = (tincture: TinctureName) => `h-field-${tincture}`;
export const metalId = (tincture: TinctureName) => `h-metal-${tincture}`;
export const chargeId = (tincture: TinctureName) => `h-charge-${tincture}`;
export const groundId = (house: House) => `h-ground-${house}`;
export const rimId = (rim: Rim) => `h-rim-${rim}`;
export const clipId = (silhouette: Silhouette | "back") => `h-clip-${silhouette}`;
export const iconId = (icon: string) => `h-icon-${icon}`;
export const paintId = (
  paint: "hero" | "raised" | "lowered" | "numeral" | "gloss" | "plate" | "plate-lit" | "vellum",
) => `h-paint-${paint}`;

export const url = (id: string) => `url(#${id})`;

/** The nearly black brown of outlines, and the gold of what heroes and leaders wear. */
export const OUTLINE = "#0b0806";
export const GOLD = "#f0d48a";
