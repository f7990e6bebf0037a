import type { TerrainSymbol } from "@medallion/old-world/pages";
import { Glyph } from "../../card/glyph/glyph.tsx";
import { TERRAIN_GLYPHS } from "../../card/glyph/terrain.ts";
import { BLACK, url } from "../../card/inks.ts";
import { TERRAIN_OUTLINES } from "../../card/outlines.ts";
import styles from "./plaque.module.css";

interface MedallionProps {
  readonly ground: TerrainSymbol;
  readonly number: number;
}

/** The number of a place on the tincture, pattern and outline of its terrain, below its mark. */
export function Medallion({ ground, number }: MedallionProps) {
  const outline = TERRAIN_OUTLINES[ground];
  const isLong = number > 9;
  return (
    <g className={styles.medallion}>
      <path d={outline} transform="scale(1.08)" fill={BLACK} />
      <path d={outline} transform="scale(1.04)" fill={url("brass")} className={styles.rim} />
      <path d={outline} transform="scale(.9)" fill={BLACK} />
      <path d={outline} transform="scale(.865)" fill={url(ground)} />
      <path d={outline} transform="scale(.865)" fill={url(`weave-${ground}`)} />
      <Glyph name={TERRAIN_GLYPHS[ground]} x={0} y={-22} size={27} fill="#fff4d2" />
      <text className={styles.number} y={isLong ? 27 : 29} fontSize={isLong ? 44 : 50}>
        {number}
      </text>
      <path d="M-40 -6A42 42 0 0 1 40 -6Q0 -20 -40 -6Z" fill={url("gloss")} />
    </g>
  );
}
