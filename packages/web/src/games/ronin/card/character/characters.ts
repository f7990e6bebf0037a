import type { CharacterId } from "@medallion/ronin";

interface Bearer {
  readonly glyph: string;
  readonly tint: string;
  readonly deep: string;
}

/** What each character's emblem and banner show. */
export const BEARERS: Readonly<Record<CharacterId, Bearer>> = {
  geralt: { glyph: "wolf-head", tint: "#8d959a", deep: "#23282b" },
  yennefer: { glyph: "polar-star", tint: "#9a86bd", deep: "#241a38" },
  dandelion: { glyph: "banjo", tint: "#c98fa0", deep: "#43182a" },
  ciri: { glyph: "swallow", tint: "#86b3a4", deep: "#11322b" },
  vesemir: { glyph: "wolf-howl", tint: "#b9a27c", deep: "#382a14" },
  triss: { glyph: "flame", tint: "#d98a55", deep: "#45190a" },
  yukiOnna: { glyph: "snowflake-2", tint: "#a9c6da", deep: "#173044" },
};
