/** The glyphs that are not of the set: `own-glyphs.tsx` draws them. */
export const OWN_NAMES = [
  "plum",
  "wave",
  "stalk",
  "ginkgo",
  "blades",
  "swallow",
  "torii",
  "cup",
  "hat",
  "moon",
  "twins",
] as const;
export type OwnGlyph = (typeof OWN_NAMES)[number];

export function isOwn(name: string): name is OwnGlyph {
  return OWN_NAMES.some((own) => own === name);
}
