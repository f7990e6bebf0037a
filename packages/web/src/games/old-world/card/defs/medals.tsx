import type { TerrainSymbol } from "@medallion/old-world/data";
import { Glyph } from "../glyph/glyph.tsx";
import { TERRAIN_GLYPHS } from "../glyph/terrain.ts";
import { BLACK, shared, url } from "../inks.ts";
import { TERRAIN_LIST } from "../kinds.ts";
import { TERRAIN_OUTLINES } from "../outlines.ts";

/** The medal of a terrain, of radius 50: outline, tincture, pattern and mark. */
function Medal({ terrain }: { readonly terrain: TerrainSymbol }) {
  const outline = TERRAIN_OUTLINES[terrain];
  return (
    <g id={shared(`medal-${terrain}`)}>
      <path d={outline} transform="scale(1.08)" fill={BLACK} />
      <path d={outline} fill={url("brass")} />
      <path d={outline} transform="scale(.84)" fill={url(terrain)} />
      <path d={outline} transform="scale(.84)" fill={url(`weave-${terrain}`)} />
      <Glyph name={TERRAIN_GLYPHS[terrain]} x={0} y={0} size={58} fill="#fff4d2" />
    </g>
  );
}

export function Medals() {
  return TERRAIN_LIST.map((terrain) => <Medal key={terrain} terrain={terrain} />);
}
