import type { TerrainSymbol } from "@medallion/old-world/data";
import type { OwnGlyphName } from "./own-names.ts";

/** The mark of each terrain. */
export const TERRAIN_GLYPHS: Readonly<Record<TerrainSymbol, OwnGlyphName>> = {
  forest: "pine",
  mountain: "peaks",
  water: "drop",
  wild: "any-ground",
};
