/** What is painted on the label of each potion, and with which dye. */
interface PotionLabel {
  readonly glyph: string;
  readonly dye: string;
}

const POTIONS: Readonly<Record<string, PotionLabel>> = {
  swallow: { glyph: "swallow", dye: "#a8441f" },
  blizzard: { glyph: "snowflake-2", dye: "#2a6098" },
  blackBlood: { glyph: "drop", dye: "#6e1218" },
  petrisPhilter: { glyph: "fizzing-flask", dye: "#6a3d8e" },
  mariborForest: { glyph: "oak-leaf", dye: "#35632c" },
  tawnyOwl: { glyph: "barn-owl", dye: "#7d4d1b" },
  goldenOriole: { glyph: "hummingbird", dye: "#8a6508" },
};

/** A potion that only a scenario knows is a bottle. */
const UNKNOWN: PotionLabel = { glyph: "standing-potion", dye: "#54452f" };

export const potionLabel = (potion: string): PotionLabel => POTIONS[potion] ?? UNKNOWN;
export const POTION_GLYPHS: readonly string[] = [...Object.values(POTIONS), UNKNOWN].map(
  ({ glyph }) => glyph,
);
