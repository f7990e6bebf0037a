/** The glyphs that are not of the set: `own-glyphs.tsx` draws them. */
export const OWN_GLYPH_NAMES = [
  "pine",
  "peaks",
  "drop",
  "any-ground",
  "shield",
  "cards",
  "draw",
  "take-discard",
  "return-card",
  "coin",
] as const;
export type OwnGlyphName = (typeof OWN_GLYPH_NAMES)[number];
