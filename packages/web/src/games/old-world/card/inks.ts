import "./inks.css";

/** The tones of a tincture: of a colour, a terrain, a school or the monsters. */
export const toneOf = (tincture: string, tone: "light" | "base" | "deep" | "metal"): string =>
  `var(--ow-${tincture}${tone === "base" ? "" : `-${tone}`})`;

export const INK = "var(--ow-ink)";
export const BLACK = "var(--ow-black)";
export const FIGURE = "var(--ow-figure)";
export const MARK = "var(--ow-mark)";
export const BONE = "var(--ow-bone)";
/** What small glyphs at the corner of a mark are drawn on and with. */
export const BADGE_GROUND = "#120c06";
export const BADGE_INK = "#ffe9b0";

/** How `OldWorldDefs` calls what all drawings share. */
export const shared = (name: string): string => `ow-${name}`;
/** A gradient or a pattern that they share. */
export const url = (name: string): string => `url(#${shared(`paint-${name}`)})`;
